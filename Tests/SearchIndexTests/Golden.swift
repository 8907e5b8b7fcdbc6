import Foundation
import Testing

/// Recorded files. With RECORD=1 they are written anew, and the run fails so that nobody takes it for a check.
enum Golden {
    static func expect(_ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = SearchFixture.folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name)", sourceLocation: sourceLocation)
            return
        }
        let known = try String(contentsOf: file, encoding: .utf8)
        #expect(known == text, "\(name) differs; RECORD=1 writes it anew", sourceLocation: sourceLocation)
    }
}
