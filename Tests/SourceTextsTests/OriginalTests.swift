import Diagnostics
import Foundation
import Markup
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceTexts

/// The texts of other people that lie beside the package, when they are there; nothing of them is in the repository.
enum Originals {
    static let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../shared/sources").standardized
    static let names = ["it", "ko", "zh-Hans", "de"]

    static func text(_ name: String) throws -> SourceText {
        let data = try Data(contentsOf: folder.appending(path: "\(name).txt"))
        return SourceTextReader.read(
            SourceFile(path: "\(name).txt", bytes: Array(data)), language: name, knownSymbols: [])
    }

    static let areThere: Bool = {
        let isThere = FileManager.default.fileExists(atPath: folder.appending(path: "it.txt").path)
        if !isThere { print("not run: the four original texts aren't there (\(folder.path))") }
        return isThere
    }()
}

@Suite("The four originals", .enabled(if: Originals.areThere))
struct OriginalTests {
    func read(_ name: String) throws -> SourceText { try Originals.text(name) }

    struct Shape {
        var headings: [(level: Int, text: String)] = []
        var listItems: [Int] = []
        var codes: [CodeBlock] = []
        var callouts = 0

        init(_ text: SourceText) {
            for block in text.document.blocks {
                switch block.kind {
                case .heading(let heading): headings.append((heading.level, heading.content.plainText()))
                case .list(let list): listItems.append(list.items.count)
                case .code(let code): codes.append(code)
                case .quote: callouts += 1
                default: break
                }
            }
        }
    }

    @Test func italian() throws {
        let text = try read("it")
        let shape = Shape(text)
        #expect(text.title.split(separator: " ").count == 15)
        #expect(shape.headings.count == 25)
        #expect(Set(shape.headings.map(\.level)).count >= 2)
        #expect(shape.listItems == [6, 5, 6, 5, 2, 3])
        #expect(shape.codes.count == 3)
        #expect(shape.codes[0].text.hasPrefix("import UIKit\n\n@main\n"))
        let lost = text.ledger.filter { $0.kind == .lostSpan }
        // By line, as a careful person counts the places where a name is gone and something shows it.
        let places = Dictionary(grouping: lost) { text.document.file.lineIndex(at: $0.range.start) + 1 }
        let expected = [
            7: 1, 13: 1, 14: 1, 15: 1, 16: 1, 17: 1, 18: 1, 24: 2, 25: 2, 27: 1, 32: 1, 36: 1, 40: 1, 46: 1, 47: 1,
            48: 1,
            49: 1, 50: 1, 51: 1, 55: 4, 59: 1, 68: 2, 77: 2, 81: 3, 85: 1, 102: 1, 125: 1, 156: 1, 172: 1, 180: 1,
            184: 1,
        ]
        for (line, count) in expected { #expect(places[line]?.count == count, "line \(line)") }
        #expect(text.ledger.contains { $0.kind == .title } && shape.headings.map(\.text).allSatisfy { !$0.isEmpty })
        #expect(shape.codes[1].text.hasPrefix("import UIKit\n\nclass ") && shape.codes[2].text.hasPrefix("if let "))
        let lists = text.document.blocks.compactMap { block in
            if case .list(let list) = block.kind, list.items.count == 6 { list } else { nil }
        }
        for list in lists {
            for item in list.items { #expect(lost.contains { item.range.contains($0.range.start) }) }
        }
    }

    @Test func korean() throws {
        let text = try read("ko")
        let shape = Shape(text)
        #expect(text.title == "UIApplicationDelegateAdaptor")
        #expect(text.record.kind == "Structure")
        #expect(text.record.origin?.hasPrefix("https://developer.apple.com/") == true)
        #expect(shape.headings.count == 6)
        #expect(shape.headings.map(\.level) == [2, 2, 2, 2, 3, 3])
        #expect(shape.codes.count == 10)
        #expect(text.ledger.filter { $0.kind == .code }.count == 5)
        #expect(text.ledger.filter { $0.kind == .interface }.count == 5)
        #expect(shape.callouts == 1)
        #expect(shape.codes.contains { $0.text.contains("{ ... }") })
        #expect(shape.headings.prefix(4).map(\.text) == ["Declaration", "Overview", "Scene Delegate", "Topics"])
        #expect(text.mentions.contains { $0.name == "application(_:configurationForConnecting:options:)" })
    }

    @Test func chinese() throws {
        let text = try read("zh-Hans")
        let shape = Shape(text)
        #expect(text.title.hasPrefix("1.3 "))
        #expect(text.ledger.filter { $0.kind == .repeatedTitle }.count == 1)
        #expect(text.record.origin?.hasSuffix("/migrating-to-the-swiftui-life-cycle") == true)
        #expect(shape.headings.count == 5)
        #expect(shape.listItems == [5, 6])
        #expect(shape.callouts == 2)
        #expect(shape.codes.count == 3)
        #expect(text.ledger.filter { $0.kind == .gutter }.count == 3)
        for code in shape.codes { #expect(!code.text.split(separator: "\n").contains { Int($0) != nil }) }
        #expect(shape.codes[2].text == "@Environment(\\.scenePhase) private var scenePhase\n")
    }

    @Test func german() throws {
        let text = try read("de")
        let shape = Shape(text)
        #expect(text.record.isbn == "9783446461079")
        #expect(text.record.author == "Thomas Sillmann")
        #expect(text.ledger.filter { $0.kind == .caption }.count == 2)
        #expect(shape.headings.count == 6)
        #expect(text.mentions.filter { $0.name.hasSuffix(")") }.count == 7)
        #expect(Set(text.mentions.filter { $0.name.hasSuffix(")") }.map(\.section)).count == 6)
        #expect(shape.codes.count == 1)
        let lines = shape.codes[0].text.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.filter { $0.hasPrefix("//") }.count == 7)
        #expect(lines.filter { $0.hasPrefix("func ") }.count == 5)
        #expect(lines.contains("return true"))
        // Every comment ends where its sentence does, and only closed braces were added where the listing breaks off.
        for line in lines where line.hasPrefix("//") { #expect(line.hasSuffix(".")) }
        #expect(!Parser.parse(source: shape.codes[0].text).hasError)
        #expect(text.ledger.filter { $0.kind == .cutListing }.map { $0.after.filter { !$0.isWhitespace } } == ["}}"])
        let described = text.mentions.filter { $0.name.hasSuffix(")") }
        for mention in described { #expect(mention.sentence.hasPrefix(mention.text)) }
        #expect(text.ledger.filter { $0.kind == .furniture }.count == 2)
    }
}
