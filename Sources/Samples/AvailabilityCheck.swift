import APIModel
import SwiftParser
import SwiftSyntax

/// A version of a system: `15.0`.
package struct SystemVersion: Sendable, Hashable, Comparable, Codable {
    package var parts: [Int]

    /// Nil for what isn't numbers and dots.
    package init?(_ text: String) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard !parts.isEmpty, !parts.contains(nil) else { return nil }
        self.parts = parts.compactMap { $0 }
    }

    package var text: String { (parts.count > 1 ? parts : parts + [0]).map(String.init).joined(separator: ".") }

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        let count = max(left.parts.count, right.parts.count)
        func padded(_ version: SystemVersion) -> [Int] {
            version.parts + Array(repeating: 0, count: count - version.parts.count)
        }
        return padded(left).lexicographicallyPrecedes(padded(right))
    }
}

/// What a sample's use of the library comes to on a system that is deployed to, as the compiler would say it with Apple's
/// SDK: from the declarations' availability, since a compiler for Linux doesn't look at that of iOS.
struct AvailabilityCheck: Sendable {
    let model: APIModel
    let platform: String

    /// - Parameters:
    ///   - code: what was compiled; places of identifiers and messages are those of this text.
    ///   - system: the oldest system that the sample is to run on.
    /// - Returns: an error for each use of what came later and isn't guarded, a warning for each use of what is deprecated.
    func messages(_ code: String, _ identifiers: [Identifier], system: SystemVersion) -> [CompilerMessage] {
        let uses = identifiers.compactMap { identifier in
            model[identifier.symbol].flatMap { symbol in
                remark(identifier, symbol, system).map { (identifier, symbol, $0) }
            }
        }
        guard !uses.isEmpty else { return [] }
        let guards = AvailabilityGuards(code, platform: platform)
        var seen: Set<String> = []
        return uses.compactMap { identifier, symbol, remark in
            let place = guards.offset(line: identifier.line, byteColumn: identifier.byteColumn)
            let guarded = max(system, guards.version(at: place) ?? system)
            switch remark {
            case .tooNew(let version):
                guard guarded < version else { return nil }
                return message(
                    .error, "'\(symbol.path.name)' is only available in \(platform) \(version.text) or newer",
                    identifier,
                    &seen)
            case .deprecated(let item, let version):
                if guards.isInDeprecated(place) { return nil }
                let advice = item.message.map { ": \($0)" } ?? ""
                return message(
                    .warning, "'\(symbol.path.name)' was deprecated in \(platform) \(version.text)\(advice)",
                    identifier,
                    &seen)
            }
        }
    }

    /// The oldest system on which everything is available; nil when nothing says.
    func oldestSystem(_ identifiers: [Identifier]) -> SystemVersion? {
        identifiers.filter { $0.role != .implements }.compactMap { identifier in
            model[identifier.symbol].flatMap(introduced)
        }.max()
    }

    private enum Remark {
        case tooNew(SystemVersion)
        case deprecated(Symbol.Availability, SystemVersion)
    }

    private func remark(_ identifier: Identifier, _ symbol: Symbol, _ system: SystemVersion) -> Remark? {
        // A method that the system doesn't know yet isn't called: no error.
        if identifier.role != .implements, let version = introduced(symbol), system < version {
            return .tooNew(version)
        }
        let item = symbol.availability.first { $0.platform == platform && $0.deprecated != nil }
        guard let item, let version = item.deprecated.flatMap(SystemVersion.init), version <= system else { return nil }
        return .deprecated(item, version)
    }

    /// A member is no older than its type.
    private func introduced(_ symbol: Symbol) -> SystemVersion? {
        var versions: [SystemVersion] = []
        var current: Symbol? = symbol
        while let symbol = current {
            let item = symbol.availability.first { $0.platform == platform }
            if let version = item?.introduced.flatMap(SystemVersion.init) { versions.append(version) }
            current = symbol.path.parent.flatMap { model.symbol(at: $0) }
        }
        return versions.max()
    }

