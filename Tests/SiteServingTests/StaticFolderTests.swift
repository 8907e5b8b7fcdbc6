import Foundation
import SiteServing
import Testing

@Suite("What may be asked of a served folder")
struct StaticFolderTests {
    private let folder: StaticFolder

    init() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("served-\(UUID().uuidString)").path
        let manager = FileManager.default
        for name in ["site/en", "site/out", "site/evil.example"] {
            try manager.createDirectory(atPath: "\(root)/\(name)", withIntermediateDirectories: true)
        }
        for name in ["site/index.html", "site/en/index.html", "site/en/a b.html", "secret.html"] {
            try Data("x".utf8).write(to: URL(fileURLWithPath: "\(root)/\(name)"))
        }
        try manager.createSymbolicLink(
            atPath: "\(root)/site/out/index.html", withDestinationPath: "\(root)/secret.html")
        try manager.createSymbolicLink(atPath: "\(root)/site/link.html", withDestinationPath: "\(root)/secret.html")
        folder = try #require(StaticFolder("\(root)/site"))
    }

    @Test("Pages are found, a folder by its index")
    func found() {
        for path in ["/", "/index.html", "/en/", "/en/index.html", "/en/a%20b.html", "/en/?q=1"] {
            guard case .file(_, let type, _) = folder.answer(path) else {
                Issue.record("not found: \(path)")
                continue
            }
            #expect(type == "text/html; charset=utf-8")
        }
    }

    @Test("A folder without its slash is sent on, never to another host")
    func redirects() {
        #expect(folder.answer("/en") == .redirect("/en/"))
        #expect(folder.answer("//evil.example") == .redirect("/evil.example/"))
        #expect(folder.answer("/%2Fevil.example") == .redirect("/evil.example/"))
    }

    @Test(
        "Nothing outside is shown",
        arguments: [
            "/../secret.html", "/%2e%2e/secret.html", "/en/..%2f..%2fsecret.html", "/link.html", "/out/",
            "/nothing.html",
            "secret.html", "/.hidden", "/en/%00", "/..%5csecret.html",
        ])
    func outside(_ path: String) { #expect(folder.answer(path) == .notFound) }

    @Test("A folder that isn't there can't be served")
    func missing() { #expect(StaticFolder("/no/such/folder") == nil) }
}
