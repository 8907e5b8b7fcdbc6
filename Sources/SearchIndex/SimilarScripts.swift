import GlossaryLookup

/// Names by their first letter and their length, so that who looks for those that are written nearly alike needn't look
/// through all that begin alike. `SearchIndex+Scripts.swift` has the layout.
struct SimilarScripts {
    private(set) var scripts: [SearchScript] = []

    /// A bucket's names, by first letter and count of letters.
    private struct Bucket: Hashable {
        var first: UInt32
        var count: Int

        /// `Site/search.js` counts on the same.
        func file(of files: Int) -> Int { Int(((first &* 64 &+ UInt32(count)) &* 0x9E37_79B1) >> 7) % files }
    }

    /// Longer queries aren't looked for, and names of this length more are too far from them.
    private static let longest = 66

    /// - Parameter size: the bytes of a file on the average.
    init(_ keys: [KeyCollection.Key], name: String, size: Int) {
        var own: [(key: KeyCollection.Key, bucket: Bucket)] = []
        var bytes = 0
        for key in keys {
            let letters = String(decoding: key.text, as: UTF8.self).unicodeScalars
            guard let first = letters.first, (2...Self.longest).contains(letters.count) else { continue }
            own.append((key, Bucket(first: first.value, count: letters.count)))
            bytes += key.text.count + 4
        }
        var files = [KeyLines](repeating: KeyLines(), count: max(bytes / size, 1))
        for (key, bucket) in own {
            let file = bucket.file(of: files.count)
            files[file].append(key.text)
            files[file].bytes.append(UInt8(ascii: " "))
            key.forEachNumber { Digits.append($0, to: &files[file].bytes) }
            files[file].endLine()
        }
        scripts = files.enumerated().map { SearchScript("\(name)/s\($0)", lines: $1.bytes) }
    }
}
