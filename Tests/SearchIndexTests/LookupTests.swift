import Foundation
import GlossaryLookup
import SearchIndex
import Testing

@Suite("Look-ups")
struct LookupTests {
    @Test("Texts are folded as the table says", arguments: SearchFixture.rows("folding.tsv"))
    func folding(_ row: [String]) throws {
        try #require(row.count == 3)
        #expect(Folding.fold(row[0]) == row[1])
        #expect(Folding.key(row[0]) == row[2])
    }

    @Test("A query has the answers that the table asks for", arguments: SearchFixture.rows("queries.tsv"))
    func queries(_ row: [String]) throws {
        try #require(row.count == 4)
        let answers = try SearchFixture.answers(to: row[0])
        #expect(answers.first ?? "-" == row[1])
        if !row[2].isEmpty { #expect(answers.dropFirst().contains(row[2])) }
        if !row[3].isEmpty { #expect(!answers.contains(row[3])) }
    }

    @Test("Every query has the answers that were recorded, in their order")
    func recorded() throws {
        let lines = try SearchFixture.rows("queries.tsv").map { row in
            ([row[0]] + (try SearchFixture.answers(to: row[0]))).joined(separator: "\t")
        }
        try Golden.expect("answers.tsv", lines.joined(separator: "\n") + "\n")
    }

    @Test("The parts for pages are as recorded, and no other is there")
    func scripts() throws {
        let scripts = SearchFixture.index.scripts(ScriptSizes(keys: 200, postings: 300, grams: 2_000, similar: 1_000))
        for script in scripts { try Golden.expect("index/\(script.path)", script.text) }
        let folder = SearchFixture.folder.appendingPathComponent("index").path
        let files = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []
        #expect(Set(files.filter { $0.hasSuffix(".js") }) == Set(scripts.map(\.path)))
    }

    @Test("Nothing fits nonsense, but the nearest names are known", arguments: ["xyzzy", "ㅋㅋㅋ", "qqqqqqqq"])
    func nothing(_ query: String) throws {
        #expect(try SearchFixture.answers(to: query) == [])
        #expect(try SearchFixture.lookupFile.withUnsafeBytes { try LookupDatabase($0).nearest(to: query) }.count == 3)
    }

    @Test("Hostile queries get an answer or none, never a trap")
    func hostile() throws {
        let long = [String(repeating: "a", count: 1_000_000), String(repeating: "백그", count: 400), "\0", "\u{1B}[2J"]
        for query in ["", " ", "\u{202E}", "😀", "ㄳ", "가", "가ㅏ"] + long {
            _ = try SearchFixture.answers(to: query)
            _ = try SearchFixture.lookupFile.withUnsafeBytes { try LookupDatabase($0).nearest(to: query) }
        }
    }

    @Test("The same entries give the same bytes")
    func stable() {
        let again = SearchIndex(languages: SearchFixture.languages, entries: SearchFixture.index.entries)
        #expect(again.lookupFile(blockSize: 300) == SearchFixture.lookupFile)
    }

    @Test("The size of blocks changes no answer", arguments: [100, 2048, 100_000])
    func blocks(_ size: Int) throws {
        let bytes = SearchFixture.index.lookupFile(blockSize: size)
        for row in SearchFixture.rows("queries.tsv") {
            #expect(try SearchFixture.answers(to: row[0], in: bytes) == SearchFixture.answers(to: row[0]))
        }
    }
}

@Suite("Look-up files that aren't")
struct DamagedLookupTests {
    private func failure(_ bytes: [UInt8]) -> LookupDatabase.Failure? {
        bytes.withUnsafeBytes { bytes in
            do throws(LookupDatabase.Failure) {
                _ = try LookupDatabase(bytes)
                return nil
            } catch { return error }
        }
    }

    @Test("A foreign, an older and a cut file are told apart")
    func refused() {
        let bytes = SearchFixture.lookupFile
        #expect(failure([]) == .foreign)
        #expect(failure(Array("SQLite format 3".utf8)) == .foreign)
        #expect(failure(Array("LCGLOSS1rest".utf8)) == .otherFormat)
        for count in stride(from: 8, to: bytes.count, by: 997) {
            #expect(failure(Array(bytes.prefix(count))) == .damaged)
        }
        #expect(failure(bytes + [0]) == .damaged)
    }

    @Test("One byte that isn't as it was is damage, wherever it is")
    func oneByte() {
        var bytes = SearchFixture.lookupFile
        for position in stride(from: LookupFormat.magic.count, to: bytes.count, by: 1009) {
            bytes[position] ^= 0x10
            #expect(failure(bytes) == .damaged)
            bytes[position] ^= 0x10
        }
        #expect(failure(bytes) == nil)
    }

    /// With its checksum made anew: that of a large file isn't compared.
    @Test("What is damaged all the same is an error or another answer, never a trap")
    func damaged() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var bytes = SearchFixture.lookupFile
            for _ in 0..<4 {
                // Where structure is, not in the half that is bit rows.
                let position = Int.random(in: 20..<bytes.count, using: &random)
                bytes[position] = UInt8.random(in: 0...255, using: &random)
            }
            let checksum = bytes[20...].withUnsafeBytes(LookupFormat.checksum)
            withUnsafeBytes(of: checksum.littleEndian) { bytes.replaceSubrange(12..<20, with: $0) }
            bytes.withUnsafeBytes { bytes in
                guard let database = try? LookupDatabase(bytes) else { return }
                for query in ["scene", "grund", "backgroud", "ㅂㄱ"] {
                    for answer in (try? database.answers(to: query)) ?? [] { _ = try? database.entry(answer.entry) }
                    _ = try? database.nearest(to: query)
                }
            }
        }
    }
}
