import Foundation
import Glibc

/// Tells of changes below folders, through the kernel's inotify.
package final class FolderWatch: @unchecked Sendable {
    private let descriptor: Int32
    private var folders: [Int32: String] = [:]

    /// Nil when the kernel gives no more watches.
    package init?(_ roots: [String]) {
        descriptor = inotify_init1(Int32(O_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        for root in roots { add(root) }
    }

    deinit { close(descriptor) }

    private func add(_ folder: String) {
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
        let watch = inotify_add_watch(descriptor, folder, mask)
        guard watch >= 0 else { return }
        folders[watch] = folder
        for name in FileSystem.names(in: folder) where !name.hasPrefix(".") && FileSystem.isFolder("\(folder)/\(name)")
        {
            add("\(folder)/\(name)")
        }
    }

    /// Waits for a change, and until nothing more has changed for a moment: an editor's save is several steps.
    package func wait() {
        read(timeout: -1)
        while read(timeout: 15) {}
    }

    /// - Returns: whether something happened within `timeout` milliseconds; -1 waits for ever.
    @discardableResult
    private func read(timeout: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, timeout) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return false }
        // New folders are watched too; which file changed doesn't matter.
        for folder in Set(folders.values) {
            for name in FileSystem.names(in: folder)
            where !name.hasPrefix(".") && FileSystem.isFolder("\(folder)/\(name)")
                && !folders.values.contains("\(folder)/\(name)")
            {
                add("\(folder)/\(name)")
            }
        }
        return true
    }
}
