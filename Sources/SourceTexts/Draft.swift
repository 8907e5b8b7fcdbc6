import Diagnostics

/// Consecutive lines of a source, by number.
typealias LineRange = Range<Int>

/// What a run of lines was found to be, before it becomes a block of the document.
enum Draft {
    case title(LineRange)
    case heading(line: Int, level: Int)
    /// Lines that run on.
    case paragraph(LineRange)
    case callout(LineRange, label: Range<Int>)
    case caption(LineRange)
    case list([DraftItem])
    case code(DraftCode)
    /// Left out of the page.
    case omitted(LineRange, SourceText.Rule)

    var lines: LineRange {
        switch self {
        case .title(let lines), .paragraph(let lines), .callout(let lines, _), .caption(let lines),
            .omitted(let lines, _):
            lines
        case .heading(let line, _): line..<line + 1
        case .list(let items): (items.first?.lines.lowerBound ?? 0)..<(items.last?.lines.upperBound ?? 0)
        case .code(let code): code.lines
        }
    }
}

/// An item of a list: its lines, and where its text begins in the first of them.
struct DraftItem {
    var lines: LineRange
    /// Bytes of the marker and the spaces after it.
    var markerLength: Int
    /// Nil for a bullet, a number otherwise.
    var number: Int?
    var indent: Int
}

struct DraftCode {
    enum Language: String { case swift, xml, shell = "sh" }

    var lines: LineRange
    var language: Language
    var isInterface: Bool
    var confidence: Double
}
