import Diagnostics

/// The API that is documented: its symbols, by identifier and by path, and how they hang together.
package struct APIModel: Sendable {
    package private(set) var symbols: [SymbolID: Symbol] = [:]
    /// Several symbols may share a path: overloads, and a method with its `async` twin.
    private var byPath: [String: [SymbolID]] = [:]
    private var byName: [String: [SymbolID]] = [:]
    private var childrenOf: [String: [SymbolID]] = [:]
    private var conformances: [SymbolID: [SymbolID]] = [:]
    private var names: [SymbolID: String] = [:]

    package init() {}

    package init(symbols: [Symbol], conformances: [(type: SymbolID, to: SymbolID, name: String)] = []) {
        for symbol in symbols where self.symbols[symbol.id] == nil { self.symbols[symbol.id] = symbol }
        for symbol in self.symbols.values.sorted(by: { ($0.path, $0.id) < ($1.path, $1.id) }) {
            byPath[symbol.path.text, default: []].append(symbol.id)
            byName[symbol.path.name, default: []].append(symbol.id)
            if let parent = symbol.path.parent { childrenOf[parent.text, default: []].append(symbol.id) }
        }
        for (type, target, name) in conformances {
            self.conformances[type, default: []].append(target)
            names[target] = name
        }
    }

    package subscript(id: SymbolID) -> Symbol? { symbols[id] }

    /// The symbols at `path`, a fixed order. `init(_:)` written without its type isn't a path.
    package func symbols(at path: SymbolPath) -> [Symbol] {
        (byPath[path.text] ?? []).compactMap { symbols[$0] }
    }

    /// The symbols whose last part is `name`, wherever they stand, a fixed order.
    package func symbols(named name: String) -> [Symbol] { (byName[name] ?? []).compactMap { symbols[$0] } }

    /// The last parts of all paths.
    package var lastNames: some Sequence<String> { byName.keys }

    /// The one symbol that a link to `path` leads to: the first that isn't deprecated, else the first.
    package func symbol(at path: SymbolPath) -> Symbol? {
        let found = symbols(at: path)
        return found.first { !$0.isDeprecated } ?? found.first
    }

    /// Members of the type at `path`, by path.
    package func members(of path: SymbolPath) -> [Symbol] {
        (childrenOf[path.text] ?? []).compactMap { symbols[$0] }
    }

    package var paths: some Sequence<String> { byPath.keys }
    /// The symbols' own names, without those of what they are in; made anew each time.
    package var symbolNames: Set<String> { Set(symbols.values.map(\.path.name)) }

    /// What a type inherits from or conforms to, with the names that the symbol graph gives to types of other modules.
    package func supertypes(of id: SymbolID) -> [(id: SymbolID, name: String)] {
        (conformances[id] ?? []).map { ($0, symbols[$0]?.path.components.joined(separator: ".") ?? names[$0] ?? "") }
    }

    package func subtypes(of id: SymbolID) -> [Symbol] {
        conformances.filter { $0.value.contains(id) }.compactMap { symbols[$0.key] }.sorted { $0.path < $1.path }
    }
}
