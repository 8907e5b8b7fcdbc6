/// How wide texts are on a terminal, and texts cut and broken to a width.
enum Columns {
    static func width(_ text: some StringProtocol) -> Int { text.unicodeScalars.reduce(0) { $0 + width($1) } }

    /// Two for wide letters, none for marks and what shows nothing.
    static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20...0x7E: 1
        case 0...0x9F, 0x300...0x36F, 0x1160...0x11FF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
            0xFE00...0xFE0F, 0xFEFF:
            0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }

    /// The beginning of `text` that fits, with an ellipsis where it was cut.
    static func clipped(_ text: String, to columns: Int) -> String {
        guard width(text) > columns else { return text }
        var result = ""
        var used = 1
        for character in text {
            used += width(String(character))
            if used > columns { break }
            result.append(character)
        }
        return result + "…"
    }

    /// Lines of at most `columns`; a text without spaces breaks anywhere.
    static func wrapped(_ text: String, to columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            for piece in pieces(word, columns) {
                let length = width(piece.text)
                let gap = piece.isWordStart && !line.isEmpty ? 1 : 0
                if used + gap + length > columns, !line.isEmpty {
                    lines.append(line)
                    (line, used) = ("", 0)
                } else if gap == 1 {
                    line += " "
                    used += 1
                }
                line += piece.text
                used += length
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    private struct Piece {
        var text: String
        var isWordStart: Bool
    }

    /// A word, or the characters of a text that is written without spaces.
    private static func pieces(_ word: Substring, _ columns: Int) -> [Piece] {
        guard width(word) > columns / 2 else { return [Piece(text: String(word), isWordStart: true)] }
        return word.enumerated().map { Piece(text: String($1), isWordStart: $0 == 0) }
    }
}

extension String {
    /// What goes back to a terminal: control characters and what turns the direction of writing must not.
    var printable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.prefix(200).map { scalar in
                    switch scalar.value {
                    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
                    default: scalar
                    }
                }))
    }
}
