import Foundation

/// `transform` of each item, in their order, on `jobs` threads.
package func concurrentMap<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) -> [Result] {
    if jobs <= 1 || items.count < 2 { return items.map(transform) }
    let slots = Slots<Result>()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    // A few chunks a thread: an operation each would cost more than a page.
    let chunk = max(1, items.count / (jobs * 8))
    for start in stride(from: 0, to: items.count, by: chunk) {
        queue.addOperation {
            slots.set(items[start..<min(start + chunk, items.count)].map(transform), at: start)
        }
    }
    queue.waitUntilAllOperationsAreFinished()
    return slots.all
}

private final class Slots<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var chunks: [Int: [Value]] = [:]

    func set(_ values: [Value], at start: Int) { lock.withLock { chunks[start] = values } }

    var all: [Value] { lock.withLock { chunks.sorted { $0.key < $1.key }.flatMap(\.value) } }
}
