import Diagnostics
import Foundation
import Markup

@testable import SourceTexts

/// A source text as a short list of what it came out as, one line a piece, for tests to compare.
struct Outline {
    var text: SourceText
    var rows: [String] = []

    init(_ text: SourceText) {
        self.text = text
        for block in text.document.blocks { add(block, indent: "") }
    }

    private mutating func add(_ block: Block<WrittenLink>, indent: String) {
        switch block.kind {
        case .heading(let heading): rows.append("\(indent)h\(heading.level) \(heading.content.plainText())")
        case .paragraph(let content): rows.append("\(indent)p \(content.plainText())")
        case .quote(let content):
            rows.append("\(indent)quote")
            for block in content { add(block, indent: indent + "  ") }
        case .list(let list):
            rows.append("\(indent)\(list.start.map { "list from \($0)" } ?? "list")")
            for item in list.items { for block in item.blocks { add(block, indent: indent + "  ") } }
        case .code(let code):
            rows.append("\(indent)code \(code.info)")
            for line in code.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                rows.append("\(indent)| \(line)")
            }
        default: rows.append("\(indent)?")
        }
    }

    var short: [String] { rows.map { $0.count > 70 ? $0.prefix(67) + "…" : $0 } }
}

func read(_ text: String, _ language: String = "en", symbols: Set<String> = []) -> SourceText {
    SourceTextReader.read(SourceFile(path: "a.txt", text: text), language: language, knownSymbols: symbols)
}
