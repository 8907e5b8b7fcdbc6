import GlossaryLookup

/// The look-up file as databases of the DICT protocol: one a language, by its tag in lower case, the reader's first.
struct DictLookup {
    typealias Failure = LookupDatabase.Failure

    struct Found {
        var database: String
        var word: String
        var lines: [String] = []
    }

    private let database: LookupDatabase
    private let presenters: [Presenter]

    init(_ database: LookupDatabase, language: String) {
        self.database = database
        let tags = [language] + database.languages.filter { $0 != language }
        presenters = tags.map { Presenter(database: database, wanted: $0) }
    }

    var databases: [String] { presenters.map { $0.language.lowercased() } }

    func description(_ name: String) -> String {
        let tag = presenters.first { $0.language.lowercased() == name }?.language ?? name
        return "Terms and symbols of the reference (\(tag))"
    }

    /// The databases that a name stands for; nil when there is none.
    func languages(_ name: String) -> [Int]? {
        if name == "*" || name == "!" { return Array(presenters.indices) }
        return databases.firstIndex(of: name.lowercased()).map { [$0] }
    }

    func definitions(of word: String, in languages: [Int], onlyFirst: Bool) throws(Failure) -> [Found] {
        var entries: [LookupEntry] = []
        guard let key = key(of: word) else { return [] }
        for number in try database.entries(named: key) {
            let entry = try database.entry(number)
            if entry.kind == .concept || entry.kind == .symbol { entries.append(entry) }
        }
        var found: [Found] = []
        for index in languages {
            let presenter = presenters[index]
            for entry in entries where isDescribed(entry, presenter) {
                found.append(
                    Found(
                        database: databases[index], word: presenter.title(entry),
                        lines: presenter.full(entry, columns: 78)))
            }
            if onlyFirst, !found.isEmpty { break }
        }
        return found
    }

    private func isDescribed(_ entry: LookupEntry, _ presenter: Presenter) -> Bool {
        entry.languages.contains { $0.language == presenter.language && !($0.terms.isEmpty && $0.definition.isEmpty) }
    }

    func matches(_ word: String, _ strategy: DictStrategy, in languages: [Int], onlyFirst: Bool) throws(Failure)
        -> [Found]
    {
        guard let key = key(of: word) else { return [] }
        let entries = try candidates(key, strategy)
        var found: [Found] = []
        for index in languages {
            var seen: Set<String> = []
            for entry in entries {
                for name in names(entry, presenters[index].language) where strategy.accepts(Folding.key(name), key) {
                    if seen.insert(name).inserted { found.append(Found(database: databases[index], word: name)) }
                }
            }
            if onlyFirst, !found.isEmpty { break }
        }
        return found
    }

    private func key(of word: String) -> String? {
        let key = Folding.key(word)
        return key.isEmpty || key.utf8.count > LookupFormat.longestQuery ? nil : key
    }

    private func candidates(_ key: String, _ strategy: DictStrategy) throws(Failure) -> [LookupEntry] {
        let numbers: [Int]
        switch strategy {
        case .exact: numbers = try database.entries(named: key)
        case .prefix: numbers = try database.entries(beginningWith: key)
        case .substring, .suffix: numbers = try database.entries(holding: key)
        case .lev: numbers = try database.entries(similarTo: key)
        }
        var entries: [LookupEntry] = []
        for number in numbers { entries.append(try database.entry(number)) }
        return entries
    }

    /// A concept's terms in a language; a symbol's name in any.
    private func names(_ entry: LookupEntry, _ language: String) -> [String] {
        switch entry.kind {
        case .concept: entry.languages.first { $0.language == language }?.terms.map(\.text) ?? []
        case .symbol: [entry.id.split(separator: "/").last.map(String.init) ?? entry.id]
        case .page, .sample: []
        }
    }
}

extension DictStrategy {
    fileprivate func accepts(_ name: String, _ wanted: String) -> Bool {
        switch self {
        case .exact: name == wanted
        case .prefix: name.hasPrefix(wanted)
        case .substring: name.contains(wanted)
        case .suffix: name.hasSuffix(wanted)
        case .lev: LookupDatabase.isSimilar(name, to: wanted)
        }
    }
}
