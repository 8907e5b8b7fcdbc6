import Foundation
import Testing

@testable import SiteServing

@Suite("Compressed forms")
struct AcceptedEncodingsTests {
    @Test(
        "What a browser accepts",
        arguments: [
            ("gzip, deflate, br", ["br", "gzip"]), ("gzip", ["gzip"]), ("", []), ("identity", []),
            ("br;q=0, *", ["gzip"]), ("GZIP ; q=0.5", ["gzip"]), ("gzip;q=0.0, br;q=nonsense", []),
        ])
    func accepted(_ row: (header: String, accepted: [String])) {
        let encodings = AcceptedEncodings(row.header)
        #expect(AcceptedEncodings.forms.map(\.name).filter(encodings.accepts) == row.accepted)
    }

    @Test("The smallest form that lies beside the file and is accepted is the answer, with the file's own type")
    func answers() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("served-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for name in ["index.html", "index.html.gz", "index.html.br", "a.css", "a.css.gz"] {
            try Data("x".utf8).write(to: URL(fileURLWithPath: "\(root)/\(name)"))
        }
        let folder = try #require(StaticFolder(root))
        func answer(_ path: String, _ header: String) -> [String] {
            guard case .file(let file, let type, let encoding) = folder.answer(path, AcceptedEncodings(header)) else {
                return []
            }
            return [file.replacingOccurrences(of: root, with: ""), type, encoding ?? "–"]
        }
        #expect(answer("/", "gzip, br") == ["/index.html.br", "text/html; charset=utf-8", "br"])
        #expect(answer("/index.html", "gzip") == ["/index.html.gz", "text/html; charset=utf-8", "gzip"])
        #expect(answer("/a.css", "br") == ["/a.css", "text/css; charset=utf-8", "–"])
        #expect(answer("/a.css", "gzip, br") == ["/a.css.gz", "text/css; charset=utf-8", "gzip"])
        #expect(answer("/", "") == ["/index.html", "text/html; charset=utf-8", "–"])
    }
}
