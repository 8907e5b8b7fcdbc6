import Diagnostics

/// A symbol's unified symbol resolution, the compiler's own name for it: the same in the symbol graph and the index store.
package struct SymbolID: Sendable, Hashable, RawRepresentable, Comparable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
    package init(_ rawValue: String) { self.rawValue = rawValue }
    package static func < (left: SymbolID, right: SymbolID) -> Bool { left.rawValue < right.rawValue }
}

/// Where a symbol stands in its module, as DocC writes it: `UIScene/ConnectionOptions/urlContexts`.
package struct SymbolPath: Sendable, Hashable, Comparable {
    package let components: [String]

    package init(_ components: [String]) { self.components = components }

    /// Splits at `/`, but not inside parentheses or at the start of an operator.
    package init(_ text: String) {
        var components: [String] = []
        var current = ""
        var depth = 0
        for character in text {
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            case "/" where depth == 0 && !current.isEmpty:
                components.append(current)
                current = ""
                continue
            default: break
            }
            current.append(character)
        }
        if !current.isEmpty { components.append(current) }
        self.components = components
    }

    package var name: String { components.last ?? "" }
    package var parent: SymbolPath? { components.count > 1 ? SymbolPath(Array(components.dropLast())) : nil }
    package var text: String { components.joined(separator: "/") }

    package static func < (left: SymbolPath, right: SymbolPath) -> Bool {
        left.components.lexicographicallyPrecedes(right.components)
    }
}

package struct Symbol: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        case `protocol` = "swift.protocol"
        case `class` = "swift.class"
        case `struct` = "swift.struct"
        case `enum` = "swift.enum"
        case `case` = "swift.enum.case"
        case method = "swift.method"
        case typeMethod = "swift.type.method"
        case property = "swift.property"
        case typeProperty = "swift.type.property"
        case initializer = "swift.init"
        case deinitializer = "swift.deinit"
        case `subscript` = "swift.subscript"
        case typeSubscript = "swift.type.subscript"
        case `operator` = "swift.func.op"
        case function = "swift.func"
        case variable = "swift.var"
        case typeAlias = "swift.typealias"
        case associatedType = "swift.associatedtype"
        case macro = "swift.macro"
        case `extension` = "swift.extension"
        case other = ""

        package var isType: Bool {
            switch self {
            case .protocol, .class, .struct, .enum: true
            default: false
            }
        }

        /// Called with arguments: what a delegate method is.
        package var isCallable: Bool {
            switch self {
            case .method, .typeMethod, .initializer, .function, .operator: true
            default: false
            }
        }
    }

    package var id: SymbolID
    package var kind: Kind
    package var module: String
    package var path: SymbolPath
    /// The declaration as the compiler prints it, without the attributes that only serve compiling on Linux.
    package var declaration: [Fragment]
    /// A shorter declaration for lists.
    package var subheading: [Fragment]
    /// Markdown, in English; empty when the declaration has no doc comment.
    package var documentation: String
    package var availability: [Availability]
    /// True for a protocol requirement that a type need not implement.
    package var isOptionalRequirement: Bool
    /// Of its declaration in its file, counted from 0; nil for what the compiler makes.
    package var line: Int?

    package init(
        id: SymbolID, kind: Kind, module: String, path: SymbolPath, declaration: [Fragment] = [],
        subheading: [Fragment] = [], documentation: String = "", availability: [Availability] = [],
        isOptionalRequirement: Bool = false, line: Int? = nil
    ) {
        self.id = id
        self.kind = kind
        self.module = module
        self.path = path
        self.declaration = declaration
        self.subheading = subheading
        self.documentation = documentation
        self.availability = availability
        self.isOptionalRequirement = isOptionalRequirement
        self.line = line
    }
}

extension Symbol {
    /// A token of a declaration; a type's token names its symbol.
    package struct Fragment: Sendable, Hashable {
        package enum Kind: String, Sendable, Hashable {
            case keyword, attribute, number, string, identifier, typeIdentifier, genericParameter, text
            case internalParameter = "internalParam"
            case externalParameter = "externalParam"
        }

        package var kind: Kind
        package var spelling: String
        package var symbol: SymbolID?

        package init(_ kind: Kind, _ spelling: String, symbol: SymbolID? = nil) {
            self.kind = kind
            self.spelling = spelling
            self.symbol = symbol
        }
    }

    /// Since when a symbol exists on a platform, and how it ended.
    package struct Availability: Sendable, Hashable {
        package var platform: String
        package var introduced: String?
        package var deprecated: String?
        package var obsoleted: String?
        package var message: String?
        /// The new name, as the attribute's `renamed:` gives it.
        package var renamed: String?
        /// Deprecated on every version.
        package var isUnconditionallyDeprecated: Bool
        package var isUnavailable: Bool

        package init(
            platform: String, introduced: String? = nil, deprecated: String? = nil, obsoleted: String? = nil,
            message: String? = nil, renamed: String? = nil, isUnconditionallyDeprecated: Bool = false,
            isUnavailable: Bool = false
        ) {
            self.platform = platform
            self.introduced = introduced
            self.deprecated = deprecated
            self.obsoleted = obsoleted
            self.message = message
            self.renamed = renamed
            self.isUnconditionallyDeprecated = isUnconditionallyDeprecated
            self.isUnavailable = isUnavailable
        }
    }

    package var isDeprecated: Bool {
        availability.contains { $0.deprecated != nil || $0.obsoleted != nil || $0.isUnconditionallyDeprecated }
    }

    package var declarationText: String { declaration.map(\.spelling).joined() }
}
