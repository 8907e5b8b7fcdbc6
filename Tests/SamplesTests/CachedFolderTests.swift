import Diagnostics
import Foundation
import Testing

@testable import Samples

@Suite("Folders of the cache")
struct CachedFolderTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

    private func isWhole() -> Bool { FileManager.default.fileExists(atPath: "\(place)/made/content") }

    private func write(into draft: String) throws {
        try Data("x".utf8).write(to: URL(fileURLWithPath: "\(draft)/content"))
    }

    @Test("The second who wants one waits for the first, and finds it made")
    func waits() throws {
        defer { try? FileManager.default.removeItem(atPath: place) }
        let order = Order()
        let (begun, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let folder = CachedFolder("\(place)/made")
        Thread.detachNewThread {
            begun.wait()
            let problems = folder.make(isWhole: isWhole) { draft in
                order.add("second makes it too")
                try write(into: draft)
                return []
            }
            order.add(problems.isEmpty ? "second" : "second failed")
            done.signal()
        }
        let problems = folder.make(isWhole: isWhole) { draft in
            begun.signal()
            Thread.sleep(forTimeInterval: 0.1)
            try write(into: draft)
            order.add("first")
            return []
        }
        done.wait()
        #expect(problems.isEmpty)
        #expect(order.names == ["first", "second"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: place) == ["made"], "nothing stays beside it")
    }

    @Test("What can't be made leaves nothing, and the next one tries again")
    func fails() throws {
        defer { try? FileManager.default.removeItem(atPath: place) }
        let folder = CachedFolder("\(place)/made")
        let failed = folder.make(isWhole: isWhole) { draft in
            try write(into: draft)
            return [Diagnostic("library-fails", .error, "no")]
        }
        #expect(failed.map(\.id) == ["library-fails"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: place) == [])
        let again = folder.make(isWhole: isWhole) { draft in
            try write(into: draft)
            return []
        }
        #expect(again.isEmpty && isWhole())
    }

    @Test("One that isn't whole is made anew")
    func broken() throws {
        defer { try? FileManager.default.removeItem(atPath: place) }
        try FileManager.default.createDirectory(atPath: "\(place)/made/rest", withIntermediateDirectories: true)
        let problems = CachedFolder("\(place)/made").make(isWhole: isWhole) { draft in
            try write(into: draft)
            return []
        }
        #expect(problems.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(place)/made") == ["content"])
    }
}

private final class Order: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    func add(_ name: String) { lock.withLock { list.append(name) } }
    var names: [String] { lock.withLock { list } }
}
