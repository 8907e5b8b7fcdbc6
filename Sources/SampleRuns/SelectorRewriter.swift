import Diagnostics
import SwiftParser
import SwiftSyntax

/// Rewrites what a program says to Objective-C into what says the same without it, line for line: `#selector(tick(_:))` takes
/// the method itself along, attributes that only Objective-C reads are left out.
struct SelectorRewriter {
    /// Something that a run can't do, at a line and a byte column of the text.
    struct Refusal {
        var line: Int
        var byteColumn: Int
        var reason: String
    }

    private(set) var refusals: [Refusal] = []
    /// The text for the run.
    private(set) var text: String

    init(_ code: String) {
        text = code
        guard
            code.contains("#selector") || code.contains("#keyPath") || code.contains("@objc") || code.contains("@IB")
                || code.contains("removeObserver")
        else { return }
        let tree = Parser.parse(source: code)
        let finder = Finder(places: SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        refusals = finder.refusals
        var bytes = Array(code.utf8)
        for (range, new) in finder.edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            bytes.replaceSubrange(range, with: new.utf8)
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    private final class Finder: SyntaxVisitor {
        var edits: [(Range<Int>, String)] = []
        var refusals: [Refusal] = []
        private let places: SourceLocationConverter

        init(places: SourceLocationConverter) {
            self.places = places
            super.init(viewMode: .sourceAccurate)
        }

        private func range(_ node: some SyntaxProtocol) -> Range<Int> {
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        }

        private func refuse(_ node: some SyntaxProtocol, _ reason: String) {
            let place = node.startLocation(converter: places)
            refusals.append(Refusal(line: place.line, byteColumn: place.column, reason: reason))
        }

        // MARK: Attributes

        private static let attributes: Set = [
            "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
        ]

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            guard Self.attributes.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
            let place = range(node)
            edits.append((place, String(repeating: " ", count: place.count)))
            return .skipChildren
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            for member in node.memberBlock.members {
                let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
                if let optional = modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) }) {
                    refuse(optional, "optional requirements need Objective-C")
                }
            }
            return .visitChildren
        }

        // MARK: Selectors and key paths

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            switch node.macroName.text {
            case "selector": select(node)
            case "keyPath":
                let path = node.arguments.first?.expression.trimmedDescription ?? ""
                // A type at the beginning says where the path starts and is no part of it.
                let parts = path.split(separator: ".").drop { $0.first?.isUppercase == true }
                edits.append((range(node), "\"\(parts.joined(separator: "."))\""))
            default: return .visitChildren
            }
            return .skipChildren
        }

        private func select(_ node: MacroExpansionExprSyntax) {
            guard let argument = node.arguments.first, argument.label == nil else {
                return refuse(node, "a property's selector needs Objective-C")
            }
            let (owner, method): (String?, DeclReferenceExprSyntax)
            if let access = argument.expression.as(MemberAccessExprSyntax.self), let base = access.base {
                let isSelf = base.trimmedDescription == "self" || base.trimmedDescription == "Self"
                method = access.declName
                owner = isSelf ? enclosingType(node) : base.trimmedDescription
                if owner?.split(separator: ".").last?.first?.isUppercase != true {
                    return refuse(node, "a run needs the type that has the method, as in '#selector(Type.method)'")
                }
            } else if let name = argument.expression.as(DeclReferenceExprSyntax.self) {
                method = name
                owner = enclosingType(node)
            } else {
                return refuse(node, "a run can't tell which method '\(argument.expression.trimmedDescription)' is")
            }
            guard let owner else { return refuse(node, "a run needs the type that has the method") }
            edits.append(
                (range(node), "Selector(\"\(Self.name(method))\", \(owner).\(method.trimmedDescription))"))
        }

        /// As Objective-C says it: `tick:` for `tick(_:)`, `seek:to:` for `seek(_:to:)`.
        private static func name(_ method: DeclReferenceExprSyntax) -> String {
            let labels = method.argumentNames?.arguments.map(\.name.text) ?? []
            guard let first = labels.first else { return method.baseName.text }
            let head = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
            return method.baseName.text + head + ":" + labels.dropFirst().map { "\($0):" }.joined()
        }

        private func enclosingType(_ node: some SyntaxProtocol) -> String? {
            var names: [String] = []
            var current = node.parent
            while let parent = current {
                if let type = parent.as(ExtensionDeclSyntax.self) {
                    names.insert(type.extendedType.trimmedDescription, at: 0)
                } else if parent.asProtocol((any DeclGroupSyntax).self) != nil,
                    let type = parent.asProtocol((any NamedDeclSyntax).self)
                {
                    names.insert(type.name.text, at: 0)
                }
                current = parent.parent
            }
            return names.isEmpty ? nil : names.joined(separator: ".")
        }

        // MARK: Observers

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
                access.declName.baseName.text == "removeObserver", node.arguments.first?.label == nil
            {
                edits.append((range(access.declName.baseName), "_removeObserver"))
            }
            return .visitChildren
        }
    }
}
