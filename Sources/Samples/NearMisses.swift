import APIModel
import Diagnostics

/// Tells the slip of a known name from a name of the reader's own.
struct NearMisses: Sendable {
    /// Names of types and of what stands at the top level.
    private let types: [String]
    private let functions: [String]
    /// Names of members of the library.
    private let members: Set<String>
    private let memberList: [String]

    init(_ model: APIModel) {
        var types: Set<String> = []
        var functions: Set<String> = []
        var members: Set<String> = []
        for symbol in model.symbols.values {
            for component in symbol.path.components {
                let name = String(component.prefix { $0 != "(" })
                if name.first?.isUppercase == true { types.insert(name) }
            }
            let name = String(symbol.path.name.prefix { $0 != "(" })
            if symbol.path.components.count == 1 { functions.insert(name) } else { members.insert(name) }
        }
        self.types = types.filter { $0.count > 2 }.sorted()
        self.functions = functions.filter { $0.count > 4 && $0.first?.isLowercase == true }.sorted()
        self.members = members
        memberList = members.filter { $0.count > 4 }.sorted()
    }

    /// The known name that `name` is a misspelling of. A type's name is held against the library's types; a value's only
    /// against what a value by itself can be there: a global function, or one of `local`.
    func nearMiss(of name: String, local: some Sequence<String>) -> String? {
        if name.first?.isUppercase == true {
            return nearest(to: name, among: types.filter { isCandidate($0, name) } + local.filter { $0.count > 2 })
        }
        return nearest(to: name, among: functions + local.filter { $0.count > 4 })
    }

    /// The library's member that a name after a dot is a misspelling of; nil for one that the library has.
    func nearMissOfMember(_ name: String) -> String? {
        members.contains(name) ? nil : nearest(to: name, among: memberList)
    }

    private func nearest(to name: String, among candidates: [String]) -> String? {
        guard name.count >= 3 else { return nil }
        let scalars = Array(name.unicodeScalars)
        let limit = name.count >= 12 ? 2 : 1
        var best: (distance: Int, name: String)?
        for candidate in candidates where abs(candidate.utf8.count - name.utf8.count) <= limit && candidate != name {
            guard candidate.first?.isUppercase == name.first?.isUppercase, !isPlural(candidate, name) else { continue }
            let distance = editDistance(scalars, Array(candidate.unicodeScalars))
            // A short name is a slip only of one that begins alike.
            if name.count < 6, candidate.prefix(2) != name.prefix(2) { continue }
            if distance <= limit, distance < (best?.distance ?? .max) { best = (distance, candidate) }
        }
        return best?.name
    }

    /// `Views` is a name beside `View`.
    private func isPlural(_ left: String, _ right: String) -> Bool { left + "s" == right || right + "s" == left }

    /// `ViewController` is a name of its own, neither `UIViewController` without its prefix nor `viewController`;
    /// `MySceneDelegate` is a project's class beside `UISceneDelegate`, but `IUSceneDelegate` is a slip.
    private func isCandidate(_ known: String, _ name: String) -> Bool {
        if known.hasSuffix(name) || name.hasSuffix(known) { return false }
        return !(known.dropFirst(2) == name.dropFirst(2) && known.prefix(2).sorted() != name.prefix(2).sorted())
    }
}
