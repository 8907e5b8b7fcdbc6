import APIModel

/// The names that a sample takes from its project: first what their use shows, then what the compiler asks for.
struct AssumedNames {
    /// What a name is declared as, and what was added to it.
    struct Declared: Hashable {
        enum Form: Hashable { case type, `protocol`, wrapper, function, value }
        /// A static member: whether it is called, and its type, once the compiler says which.
        struct Static: Hashable {
            var isCalled: Bool
            var type: String?
        }

        var form: Form
        /// The guess of `candidates` that is tried.
        var choice = 0
        /// What is inherited or conformed to besides.
        var conformances: Set<String> = []
        /// A value's type, once the compiler says which.
        var valueType: String?
        var statics: [String: Static] = [:]
        var nested: Set<String> = []
        var genericCount = 0
        var hasDynamicMembers = false
    }

    let description: LibraryDescription
    let model: APIModel
    /// Whether the text is a file of a project: what it asks of the project's names is declared before the compiler does.
    let isFile: Bool
    let uses: NameUses
    private(set) var declared: [String: Declared] = [:]
    /// Members of assumed values whose type the compiler has said.
    private(set) var memberTypes: [String: String] = [:]
    /// Members of assumed values that may give nothing.
    private(set) var optionalMembers: Set<String> = []
    /// What the project adds to types that aren't its own, or that the file itself declares.
    private(set) var additions = AssumedAdditions()

    init(_ code: String, isFile: Bool, description: LibraryDescription, model: APIModel) {
        self.description = description
        self.model = model
        self.isFile = isFile
        uses = NameUses(code)
    }

    var isEmpty: Bool { declared.isEmpty }
    var names: Set<String> { Set(declared.keys) }

    /// Takes a name for what its use shows.
    mutating func add(_ name: String) {
        guard declared[name] == nil, name != Self.filler else { return }
        guard name.first?.isUppercase == true else {
            declared[name] = Declared(form: uses.calls[name]?.isEmpty == false ? .function : .value)
            return
        }
        var entry = Declared(form: .type)
        if isFile {
            if uses.attributes[name] != nil { entry.form = .wrapper }
            if uses.protocols.contains(name) { entry.form = .protocol }
            if uses.calls[name] == nil, uses.attributes[name] == nil, !uses.types.contains(name),
                !uses.statics.values.joined().contains(where: { $0.owner == name })
            {
                // A constant whose name begins as a type's does.
                entry.form = .value
            }
            entry.genericCount = uses.genericArguments[name] ?? 0
            entry.nested = uses.nested[name] ?? []
            for member in uses.statics.values.joined()
            where member.owner == name && !Self.metatypes.contains(member.name) {
                entry.statics[member.name] = Declared.Static(isCalled: uses.memberCalls[member.name] != nil)
            }
        }
        declared[name] = entry
    }

    private static let metatypes: Set = ["self", "Type", "Protocol", "init"]

    /// Changes declarations as the compiler's messages ask.
    /// - Returns: false when none of them says anything new of an assumed name.
    mutating func learn(from messages: [CompilerMessage]) -> Bool {
        var hasLearned = false
        for message in messages { hasLearned = learn(message) || hasLearned }
        return hasLearned
    }

    /// Adds what messages find missing in types that aren't assumed.
    /// - Parameter isSlip: whether a member's name is a slip of one that the type has.
    mutating func addMembers(
        from messages: [CompilerMessage], isSlip: (_ member: String, _ type: String, _ message: CompilerMessage) -> Bool
    ) -> Bool {
        var hasNews = false
        for message in messages {
            hasNews = additions.learn(from: message, uses, model: model, assumed: names, isSlip: isSlip) || hasNews
        }
        return hasNews
    }

    /// Tries another guess for the first name that has one.
    mutating func vary() -> Bool {
        for name in declared.keys.sorted() {
            guard var entry = declared[name], entry.form == .type, entry.choice + 1 < candidates(name).count else {
                continue
            }
            entry.choice += 1
            declared[name] = entry
            return true
        }
        return false
    }

    // MARK: What messages say

    private mutating func learn(_ message: CompilerMessage) -> Bool {
        let quoted = message.quoted.map(Self.plain)
        if isFile, Self.asksForOptional(message), learnOptional(message) { return true }
        guard let index = quoted.firstIndex(where: { declared[$0] != nil || $0 == Self.filler }) else { return false }
        let name = quoted[index]
        if learnType(message, of: name, quoted) { return true }
        guard var entry = declared[name] else { return false }
        let before = entry
        if message.text.hasPrefix("type '"), message.text.contains("has no member"), quoted.count > 1 {
            entry.statics[quoted[1]] =
                entry.statics[quoted[1]] ?? Declared.Static(isCalled: uses.memberCalls[quoted[1]] != nil)
        } else if message.text.contains("has no member"), isFile, isView(name, entry), quoted.count > 1,
            uses.memberCalls[quoted[1]] != nil
        {
            return additions.addModifier(quoted[1], uses)
        } else if message.text.contains("has no member") || message.text.contains("has no dynamic member") {
            entry.hasDynamicMembers = true
        } else if message.text.contains("inheritance from non-protocol type")
            || message.text.hasPrefix("multiple inheritance from classes")
        {
            entry.form = .protocol
        } else if message.text.contains("is not a member type of"), index > 0 {
            entry.nested.insert(quoted[0])
        } else if let wanted = wantedType(message, quoted, after: index) {
            entry.conformances.insert(wanted)
        }
        declared[name] = entry
        return before != entry
    }

