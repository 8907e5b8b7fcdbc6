/// The form of commands in the DICT protocol.
enum DictCommand {
    /// The words of a line: between spaces, or in quotation marks of either kind, with backslashes before letters that are
    /// meant as such (RFC 2229, 2.2). Nil when a quotation isn't ended.
    ///
    /// By bytes: curl puts a backslash before each byte of a letter outside ASCII.
    static func words(of line: [UInt8]) -> [String]? {
        var words: [String] = []
        var word: [UInt8]?
        var mark: UInt8?
        var isEscaped = false
        for byte in line {
            if isEscaped {
                word = (word ?? []) + [byte]
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if let open = mark {
                if byte == open { mark = nil } else { word = (word ?? []) + [byte] }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                mark = byte
                word = word ?? []
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                if let done = word { words.append(String(decoding: done, as: UTF8.self)) }
                word = nil
            } else {
                word = (word ?? []) + [byte]
            }
        }
        guard mark == nil, !isEscaped else { return nil }
        if let word { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }

    static let help = [
        "DEFINE database word            what a word of any language means, in a language",
        "MATCH database strategy word    terms of a language like a word",
        "SHOW DB                         the databases: a language each",
        "SHOW STRAT                      the strategies of MATCH",
        "SHOW INFO database              about a database",
        "SHOW SERVER                     about this server",
        "CLIENT text                     who asks; not kept",
        "OPTION MIME                     texts begin with a MIME header",
        "STATUS                          whether the server is there",
        "HELP                            this help",
        "QUIT                            good-bye",
        "'*' stands for all databases, '!' for the first with an answer, '.' for the usual strategy.",
    ]
}

/// How MATCH compares.
enum DictStrategy: String, CaseIterable {
    case exact, prefix, substring, suffix, lev

    init?(name: String) {
        // The usual one is for words that are spelled wrong.
        if name == "." { self = .lev } else { self.init(rawValue: name) }
    }

    var description: String {
        switch self {
        case .exact: "Terms that are the word"
        case .prefix: "Terms that begin with the word"
        case .substring: "Terms with the word in them"
        case .suffix: "Terms that end with the word"
        case .lev: "Terms that are the word but for a slip or two"
        }
    }
}
