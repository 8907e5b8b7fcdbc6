import CXXHash

/// A name for a content: the same bytes give the same name, in every run and on every machine (XXH3, 128 bits). Not for
/// secrets.
package struct ContentHash: Sendable, Hashable, CustomStringConvertible {
    private let high: UInt64
    private let low: UInt64

    package init(_ bytes: some ContiguousBytesSource) {
        let hash = bytes.withContiguousBytes { XXH3_128bits($0.baseAddress, $0.count) }
        high = hash.high64
        low = hash.low64
    }

    /// The name of several parts in order; parts can't run into each other.
    package init(parts: [String]) {
        var bytes: [UInt8] = []
        for part in parts {
            withUnsafeBytes(of: UInt64(part.utf8.count).littleEndian) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: part.utf8)
        }
        self.init(bytes)
    }

    /// 32 hexadecimal digits.
    package var description: String { Self.hex(high) + Self.hex(low) }

    /// The first 10 digits: enough to tell the sections of a site apart.
    package var short: String { String(description.prefix(10)) }

    private static func hex(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Bytes in one piece.
package protocol ContiguousBytesSource {
    func withContiguousBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result
}

extension [UInt8]: ContiguousBytesSource {
    package func withContiguousBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withUnsafeBytes(body)
    }
}
