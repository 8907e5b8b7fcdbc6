import APIModel
import Glossary

/// A page of the site, in whichever language.
package enum PageKey: Sendable, Hashable {
    case home
    case guides
    case guide(String)
    case reference
    /// Every symbol by the letter of its name.
    case symbolIndex
    case symbol(SymbolPath)
    case glossary
    /// What each concept is called in each language.
    case terms
    case samples
    case sources
    case source(String)
    /// Which text treats which method.
    case methods
    /// The recorded call orders.
    case orders
    /// How far the recorded orders can be trusted.
    case fidelity
    /// How the site was checked.
    case checks
}

/// The paths of pages, without language and extension.
package struct PagePaths: Sendable {
    private var symbols: [SymbolPath: String] = [:]
    /// The `async` form of a method with a completion handler is on that method's page.
    private let twins: [SymbolPath: SymbolPath]

    /// - Parameters:
    ///   - types: the documented types.
    ///   - twins: methods that share another's page, with that other.
    ///   - members: each type's members.
    package init(
        types: [SymbolPath], twins: [SymbolPath: SymbolPath] = [:], members: (SymbolPath) -> [SymbolPath]
    ) {
        self.twins = twins
        for type in types {
            let folder = "reference/\(type.components.joined(separator: "."))"
            symbols[type] = "\(folder)/index"
            // Two members may differ in nothing but case or in what a file name can't show.
            var taken: Set<String> = ["index"]
            for member in members(type).sorted() where symbols[member] == nil {
                let name = Self.fileName(member.name)
                var candidate = name
                var number = 2
                while !taken.insert(candidate.lowercased()).inserted {
                    candidate = "\(name)-\(number)"
                    number += 1
                }
                symbols[member] = "\(folder)/\(candidate)"
            }
        }
    }

    /// `scene(_:willConnectTo:options:)` → `scene-willConnectTo-options`: names that every file system and URL bears.
    static func fileName(_ name: String) -> String {
        var parts: [String] = []
        var current = ""
        for scalar in name.unicodeScalars {
            if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
                current.unicodeScalars.append(scalar)
            } else if !current.isEmpty {
                parts.append(current)
                current = ""
            }
        }
        if !current.isEmpty { parts.append(current) }
        return parts.isEmpty ? "operator" : parts.joined(separator: "-")
    }

    package func path(_ key: PageKey) -> String {
        switch key {
        case .home: "index"
        case .guides: "guides/index"
        case .guide(let name): "guides/\(name)"
        case .reference: "reference/index"
        case .symbolIndex: "reference/a-z"
        case .symbol(let path): symbols[canonical(path)] ?? "reference/index"
        case .glossary: "glossary/index"
        case .terms: "glossary/languages"
        case .samples: "samples/index"
        case .sources: "sources/index"
        case .source(let name): "sources/\(name)"
        case .methods: "methods/index"
        case .orders: "orders/index"
        case .fidelity: "fidelity/index"
        case .checks: "checks/index"
        }
    }

    package func documents(_ path: SymbolPath) -> Bool { symbols[canonical(path)] != nil }
    /// The paths that `path`'s page treats besides.
    package func sharers(of path: SymbolPath) -> [SymbolPath] { twins.filter { $0.value == path }.keys.sorted() }
    /// The path whose page treats `path`.
    package func canonical(_ path: SymbolPath) -> SymbolPath { twins[path] ?? path }
    package var symbolPaths: some Sequence<SymbolPath> { symbols.keys }
}

/// Where a link leads. There is no case for a link that leads nowhere.
package enum ResolvedLink: Sendable, Hashable {
    case page(PageKey, anchor: String?)
    case symbol(SymbolPath)
    case concept(TermLink)
    case external(String)
    /// A place on the same page.
    case anchor(String)
}

/// A word of a text, linked to its concept.
package struct TermLink: Sendable, Hashable {
    package var concept: ConceptID
    /// By which rule the word was found to be the concept's term; empty for a link that an author wrote.
    package var reason: String
    /// Where the word stands in its file, which makes a name of the link.
    package var offset: Int

    package init(concept: ConceptID, reason: String = "", offset: Int = 0) {
        self.concept = concept
        self.reason = reason
        self.offset = offset
    }
}

extension PageKey: Comparable {
    private var rank: Int {
        switch self {
        case .home: 0
        case .guides: 1
        case .guide: 2
        case .reference: 3
        case .symbolIndex: 4
        case .symbol: 5
        case .glossary: 6
        case .terms: 7
        case .samples: 8
        case .sources: 9
        case .source: 10
        case .methods: 11
        case .orders: 12
        case .fidelity: 13
        case .checks: 14
        }
    }

    private var name: String {
        switch self {
        case .guide(let name), .source(let name): name
        case .symbol(let path): path.text
        default: ""
        }
    }

    package static func < (left: PageKey, right: PageKey) -> Bool {
        (left.rank, left.name) < (right.rank, right.name)
    }
}
