import APIModel
import Diagnostics

/// How objects hang together: types, and the properties by which one leads to the next, as the library declares them.
package struct ObjectChart: Sendable, Hashable {
    /// A type, and its subclass where the next property is declared in that.
    package struct Node: Sendable, Hashable {
        package var types: [SymbolPath]
        /// What an app supplies itself, such as a delegate.
        package var isProtocol: Bool
    }

    package enum Count: String, Sendable, Hashable {
        case one = "1"
        case optional = "0…1"
        case many = "0…n"
    }

    package struct Link: Sendable, Hashable {
        package var from: Int
        package var to: Int
        package var property: SymbolPath
        package var count: Count
    }

    /// As a page names its picture in a fence.
    package static let name = "objects"

    package private(set) var nodes: [Node] = []
    package private(set) var links: [Link] = []

    /// - Parameter properties: each begins at a type that was reached before, or at the first.
    init(_ properties: [WrittenSymbol], _ model: APIModel, _ diagnostics: inout [Diagnostic]) {
        for written in properties {
            let path = SymbolPath(written.path)
            guard let property = model.symbol(at: path), property.kind == .property, let owner = path.parent else {
                let names = model.paths.filter { $0.contains("/") }
                let nearest = nearestName(to: written.path, among: Array(names))
                diagnostics.append(
                    Diagnostic(
                        "unresolved-symbol", .error, "no property named '\(written.path)'", at: written.location,
                        notes: nearest.map { [Note("Did you mean '\($0)'?")] } ?? []))
                continue
            }
            guard let target = Self.target(of: property, model) else {
                diagnostics.append(
                    Diagnostic(
                        "unresolved-symbol", .error, "'\(written.path)' leads to no object of the library",
                        at: written.location))
                continue
            }
            let from = node(owner, model)
            links.append(Link(from: from, to: node(target, model), property: path, count: Self.count(property)))
        }
    }

    /// The number of the node that a type belongs to: its own, or that of the type that it inherits from.
    private mutating func node(_ type: SymbolPath, _ model: APIModel) -> Int {
        let symbol = model.symbol(at: type)
        let supertypes = symbol.map { model.supertypes(of: $0.id).map(\.name) } ?? []
        let place = nodes.firstIndex { node in
            node.types.contains { $0 == type || supertypes.contains($0.components.joined(separator: ".")) }
        }
        guard let place else {
            nodes.append(Node(types: [type], isProtocol: symbol?.kind == .protocol))
            return nodes.count - 1
        }
        if !nodes[place].types.contains(type) { nodes[place].types.append(type) }
        return place
    }

    /// `UISceneSession` of `Set<UISceneSession>`.
    private static func target(of property: Symbol, _ model: APIModel) -> SymbolPath? {
        property.declaration.last { fragment in
            fragment.kind == .typeIdentifier && fragment.symbol.flatMap { model[$0] }?.kind.isType == true
        }.flatMap { $0.symbol.flatMap { model[$0]?.path } }
    }

    private static func count(_ property: Symbol) -> Count {
        let text = property.declarationText
        if text.contains("[") || text.contains("Set<") { return .many }
        return text.contains("?") ? .optional : .one
    }
}
