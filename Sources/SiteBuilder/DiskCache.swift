import ContentHash
import Foundation
import Samples

/// Results by content, a file each. A cache that can't be written only makes builds slower.
struct DiskCache: ResultCache {
    let folder: String

    private func path(_ key: ContentHash) -> String {
        let name = "\(key)"
        return "\(folder)/\(name.prefix(2))/\(name)"
    }

    func load(_ key: ContentHash) -> [UInt8]? {
        FileManager.default.contents(atPath: path(key)).map { [UInt8]($0) }
    }

    /// Written beside and renamed, so that a build that is killed leaves no half result.
    func store(_ bytes: [UInt8], as key: ContentHash) {
        let path = path(key)
        try? FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
        try? Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
