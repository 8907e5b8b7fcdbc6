import Foundation

/// Numbers from 1 on, each given once, to whichever thread asks.
package final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    package init() {}

    package func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
