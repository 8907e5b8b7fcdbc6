import Diagnostics
import Foundation

/// Reads the symbol graphs that the compiler writes (`-emit-symbol-graph`, format 0.6).
package enum SymbolGraphReader {
    /// Attributes that the type-check copy needs on Linux and that Apple's declarations don't show.
    private static let hiddenAttributes: Set<String> = [
        "@objc", "@objcMembers", "@preconcurrency", "@nonobjc", "@_disfavoredOverload", "dynamic",
    ]

    /// - Returns: the model of all `files` together. A file that isn't a symbol graph gives a `malformed-symbol-graph`
    ///   error and is left out.
    package static func read(_ files: [SourceFile]) -> (model: APIModel, diagnostics: [Diagnostic]) {
        var symbols: [Symbol] = []
        var conformances: [(type: SymbolID, to: SymbolID, name: String)] = []
        var diagnostics: [Diagnostic] = []
        for file in files {
            do {
                let graph = try JSONDecoder().decode(Graph.self, from: Data(file.bytes))
                symbols += graph.symbols.map { $0.symbol(in: graph.module.name) }
                conformances += graph.relationships
                    .filter { $0.kind == "conformsTo" || $0.kind == "inheritsFrom" }
                    .map { (SymbolID($0.source), SymbolID($0.target), $0.targetFallback ?? "") }
            } catch {
                diagnostics.append(
                    Diagnostic(
                        "malformed-symbol-graph", .error,
                        "'\(file.path)' is no symbol graph: \(error)", at: SourceLocation(file, SourceRange(0, 0)),
                        notes: [Note("Delete the cache folder and build again.")]))
            }
        }
        return (APIModel(symbols: symbols, conformances: conformances), diagnostics)
    }

    private struct Graph: Decodable {
        struct Module: Decodable { var name: String }
        var module: Module
        var symbols: [RawSymbol]
        var relationships: [Relationship]
    }

    private struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    private struct RawFragment: Decodable {
        var kind: String
        var spelling: String
        var preciseIdentifier: String?
    }

    private struct RawSymbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Names: Decodable { var subHeading: [RawFragment]? }
        struct Line: Decodable { var text: String }
        struct Comment: Decodable { var lines: [Line] }
        struct Location: Decodable {
            struct Position: Decodable { var line: Int }
            var position: Position
        }
        struct Version: Decodable {
            var major: Int
            var minor: Int?
            var patch: Int?
            var text: String {
                ([major, minor ?? 0] + (patch.map { $0 == 0 ? [] : [$0] } ?? [])).map(String.init).joined(
                    separator: ".")
            }
        }
        struct Availability: Decodable {
            var domain: String?
            var introduced: Version?
            var deprecated: Version?
            var obsoleted: Version?
            var message: String?
            var renamed: String?
            var isUnconditionallyDeprecated: Bool?
            var isUnconditionallyUnavailable: Bool?
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var names: Names
        var docComment: Comment?
        var declarationFragments: [RawFragment]?
        var availability: [Availability]?
        var location: Location?

        func symbol(in module: String) -> Symbol {
            let fragments = (declarationFragments ?? []).map(SymbolGraphReader.fragment)
            return Symbol(
                id: SymbolID(identifier.precise),
                kind: Symbol.Kind(rawValue: kind.identifier) ?? .other,
                module: module,
                path: SymbolPath(pathComponents),
                declaration: SymbolGraphReader.withoutHiddenAttributes(fragments),
                subheading: (names.subHeading ?? []).map(SymbolGraphReader.fragment),
                documentation: (docComment?.lines ?? []).map(\.text).joined(separator: "\n"),
                availability: (availability ?? []).map { item in
                    Symbol.Availability(
                        platform: item.domain ?? "*", introduced: item.introduced?.text,
                        deprecated: item.deprecated?.text, obsoleted: item.obsoleted?.text, message: item.message,
                        renamed: item.renamed.map(SymbolGraphReader.written),
                        isUnconditionallyDeprecated: item.isUnconditionallyDeprecated ?? false,
                        isUnavailable: item.isUnconditionallyUnavailable ?? false)
                },
                isOptionalRequirement: fragments.contains { $0.spelling == "optional" && $0.kind == .keyword },
                line: location?.position.line)
        }
    }

    /// A new name as one writes it: of `getter:Type.name()` the property.
    private static func written(_ renamed: String) -> String {
        guard renamed.hasPrefix("getter:") else { return renamed }
        let name = renamed.dropFirst("getter:".count)
        return String(name.hasSuffix("()") ? name.dropLast(2) : name)
    }

    private static func fragment(_ raw: RawFragment) -> Symbol.Fragment {
        Symbol.Fragment(
            Symbol.Fragment.Kind(rawValue: raw.kind) ?? .text, raw.spelling,
            symbol: raw.preciseIdentifier.map { SymbolID($0) })
    }

    /// Drops each hidden attribute with its argument and the space after it: `@objc(name:) `.
    private static func withoutHiddenAttributes(_ fragments: [Symbol.Fragment]) -> [Symbol.Fragment] {
        var result: [Symbol.Fragment] = []
        var isAfterHidden = false
        var isInArgument = false
        for fragment in fragments {
            if !isInArgument, hiddenAttributes.contains(fragment.spelling),
                fragment.kind == .attribute || fragment.kind == .keyword
            {
                isAfterHidden = true
                continue
            }
            guard isAfterHidden || isInArgument else {
                result.append(fragment)
                continue
            }
            var rest = Substring(fragment.spelling)
            if isAfterHidden, rest.hasPrefix("(") { isInArgument = true }
            if isInArgument {
                guard let end = rest.firstIndex(of: ")") else { continue }
                rest = rest[rest.index(after: end)...]
                isInArgument = false
            }
            isAfterHidden = false
            rest = rest.drop { $0 == " " || $0 == "\n" }
            if !rest.isEmpty { result.append(Symbol.Fragment(fragment.kind, String(rest), symbol: fragment.symbol)) }
        }
        return result
    }
}
