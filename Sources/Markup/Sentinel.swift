/// Control characters that stand in for delimiters while the library parses, byte for byte, so that no position moves.
///
/// The library decides by its flanking test what a run of `*`, `_` or `~` may do. Where that test is wrong (see
/// `DelimiterPass`), each byte of the run is replaced by a sentinel that carries the right answer.
enum Sentinel {
    struct Role {
        /// The delimiter that the sentinel stands for.
        var character: UInt8
        var opens: Bool
        var closes: Bool
    }

    private static let characters = [UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~")]
    /// Twelve control characters that no text needs: three delimiters times four roles.
    private static let bytes: [UInt8] = Array(0x01...0x08) + Array(0x0E...0x11)

    /// The role of each byte that is a sentinel.
    private static let roles: [Role?] = {
        var roles = [Role?](repeating: nil, count: 256)
        for (index, byte) in bytes.enumerated() {
            let flags = index % 4
            roles[Int(byte)] = Role(
                character: characters[index / 4], opens: flags & 1 != 0, closes: flags & 2 != 0)
        }
        return roles
    }()

    /// What `WorkLimit` takes from the library's sight, and what stands in for it.
    private static let hidden: [(character: UInt8, sentinel: UInt8)] = [
        (UInt8(ascii: "["), 0x12), (UInt8(ascii: "|"), 0x13), (UInt8(ascii: ")"), 0x14), (UInt8(ascii: "-"), 0x15),
    ]

    /// For each byte what it stood for.
    static let original: [UInt8] = (0..<256).map { byte in
        roles[byte]?.character ?? hidden.first { $0.sentinel == byte }?.character ?? UInt8(byte)
    }

    /// The sentinel for a mark that the library is to take for text.
    static func hiding(_ character: UInt8) -> UInt8 {
        hidden.first { $0.character == character }?.sentinel ?? character
    }

    /// The sentinels that open or close something; the others are plain text to the library.
    static let delimiters: [UInt8] = bytes.enumerated().filter { $0.offset % 4 != 0 }.map(\.element)

    static func role(of byte: UInt8) -> Role? {
        guard byte < 0x12, let role = roles[Int(byte)], role.opens || role.closes else { return nil }
        return role
    }

    static func byte(for character: UInt8, opens: Bool, closes: Bool) -> UInt8 {
        let index = character == UInt8(ascii: "*") ? 0 : character == UInt8(ascii: "_") ? 1 : 2
        return bytes[index * 4 + (opens ? 1 : 0) + (closes ? 2 : 0)]
    }

    /// True for the characters that sentinels are taken from, which no text needs and no page may hold: all controls but tab,
    /// line feed, form feed and carriage return.
    static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0C && byte != 0x0D
    }
}