    private func message(
        _ severity: CompilerMessage.Severity, _ text: String, _ identifier: Identifier,
        notes: [String] = [], _ seen: inout Set<String>
    ) -> CompilerMessage? {
        guard seen.insert("\(identifier.line):\(identifier.byteColumn):\(text)").inserted else { return nil }
        return CompilerMessage(
            severity: severity, text: text, line: identifier.line, byteColumn: identifier.byteColumn, notes: notes,
            origin: .library)
    }
}

/// Where a text says that it only runs on newer systems: `#available`, `@available`.
struct AvailabilityGuards {
    private struct Region {
        var range: Range<Int>
        var version: SystemVersion
    }

    private let lines: LineTable
    private var regions: [Region] = []
    private var deprecated: [Range<Int>] = []

    init(_ code: String, platform: String) {
        lines = LineTable(code.utf8)
        guard code.contains("available") else { return }
        let finder = Finder(platform: platform)
        finder.walk(Parser.parse(source: code))
        regions = finder.regions.map { Region(range: $0.0, version: $0.1) }
        deprecated = finder.deprecated
    }

    func offset(line: Int, byteColumn: Int) -> Int { lines.offset(line: line, byteColumn: byteColumn) ?? 0 }

    /// The oldest system that can run the place, where something says so.
    func version(at offset: Int) -> SystemVersion? {
        regions.filter { $0.range.contains(offset) }.map(\.version).max()
    }

    /// What is itself deprecated may use what is.
    func isInDeprecated(_ offset: Int) -> Bool { deprecated.contains { $0.contains(offset) } }

    private final class Finder: SyntaxVisitor {
        let platform: String
        var regions: [(Range<Int>, SystemVersion)] = []
        var deprecated: [Range<Int>] = []

        init(platform: String) {
            self.platform = platform
            super.init(viewMode: .sourceAccurate)
        }

        private func range(_ node: some SyntaxProtocol) -> Range<Int> {
            node.position.utf8Offset..<node.endPosition.utf8Offset
        }

        private func version(_ arguments: AvailabilityArgumentListSyntax) -> SystemVersion? {
            for argument in arguments {
                if case .availabilityVersionRestriction(let item) = argument.argument, item.platform.text == platform {
                    return item.version.flatMap { SystemVersion($0.trimmedDescription) }
                }
                if case .availabilityLabeledArgument(let item) = argument.argument, item.label.text == "introduced" {
                    return SystemVersion(item.value.trimmedDescription)
                }
            }
            return nil
        }

        private func version(_ conditions: ConditionElementListSyntax, _ keyword: Keyword) -> SystemVersion? {
            conditions.compactMap { element -> SystemVersion? in
                guard case .availability(let condition) = element.condition,
                    condition.availabilityKeyword.tokenKind
                        == (keyword == .available ? .poundAvailable : .poundUnavailable)
                else { return nil }
                return version(condition.availabilityArguments)
            }.max()
        }

        private enum Keyword { case available, unavailable }

        override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
            if let version = version(node.conditions, .available) {
                // What follows the condition in the same list is guarded too.
                let end = node.body.endPosition.utf8Offset
                regions.append((node.conditions.position.utf8Offset..<end, version))
            }
            if let version = version(node.conditions, .unavailable), let other = node.elseBody {
                regions.append((range(other), version))
            }
            return .visitChildren
        }

        override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
            if let version = version(node.conditions, .available),
                let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self)
            {
                regions.append((node.conditions.position.utf8Offset..<list.endPosition.utf8Offset, version))
            }
            return .visitChildren
        }

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            guard case .availability(let arguments) = node.arguments, let declaration = node.parent?.parent else {
                return .visitChildren
            }
            if let version = version(arguments) { regions.append((range(declaration), version)) }
            if arguments.contains(where: { $0.argument.trimmedDescription.hasPrefix("deprecated") }) {
                deprecated.append(range(declaration))
            }
            return .visitChildren
        }
    }
}
