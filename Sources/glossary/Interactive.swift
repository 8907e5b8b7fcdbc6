import GlossaryLookup

/// Answers as one types: a line for the query, the answers under it, and the chosen one in full.
struct Interactive {
    private let presenter: Presenter
    private let terminal: Terminal
    private var query = ""
    private var answers: [LookupDatabase.Answer] = []
    private var chosen = 0
    private var nearest: [Int] = []

    init(presenter: Presenter, terminal: Terminal) {
        self.presenter = presenter
        self.terminal = terminal
    }

    /// - Returns: the entry that was chosen with Return, nil when the reader left without one.
    mutating func run() throws(LookupDatabase.Failure) -> LookupEntry? {
        var rest: [UInt8] = []
        while true {
            draw(try screen(terminal.size))
            guard let typed = terminal.typed() else { return nil }
            rest += typed
            // Many keys at once, as from the clipboard, are one query.
            var isChanged = false
            for key in Key.decode(&rest) {
                switch key {
                case .end: return nil
                case .enter, .up, .down:
                    if isChanged { try search() }
                    isChanged = false
                    if key != .enter {
                        move(key)
                    } else if answers.indices.contains(chosen) {
                        return try presenter.database.entry(answers[chosen].entry)
                    }
                default:
                    edit(key)
                    isChanged = true
                }
            }
            if isChanged { try search() }
        }
    }

    private mutating func move(_ key: Key) {
        chosen = key == .up ? max(0, chosen - 1) : max(0, min(answers.count - 1, chosen + 1))
    }

    private mutating func edit(_ key: Key) {
        switch key {
        case .letter(let letter): query.append(letter)
        case .backspace: query = String(query.dropLast())
        case .deleteLine: query = ""
        case .deleteWord: query = String(query.reversed().drop { $0 == " " }.drop { $0 != " " }.reversed())
        case .enter, .up, .down, .end: break
        }
    }

    private mutating func search() throws(LookupDatabase.Failure) {
        chosen = 0
        answers = try presenter.database.answers(to: query)
        nearest = answers.isEmpty ? try presenter.database.nearest(to: query) : []
    }

    /// The lines to show; the first is the query's.
    private func screen(_ size: (columns: Int, lines: Int)) throws(LookupDatabase.Failure) -> [String] {
        var lines = [Columns.clipped("> \(query.printable)", to: size.columns - 1)]
        if query.isEmpty {
            return lines + [
                "", "Type a word in any of: \(presenter.database.languages.joined(separator: ", "))",
                "Return shows an answer and leaves, Ctrl-C leaves.",
            ]
        }
        if answers.isEmpty {
            lines += ["", "Nothing fits.", ""]
            for index in nearest { lines.append("  " + presenter.title(try presenter.database.entry(index))) }
            return lines
        }
        let detail = presenter.full(try presenter.database.entry(answers[chosen].entry), columns: size.columns - 2)
        // The list keeps the chosen one in sight.
        let room = max(3, min(answers.count, size.lines - detail.count - 3))
        let first = max(0, min(chosen - room / 2, answers.count - room))
        for number in first..<min(first + room, answers.count) {
            let entry = try presenter.database.entry(answers[number].entry)
            lines.append((number == chosen ? "▸ " : "  ") + presenter.short(entry, columns: size.columns - 4))
        }
        return lines + [""] + detail
    }

    private func draw(_ lines: [String]) {
        let size = terminal.size
        var text = "\u{1B}[?25l\u{1B}[H"
        for line in lines.prefix(size.lines - 1) { text += Columns.clipped(line, to: size.columns) + "\u{1B}[K\r\n" }
        text += "\u{1B}[J\u{1B}[1;\(min(Columns.width(lines[0]) + 1, size.columns))H\u{1B}[?25h"
        terminal.show(text)
    }
}
