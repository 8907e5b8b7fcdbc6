/// The lines of a sample that are compiled and that readers needn't see: those between the comments `// snippet.hide` and
/// `// snippet.show`, the comments too. The words are those of DocC's snippets.
package struct HiddenLines: Sendable, Hashable {
    package static let hide = "// snippet.hide"
    package static let show = "// snippet.show"

    /// Counted from 1.
    private(set) var lines: Set<Int> = []
    /// Lines with a comment that changes nothing: what it shows is shown, what it hides is hidden.
    private(set) var idleComments: [Int] = []
    /// How many spaces all the other lines begin with.
    private var indentation = 0
    private let count: Int

    package init(_ code: String) {
        let all = code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        count = all.last?.isEmpty == true ? all.count - 1 : all.count
        guard code.contains(Self.hide) || code.contains(Self.show) else { return }
        var isHidden = false
        var least: Int?
        for (index, line) in all.prefix(count).enumerated() {
            let word = String(Substring(line)).trimmed
            let isHide = word == Self.hide
            if isHide || word == Self.show {
                if isHidden == isHide { idleComments.append(index + 1) }
                isHidden = isHide
                lines.insert(index + 1)
            } else if isHidden {
                lines.insert(index + 1)
            } else if !word.isEmpty {
                least = min(least ?? .max, line.prefix { $0 == UInt8(ascii: " ") }.count)
            }
        }
        indentation = least ?? 0
    }

    package var isEmpty: Bool { lines.isEmpty }
    /// Nothing is left to be shown.
    var isAll: Bool { lines.count == count }

    /// The lines that are shown, moved to the left as far as they all go.
    package func shown(_ code: String) -> String {
        isEmpty ? code : shown([HighlightedPiece(text: code, style: .plain)]).map(\.text).joined()
    }

    package func shown(_ pieces: [HighlightedPiece]) -> [HighlightedPiece] {
        guard !isEmpty else { return pieces }
        var cut = LineCutter(hidden: lines, indentation: indentation)
        return pieces.compactMap { piece in
            var piece = piece
            piece.text = cut.rest(of: piece.text)
            return piece.text.isEmpty ? nil : piece
        }
    }
}

/// Takes a text piece by piece, and lets through what is shown.
private struct LineCutter {
    let hidden: Set<Int>
    let indentation: Int
    private var line = 1
    private var column = 0

    init(hidden: Set<Int>, indentation: Int) {
        self.hidden = hidden
        self.indentation = indentation
    }

    mutating func rest(of text: String) -> String {
        var rest: [UInt8] = []
        for byte in text.utf8 {
            let isMargin = column < indentation && byte == UInt8(ascii: " ")
            if !hidden.contains(line), !isMargin { rest.append(byte) }
            column += 1
            if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 0) }
        }
        return String(decoding: rest, as: UTF8.self)
    }
}