    private func isView(_ name: String, _ entry: Declared) -> Bool {
        entry.conformances.contains("View") || candidates(name)[safe: entry.choice]?.supertypes.contains("View") == true
    }

    /// `cannot convert value of type 'X' to expected argument type 'UIViewController'`, `… requires that 'X' conform to 'P'`.
    private func wantedType(_ message: CompilerMessage, _ quoted: [String], after index: Int) -> String? {
        let signs = [
            " conform to ", "does not conform to", "cannot convert", "cannot assign", "inherit from", "must be a",
            "is not convertible to",
        ]
        if ["must not be applied to non-class-bound", "be a class type"].contains(where: message.text.contains) {
            return "AnyObject"
        }
        guard signs.contains(where: message.text.contains) else { return nil }
        if quoted.last == "AnyHashable" { return "Hashable" }
        return quoted[(index + 1)...].first { name in
            guard let first = name.first, first.isUppercase else { return false }
            return !declared.keys.contains(name) && name != Self.filler
        }
    }

    /// A value or a static member that stands for `name` is used as something else.
    private mutating func learnType(_ message: CompilerMessage, of name: String, _ quoted: [String]) -> Bool {
        let isOptional = Self.asksForOptional(message)
        let signs = ["cannot convert", "cannot assign", "expression pattern of type"]
        guard isOptional || signs.contains(where: message.text.contains) else { return false }
        let others = message.quoted.filter { Self.plain($0) != name }
        let wanted = isOptional ? "\(name)?" : others.last ?? ""
        guard !wanted.isEmpty else { return false }
        if isFile, setStaticType(wanted, of: name, line: message.line) { return true }
        guard name == Self.filler || name == message.quoted.first.map(Self.plain) else { return false }
        let line = uses.values[message.line] ?? []
        let open = declared.keys.sorted().first { name in
            declared[name]?.form == .value && declared[name]?.valueType == nil && line.contains(name)
        }
        if let open {
            declared[open]?.valueType = wanted
            return true
        }
        guard name == Self.filler else { return false }
        let members = uses.members[message.line] ?? []
        if additions.setType(wanted, of: members) { return true }
        guard isFile, !isOptional else { return false }
        // A variable of the text has the type of the member that it was made from.
        let origins = line.sorted().compactMap { uses.origins[$0] } + members.sorted()
        guard let member = origins.first(where: { memberTypes[$0] == nil }) else { return false }
        memberTypes[member] = wanted
        return true
    }

    private static func asksForOptional(_ message: CompilerMessage) -> Bool {
        [
            "must have Optional type", "cannot force unwrap value of non-optional type",
            "optional chaining on non-optional",
        ]
        .contains(where: message.text.contains)
    }

    /// What is called on the line may give nothing.
    private mutating func learnOptional(_ message: CompilerMessage) -> Bool {
        let members = uses.members[message.line] ?? []
        for name in members.sorted() {
            guard let type = memberTypes[name], !type.hasSuffix("?"), message.quoted.contains(type) else { continue }
            memberTypes[name] = type + "?"
            return true
        }
        guard message.quoted.map(Self.plain).contains(Self.filler) else { return false }
        let before = optionalMembers
        optionalMembers.formUnion(members.filter { uses.memberCalls[$0] != nil })
        optionalMembers.formUnion((uses.callees[message.line] ?? []).filter { declared[$0] != nil })
        return optionalMembers != before
    }

    private mutating func setStaticType(_ wanted: String, of name: String, line: Int) -> Bool {
        let member = (uses.statics[line] ?? []).first { member in
            declared[member.owner]?.statics[member.name].map { $0.type == nil && !$0.isCalled } == true
        }
        guard let member, name == Self.filler || name == member.owner else { return false }
        declared[member.owner]?.statics[member.name]?.type = wanted
        return true
    }

    static let filler = "AssumedValue"

    /// `ContentView?`, `ContentView.Type`, `any P` without what stands around the name.
    static func plain(_ type: String) -> String {
        var text = type[...]
        for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
        if text.hasPrefix("(any "), text.hasSuffix(")?") { text = text.dropFirst(5).dropLast(2) }
        while let last = text.last, "?!".contains(last) { text = text.dropLast() }
        if text.hasSuffix(".Type") { text = text.dropLast(5) }
        if let start = text.firstIndex(of: "<"), text.last == ">" { text = text[..<start] }
        return String(text)
    }

    /// The guesses that fit the name, those whose ending it has first.
    func candidates(_ name: String) -> [LibraryDescription.Guess] {
        let fitting = description.guesses.filter { guess in guess.suffixes.contains { name.hasSuffix($0) } }
        return fitting + description.guesses.filter { $0.suffixes.isEmpty && !fitting.contains($0) }
    }
}
