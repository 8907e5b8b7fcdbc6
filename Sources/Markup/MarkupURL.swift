/// What has to be done to a written destination before it may stand in an attribute.
package enum MarkupURL {
    /// Percent-encodes what may not stand in a URL; escapes that are there already stay.
    package static func percentEncoded(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ isKept($0) }) else { return text }
        var bytes: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            if isKept(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let kept: [Bool] = {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        let marks = "-_.+!*'(),%#@?=;:/&$~"
        return (0..<128).map { (letters + marks).utf8.contains($0) }
    }()

    private static func isKept(_ byte: UInt8) -> Bool { byte < 0x80 && kept[Int(byte)] }

    /// True for schemes that run code or read local files: `javascript:`, `vbscript:`, `file:`, and `data:` but for pictures.
    package static func isDangerous(_ destination: String) -> Bool {
        let start = destination.prefix(64).lowercased()
        if start.hasPrefix("data:") {
            return !["png", "gif", "jpeg", "webp"].contains { start.hasPrefix("data:image/\($0)") }
        }
        return ["javascript:", "vbscript:", "file:"].contains { start.hasPrefix($0) }
    }

    /// The destination percent-encoded, or nothing when it is dangerous.
    package static func safe(_ destination: String) -> String {
        isDangerous(destination) ? "" : percentEncoded(destination)
    }
}
