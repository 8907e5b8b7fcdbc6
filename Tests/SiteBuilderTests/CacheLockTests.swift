import Foundation
import Testing

@testable import SiteBuilder

@Suite("Two builds on one cache")
struct CacheLockTests {
    @Test("The second waits for the first")
    func waits() throws {
        let cache = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: cache) }
        let order = Order()
        let first = CacheLock(cache: cache)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let second = CacheLock(cache: cache)
            order.add("second")
            second.release()
            done.signal()
        }
        Thread.sleep(forTimeInterval: 0.1)
        order.add("first")
        first.release()
        done.wait()
        #expect(order.names == ["first", "second"])
    }
}

private final class Order: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    func add(_ name: String) { lock.withLock { list.append(name) } }
    var names: [String] { lock.withLock { list } }
}
