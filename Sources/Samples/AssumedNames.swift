import APIModel
import SwiftParser
import SwiftSyntax

/// Declares the names that a sample takes from its project: first what their use shows, then what the compiler asks for.
struct AssumedNames {
    /// What a name is declared as, and what was added to it.
    struct Declared {
        enum Form: Hashable { case type, function, value }
        var form: Form
        /// The guess of `candidates` that is tried.
        var choice = 0
        /// What is inherited or conformed to besides.
        var conformances: Set<String> = []
        /// A value's type, once the compiler says which.
        var valueType: String?
        /// Static members, each with whether it is called.
        var statics: [String: Bool] = [:]
        var hasDynamicMembers = false
    }

    let description: LibraryDescription
    let model: APIModel
    private let uses: NameUses
    private(set) var declared: [String: Declared] = [:]

    init(_ code: String, description: LibraryDescription, model: APIModel) {
        self.description = description
        self.model = model
        uses = NameUses(code)
    }

    var isEmpty: Bool { declared.isEmpty }
    var names: Set<String> { Set(declared.keys) }

    /// Takes a name for what its use shows.
    mutating func add(_ name: String) {
        guard declared[name] == nil else { return }
        let form: Declared.Form
        if name.first?.isUppercase == true {
            form = .type
        } else {
            form = uses.calls[name]?.isEmpty == false ? .function : .value
        }
        declared[name] = Declared(form: form)
    }

    /// Changes declarations as the compiler's messages ask.
    /// - Returns: false when none of them says anything new of an assumed name.
    mutating func learn(from messages: [CompilerMessage]) -> Bool {
        var hasLearned = false
        for message in messages { hasLearned = learn(message) || hasLearned }
        return hasLearned
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
        guard let index = quoted.firstIndex(where: { declared[$0] != nil || $0 == Self.filler }) else { return false }
        let name = quoted[index]
        if name == Self.filler { return learnValueType(message, quoted) }
        guard var entry = declared[name] else { return false }
        let before = (entry.conformances, entry.statics, entry.hasDynamicMembers)
        if message.text.hasPrefix("type '"), message.text.contains("has no member"), quoted.count > 1 {
            entry.statics[quoted[1]] = uses.memberCalls.contains(quoted[1])
        } else if message.text.contains("has no member") || message.text.contains("has no dynamic member") {
            entry.hasDynamicMembers = true
        } else if let wanted = wantedType(message, quoted, after: index) {
            entry.conformances.insert(wanted)
        }
        declared[name] = entry
        return before != (entry.conformances, entry.statics, entry.hasDynamicMembers)
    }

    /// `cannot convert value of type 'X' to expected argument type 'UIViewController'`, `… requires that 'X' conform to 'P'`.
    private func wantedType(_ message: CompilerMessage, _ quoted: [String], after index: Int) -> String? {
        let signs = [
            " conform to ", "does not conform to", "cannot convert", "cannot assign", "inherit from", "must be a",
        ]
        guard signs.contains(where: message.text.contains) else { return nil }
        return quoted[(index + 1)...].first { name in
            guard let first = name.first, first.isUppercase else { return false }
            return !declared.keys.contains(name) && name != Self.filler
        }
    }

    /// A value of no known type is used as one of `wanted`.
    private mutating func learnValueType(_ message: CompilerMessage, _ quoted: [String]) -> Bool {
        guard let wanted = message.quoted.last, Self.plain(wanted) != Self.filler,
            message.text.contains("cannot convert")
        else { return false }
        let line = uses.values[message.line] ?? []
        let open = declared.keys.sorted().first { name in
            declared[name]?.form == .value && declared[name]?.valueType == nil && line.contains(name)
        }
        guard let open else { return false }
        declared[open]?.valueType = wanted
        return true
    }

    static let filler = "AssumedValue"

    /// `ContentView?`, `ContentView.Type`, `any P` without what stands around the name.
    private static func plain(_ type: String) -> String {
        var text = type[...]
        for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
        while let last = text.last, "?!".contains(last) { text = text.dropLast() }
        if text.hasSuffix(".Type") { text = text.dropLast(5) }
        return String(text)
    }

    // MARK: Declarations

    var assumptions: [Assumption] {
        declared.sorted { $0.key < $1.key }.map { name, entry in
            switch entry.form {
            case .type: type(name, entry)
            case .function: function(name)
            case .value: value(name, entry)
            }
        }
    }

    /// The guesses that fit the name, those whose ending it has first.
    private func candidates(_ name: String) -> [LibraryDescription.Guess] {
        let fitting = description.guesses.filter { guess in guess.suffixes.contains { name.hasSuffix($0) } }
        return fitting + description.guesses.filter { $0.suffixes.isEmpty && !fitting.contains($0) }
    }

