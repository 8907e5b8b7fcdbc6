import Diagnostics
import Foundation
import HTML
import Testing

@testable import Markup

/// The examples of the CommonMark and GFM specifications, when they lie beside the package.
enum Specification {
    struct Example: Sendable, Decodable {
        var markdown: String
        var html: String
        var example: Int
        var section: String
    }

    static let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../shared/testdata/spec").standardized

    static func examples(_ name: String) -> [Example] {
        let url = folder.appending(path: "\(name).json")
        guard let data = try? Data(contentsOf: url) else {
            print("not run: the examples '\(name)' aren't there (\(url.path))")
            return []
        }
        return (try? JSONDecoder().decode([Example].self, from: data)) ?? []
    }

    static let isThere = FileManager.default.fileExists(atPath: folder.path)

    /// Differences that are meant, with their reasons.
    static let meant: [String: [Int: String]] = [
        "commonmark-0.31.2": [98: "two lines of '---' at the top are an empty front matter, not two thematic breaks"],
        "gfm-spec": [68: "two lines of '---' at the top are an empty front matter, not two thematic breaks"],
    ]

    /// Our HTML for an example, against the library's own where the library passes.
    static func check(_ name: String, options: MarkdownParser.Options, ignoring: [Int: String] = [:]) {
        var (passed, skipped) = (0, 0)
        for example in examples(name) {
            let file = SourceFile(path: "\(name) \(example.example)", text: example.markdown)
            let library = file.bytes.withUnsafeBufferPointer { CMarkTree(parsing: $0).libraryHTML }
            let expected = HTMLNormalizer.normalize(library)
            guard expected == HTMLNormalizer.normalize(example.html), ignoring[example.example] == nil else {
                skipped += 1
                continue
            }
            var renderer = MarkupRenderer<WrittenLink>()
            renderer.rawHTML = .allow
            let (document, _) = MarkdownParser.parse(file, options: options)
            let ours = HTMLNormalizer.normalize(renderer.render(document.blocks).serialized)
            #expect(ours == expected, "\(name) \(example.example) (\(example.section)): \(example.markdown)")
            passed += 1
        }
        print("\(name): \(passed) examples held, \(skipped) that the library fails itself or that differ on purpose")
    }
}

@Suite("The specifications' examples come out as the library renders them", .enabled(if: Specification.isThere))
struct SpecificationTests {
    static let names = ["commonmark-0.31.2", "gfm-spec", "gfm-extensions"]

    @Test("with nothing beyond the specification", arguments: names)
    func plain(name: String) { Specification.check(name, options: .plain) }

    @Test("with everything on", arguments: names)
    func everything(name: String) {
        Specification.check(name, options: .init(), ignoring: Specification.meant[name] ?? [:])
    }
}
