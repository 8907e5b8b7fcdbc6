import Foundation
import Glibc

/// Keeps others out of a cache's library while one builds it: another process, or another thread of this one. The kernel lets
/// go of it with the process, whatever becomes of that.
final class CacheLock {
    private let descriptor: Int32

    /// Waits until the cache is free. Without a folder that can be written nothing is kept out: what follows will say why.
    init(cache: String) {
        try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        descriptor = open("\(cache)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    /// Lets the next one in.
    func release() {
        if descriptor >= 0 { flock(descriptor, LOCK_UN) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
