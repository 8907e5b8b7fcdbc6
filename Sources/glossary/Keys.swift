/// A key, or a letter that keys made.
enum Key: Equatable {
    case letter(Character)
    case enter, backspace, up, down, end
    case deleteWord, deleteLine

    /// Keys out of a terminal's bytes; what is cut off at the end stays in `bytes` for the next time.
    static func decode(_ bytes: inout [UInt8]) -> [Key] {
        var keys: [Key] = []
        while let byte = bytes.first {
            switch byte {
            case 0x1B:
                guard let (key, count) = escape(bytes) else { return keys + takeAll(&bytes) }
                if let key { keys.append(key) }
                bytes.removeFirst(count)
            case 0x03, 0x04:
                keys.append(.end)
                bytes.removeFirst()
            case 0x0A, 0x0D: take(&bytes, .enter, &keys)
            case 0x08, 0x7F: take(&bytes, .backspace, &keys)
            case 0x10: take(&bytes, .up, &keys)
            case 0x0E: take(&bytes, .down, &keys)
            case 0x15: take(&bytes, .deleteLine, &keys)
            case 0x17: take(&bytes, .deleteWord, &keys)
            case 0..<0x20: bytes.removeFirst()
            default:
                let count = length(byte)
                guard bytes.count >= count else { return keys }
                keys += String(decoding: bytes.prefix(count), as: UTF8.self).map(Key.letter)
                bytes.removeFirst(count)
            }
        }
        return keys
    }

    private static func take(_ bytes: inout [UInt8], _ key: Key, _ keys: inout [Key]) {
        keys.append(key)
        bytes.removeFirst()
    }

    /// An escape by itself is the key of that name.
    private static func takeAll(_ bytes: inout [UInt8]) -> [Key] {
        bytes.removeAll()
        return [.end]
    }

    /// An arrow, another sequence (no key), or nil for an escape by itself.
    private static func escape(_ bytes: [UInt8]) -> (Key?, Int)? {
        guard bytes.count >= 3, bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
            return bytes.count == 1 ? nil : (nil, 2)
        }
        guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            return (nil, bytes.count)
        }
        switch bytes[end] {
        case UInt8(ascii: "A"): return (.up, end + 1)
        case UInt8(ascii: "B"): return (.down, end + 1)
        default: return (nil, end + 1)
        }
    }

    private static func length(_ byte: UInt8) -> Int {
        switch byte {
        case 0xC0...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF7: 4
        default: 1
        }
    }
}