    private func type(_ name: String, _ entry: Declared) -> Assumption {
        let guess = candidates(name)[safe: entry.choice] ?? LibraryDescription.Guess(keyword: "class")
        let isClass = { (type: String) in model.symbol(at: SymbolPath(type))?.kind == .class }
        var supertypes = guess.supertypes
        // A superclass that the use asks for stands for the guessed one.
        let superclass = entry.conformances.filter(isClass).sorted().first
        if let superclass { supertypes = [superclass] + supertypes.filter { !isClass($0) } }
        let others = entry.conformances.filter { !isClass($0) && !supertypes.contains($0) }.sorted()
        let isValue = guess.keyword != "class" && superclass == nil
        supertypes += others
        var members = [superclass == nil ? guess.members : ""]
        if others.contains("Identifiable") { members.append("var id: Int { 0 }") }
        // What the library doesn't know, such as NSObject, is a class where a guess begins with it.
        let begins = guess.supertypes.first.map { model.symbol(at: SymbolPath($0))?.kind != .protocol } == true
        let inherits = !isValue && (superclass != nil || begins)
        if inherits {
            members += (uses.calls[name] ?? []).filter { !$0.isEmpty }.map {
                "convenience init(\(Self.parameters($0))) { self.init() }"
            }
        } else {
            members += Set((uses.calls[name] ?? []) + [[]]).sorted { $0.count < $1.count }
                .map { "\(isValue ? "" : "required ")init(\(Self.parameters($0))) {}" }
        }
        for (member, isCalled) in entry.statics.sorted(by: { $0.key < $1.key }) {
            members.append(
                isCalled
                    ? "@discardableResult static func \(member)(_ values: Any?...) -> \(Self.filler) { fatalError() }"
                    : "static var \(member): \(name) { fatalError() }")
        }
        if entry.hasDynamicMembers { members.append(Self.dynamicMembers) }
        let attributes =
            (entry.hasDynamicMembers ? "@dynamicMemberLookup " : "")
            + (guess.attributes.isEmpty ? "" : guess.attributes + " ")
        let head = supertypes.isEmpty ? "" : ": " + supertypes.joined(separator: ", ")
        let keyword = isValue ? guess.keyword : "class"
        let body = members.filter { !$0.isEmpty }.joined(separator: "; ")
        return Assumption(
            name: name, kind: (others.last ?? supertypes.last) ?? keyword,
            declaration: "\(attributes)\(keyword) \(name)\(head) { \(body) }")
    }

    private static let dynamicMembers =
        "subscript<T>(dynamicMember name: String) -> T { get { fatalError() } set {} }; "
        + "@_disfavoredOverload subscript(dynamicMember name: String) -> \(filler) { get { fatalError() } set {} }"

    private func function(_ name: String) -> Assumption {
        let all = Set(uses.calls[name] ?? [[]]).sorted { ($0.count, $0.joined()) < ($1.count, $1.joined()) }
        let declarations = all.map { labels in
            let head = "func \(name)"
            let parameters = Self.parameters(labels)
            return uses.resultsUsed.contains(name)
                ? "\(head)<T>(\(parameters)) -> T { fatalError() }; "
                    + "@_disfavoredOverload \(head)(\(parameters)) -> \(Self.filler) { fatalError() }"
                : "\(head)(\(parameters)) {}"
        }
        let labels = all.first?.map { $0.isEmpty ? "_:" : "\($0):" }.joined() ?? ""
        return Assumption(
            name: name, kind: "func \(name)(\(labels))", declaration: declarations.joined(separator: "; "))
    }

    private func value(_ name: String, _ entry: Declared) -> Assumption {
        let type = entry.valueType ?? Self.filler
        return Assumption(
            name: name, kind: entry.valueType.map { "var: \($0)" } ?? "var",
            declaration: "var \(name): \(type) { get { fatalError() } set {} }")
    }

    /// Parameters that take whatever stands behind these labels.
    private static func parameters(_ labels: [String]) -> String {
        labels.enumerated().map { index, label in "\(label.isEmpty ? "_" : label) value\(index): Any?" }.joined(
            separator: ", ")
    }
}

/// How a text uses names that stand by themselves.
struct NameUses {
    /// For each name that is called the labels of its calls, empty for an argument without one.
    private(set) var calls: [String: [[String]]] = [:]
    /// Functions whose result goes somewhere.
    private(set) var resultsUsed: Set<String> = []
    /// Names after a dot that are called.
    private(set) var memberCalls: Set<String> = []
    /// Names by themselves on each line.
    private(set) var values: [Int: Set<String>] = [:]

    init(_ code: String) {
        let finder = Finder(lines: LineTable(code.utf8))
        finder.walk(Parser.parse(source: code))
        self = finder.uses
    }

    private init() {}

    private final class Finder: SyntaxVisitor {
        var uses = NameUses()
        private let lines: LineTable

        init(lines: LineTable) {
            self.lines = lines
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
                uses.memberCalls.insert(access.declName.baseName.text)
            }
            guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
                return .visitChildren
            }
            var labels = node.arguments.map { $0.label?.text ?? "" }
            if node.trailingClosure != nil { labels.append("") }
            labels += node.additionalTrailingClosures.map(\.label.text)
            uses.calls[name, default: []].append(labels)
            let isAlone = node.parent?.is(CodeBlockItemSyntax.self) == true
            if !isAlone { uses.resultsUsed.insert(name) }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
                let line = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
                uses.values[line, default: []].insert(node.baseName.text)
            }
            return .visitChildren
        }
    }
}
