import Diagnostics
import Foundation
import Markup
import Testing

@testable import SourceTexts

@Suite("Raw texts in four languages come out as a careful person sees them")
struct FixtureTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    }()

    static func fixture(_ name: String) throws -> SourceText {
        let bytes = try Data(contentsOf: folder.appending(path: "\(name).txt"))
        return SourceTextReader.read(SourceFile(path: name, bytes: Array(bytes)), language: "", knownSymbols: [])
    }

    /// `RECORD=1` writes the outlines anew and fails.
    @Test("as recorded beside them", arguments: names)
    func outline(name: String) throws {
        let text = try Self.fixture(name)
        var rows = ["title \(text.title)"]
        rows += text.record.rows
        rows += Outline(text).rows
        rows += text.ledger.filter { ![.list, .heading, .codeMarks, .title].contains($0.kind) }.map {
            "ledger \($0.rule)"
        }
        rows += text.mentions.map { "mention \($0.name) in \($0.section)" }
        let outline = rows.joined(separator: "\n") + "\n"
        let url = Self.folder.appending(path: "\(name).outline")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try outline.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name)")
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == outline)
    }

    @Test("every language has at least three") func enough() {
        for language in ["it-", "ko-", "zh-Hans-", "de-"] {
            #expect(Self.names.filter { $0.hasPrefix(language) }.count >= 3)
        }
    }

    @Test("the same text saved another way is the same document", arguments: names)
    func variants(name: String) throws {
        let bytes = Array(try Data(contentsOf: Self.folder.appending(path: "\(name).txt")))
        let text = String(decoding: bytes, as: UTF8.self)
        let lineFeeds = text.replacing("\r\n", with: "\n")
        let expected = Outline(try Self.fixture(name)).rows
        let variants = [
            "line ends": lineFeeds.replacing("\n", with: "\r\n"),
            "a byte-order mark": "\u{FEFF}" + lineFeeds,
            "NFD": lineFeeds.decomposedStringWithCanonicalMapping,
            "NFC": lineFeeds.precomposedStringWithCanonicalMapping,
            "no no-break spaces": lineFeeds.replacing("\u{A0}", with: " "),
            "a no line end at the end": String(lineFeeds.dropLast()),
        ]
        for (variant, text) in variants {
            let rows = Outline(read(text)).rows
            #expect(rows == expected, "\(variant)")
        }
    }

    @Test("each piece has its bytes", arguments: names)
    func ranges(name: String) throws {
        let text = try Self.fixture(name)
        let file = text.document.file
        for mention in text.mentions { #expect(file.text(in: mention.range).filter { $0 != " " } == mention.name) }
        for repair in text.ledger { #expect(file.text(in: repair.range) == repair.before) }
        for case .code(let code) in text.document.blocks.map(\.kind) {
            let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            #expect(lines.count == code.lineOffsets.count)
            for (line, offset) in zip(lines, code.lineOffsets) where line.utf8.allSatisfy({ $0 < 0x80 }) {
                let first = line.prefix { $0 == " " }.count
                let written = file.text(in: SourceRange(offset, offset + line.utf8.count + 8))
                #expect(written.contains(line.dropFirst(first).prefix(4)) || line.allSatisfy { " }".contains($0) })
            }
        }
    }
}

extension SourceText.Record {
    /// What is known, a row a field.
    var rows: [String] {
        [
            ("author", author), ("isbn", isbn), ("publisher", publisher), ("published", published),
            ("language", language),
            ("format", format), ("origin", origin), ("kind", kind),
        ].compactMap { name, value in value.map { "\(name) \($0)" } }
    }
}
