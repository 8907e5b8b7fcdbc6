import Compression
import Foundation
import Testing

@Suite("Archives, as another program reads them")
struct ZipArchiveTests {
    /// What Python's `zipfile` says: how many files there are, the first that is damaged, and the text of the last.
    private func read(_ archive: ZipArchive) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).zip")
        try Data(archive.finished()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = """
            import sys, zipfile
            archive = zipfile.ZipFile(sys.argv[1])
            names = archive.namelist()
            print(len(names), archive.testzip(), names[-1], archive.read(names[-1]).decode())
            """
        process.arguments = ["python3", "-c", script, file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test("Files come back with their names, stored and compressed")
    func members() throws {
        var archive = ZipArchive()
        archive.add("mimetype", Array("stored".utf8), isStored: true)
        archive.add("문서/größe.html", Array(String(repeating: "text ", count: 3).utf8))
        #expect(try read(archive) == "2 None 문서/größe.html text text text")
    }

    @Test("More files than 16 bits count", arguments: [65_534, 65_535, 70_000])
    func many(_ count: Int) throws {
        var archive = ZipArchive()
        for number in 1...count { archive.add("\(number)", [UInt8(ascii: "x")], isStored: true) }
        #expect(try read(archive) == "\(count) None \(count) x")
    }

    @Test("The same files give the same bytes, gzip's too")
    func repeatable() {
        let text = Array("text".utf8)
        #expect(ZipArchive.Member("a", text).bytes == ZipArchive.Member("a", text).bytes)
        #expect(Deflate.gzip(text) == Deflate.gzip(text))
        // No name and no date (RFC 1952, section 2.3).
        #expect(Array(Deflate.gzip(text).prefix(8)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
    }
}

extension ZipArchive.Member {
    fileprivate var bytes: [UInt8] {
        var archive = ZipArchive()
        archive.add(self)
        return archive.finished()
    }
}
