import Diagnostics
import Foundation
import Glossary
import SiteRendering
import Testing

@testable import SiteBuilder

@Suite("The interface's texts")
struct InterfaceTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    private static let languages = ["en", "it", "ko", "zh-Hans", "de"]

    private func file() throws -> SourceFile {
        let path = "\(Self.package)/Site/strings.yaml"
        return SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    }

    @Test("No text is missing in any language, and none is unknown")
    func complete() throws {
        let (_, diagnostics) = UIStringsReader.read(try file(), languages: Self.languages.map { LanguageTag($0) })
        #expect(diagnostics.map(\.message) == [])
    }

    @Test("Every translation has the places that the original has", arguments: UIString.allCases)
    func places(_ key: UIString) throws {
        let strings = UIStringsReader.read(try file(), languages: []).strings
        func places(_ language: String) -> Set<String> {
            let text = strings.text(key, in: language) ?? ""
            return Set(["{0}", "{1}", "{2}"].filter(text.contains))
        }
        for language in Self.languages { #expect(places(language) == places("en"), "\(language)") }
    }
}
