import APIModel
import Diagnostics

/// Members that a project adds, in files that aren't shown, to types of the library, of Swift or of the file itself.
struct AssumedAdditions {
    private struct Place: Hashable, Comparable {
        var owner: String
        var name: String
        var isStatic: Bool

        static func < (left: Place, right: Place) -> Bool { (left.owner, left.name) < (right.owner, right.name) }
    }

    private struct Member {
        /// The calls that it must take; nil for a property.
        var calls: [NameUses.Call]?
        var type: String
        /// A property's type as nobody asked for another.
        var isOpen = true
        /// Makes a view of a view.
        var isModifier = false
    }

    private var members: [Place: Member] = [:]
    private var initializers: [String: [NameUses.Call]] = [:]
    private var classes: Set<String> = []

    var isEmpty: Bool { members.isEmpty && initializers.isEmpty }
    /// How many names were added.
    var count: Int { members.count + initializers.count }

    /// - Returns: whether the message says anything new of a type that isn't assumed.
    mutating func learn(
        from message: CompilerMessage, _ uses: NameUses, model: APIModel, assumed: Set<String>,
        isSlip: (_ member: String, _ type: String, _ message: CompilerMessage) -> Bool
    ) -> Bool {
        let quoted = message.quoted
        if message.text.contains("has no member"), quoted.count > 1 {
            let isStatic = message.text.hasPrefix("type '")
            guard isStatic || message.text.hasPrefix("value of type '"), let owner = Self.owner(quoted[0]),
                !assumed.contains(owner), owner != AssumedNames.filler || isStatic, !isSlip(quoted[1], owner, message)
            else { return false }
            // A nested type's name stands in its path.
            guard quoted[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
            return add(quoted[1], to: owner, isStatic: isStatic, uses, model)
        }
        guard Self.isAboutArguments(message.text) else { return false }
        var hasNews = false
        for name in (uses.callees[message.line] ?? []).sorted() where name.first?.isUppercase == true {
            hasNews = addInitializers(of: name, uses.calls[name] ?? [], model) || hasNews
        }
        return hasNews
    }

    private mutating func add(
        _ name: String, to owner: String, isStatic: Bool, _ uses: NameUses, _ model: APIModel
    ) -> Bool {
        let symbol = model.symbol(at: SymbolPath(owner))
        let isView = owner == "View" || symbol?.module == "SwiftUI" && symbol?.kind == .struct
        let isModifier = isView && !isStatic && uses.memberCalls[name] != nil
        let place = Place(owner: isModifier ? "View" : owner, name: name, isStatic: isStatic)
        guard members[place] == nil else { return false }
        members[place] = Member(
            calls: uses.memberCalls[name].map(AssumedNames.distinct), type: isStatic ? owner : AssumedNames.filler,
            isModifier: isModifier)
        return true
    }

    /// Adds a function that makes a view of a view.
    mutating func addModifier(_ name: String, _ uses: NameUses) -> Bool {
        let place = Place(owner: "View", name: name, isStatic: false)
        guard members[place] == nil else { return false }
        members[place] = Member(
            calls: AssumedNames.distinct(uses.memberCalls[name] ?? []), type: AssumedNames.filler, isModifier: true)
        return true
    }

    private static func isAboutArguments(_ text: String) -> Bool {
        [
            "no exact matches in call to initializer", "incorrect argument label", "extraneous argument label",
            "missing argument", "argument passed to call that takes no arguments", "extra argument",
            "no matching initializer", "cannot convert value of type",
        ].contains(where: text.contains)
    }

    /// Initializers for calls with labels that no initializer of the library's type has.
    private mutating func addInitializers(of name: String, _ calls: [NameUses.Call], _ model: APIModel) -> Bool {
        guard let type = model.symbol(at: SymbolPath(name)) else { return false }
        let known = model.members(of: SymbolPath(name)).filter { $0.kind == .initializer }.map {
            Self.labels($0.path.name)
        }
        let open = AssumedNames.distinct(calls).filter { call in
            let labels = call.labels
            guard let first = labels.first, !first.isEmpty else { return false }
            return !known.contains { Self.serves($0, labels) || Self.resembles($0, labels) }
        }
        guard !open.isEmpty, initializers[name] == nil else { return false }
        initializers[name] = open
        if type.kind == .class { classes.insert(name) }
        return true
    }

    private static func labels(_ name: String) -> [String] {
        name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
    }

    /// Whether a call with `labels` may leave out what `known` has more.
    private static func serves(_ known: [String], _ labels: [String]) -> Bool {
        var rest = known[...]
        for label in labels {
            guard let index = rest.firstIndex(of: label) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    /// A label that is nearly the library's is a slip.
    private static func resembles(_ known: [String], _ labels: [String]) -> Bool {
        zip(known, labels).contains { own, label in
            let limit = label.count > 4 ? 2 : 1
            return own != label && editDistance(Array(own.unicodeScalars), Array(label.unicodeScalars)) <= limit
        }
    }

    /// The type of one of the open members on a line becomes `wanted`.
    mutating func setType(_ wanted: String, of names: Set<String>) -> Bool {
        let place = members.keys.sorted().first {
            names.contains($0.name) && members[$0]?.isOpen == true && members[$0]?.calls == nil
        }
        guard let place else { return false }
        members[place]?.type = wanted
        members[place]?.isOpen = false
        return true
    }

    func assumptions(_ names: AssumedNames) -> [Assumption] {
        members.sorted { $0.key < $1.key }.map { place, member in
            let head = place.isStatic ? "static " : ""
            let declarations: [String]
            if let calls = member.calls {
                declarations =
                    member.isModifier
                    ? calls.map {
                        let signature = CallSignature($0)
                        return "func \(place.name)\(signature.generics)(\(signature.parameters)) -> some View { self }"
                    } : names.functions("\(head)func \(AssumedNames.escaped(place.name))", place.name, calls)
            } else {
                let setter = place.isStatic ? "set {}" : "nonmutating set {}"
                declarations = [
                    "\(head)var \(AssumedNames.escaped(place.name)): \(member.type) { get { fatalError() } \(setter) }"
                ]
            }
            return Assumption(
                name: "\(place.owner).\(place.name)", kind: head + (member.calls == nil ? "var" : "func"),
                declaration: "extension \(place.owner) { \(declarations.joined(separator: "; ")) }")
        }
            + initializers.sorted { $0.key < $1.key }.map { name, calls in
                let declarations = calls.map {
                    let signature = CallSignature($0)
                    return
                        "\(classes.contains(name) ? "convenience " : "")init\(signature.generics)(\(signature.parameters)) { fatalError() }"
                }
                let labels = calls.first?.labels.map { $0.isEmpty ? "_:" : "\($0):" }.joined() ?? ""
                return Assumption(
                    name: "\(name).init(\(labels))", kind: "init",
                    declaration: "extension \(name) { \(declarations.joined(separator: "; ")) }")
            }
    }

    /// The type that an extension can add to: `UIColor` of `UIColor?`, `View` of `some View`, `Array` of `[Int]`.
    private static func owner(_ type: String) -> String? {
        if type.hasPrefix("[") { return type.hasSuffix("]") ? (type.contains(" : ") ? "Dictionary" : "Array") : nil }
        let plain = AssumedNames.plain(type)
        return plain.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) && !plain.isEmpty
            ? plain : nil
    }
}
