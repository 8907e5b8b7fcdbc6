/// JSON as a value with one serializer: objects keep their order, so that the same input gives the same bytes.
package enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    package struct Member: Sendable, Hashable {
        package var key: String
        package var value: JSONValue

        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { key, value in value.map { Member(key, $0) } })
    }

    package var serialized: String {
        var output: [UInt8] = []
        write(to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    package func write(to output: inout [UInt8]) {
        switch self {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .int(let value): output += String(value).utf8
        case .double(let value): output += value.isFinite ? Array(String(value).utf8) : Array("null".utf8)
        case .string(let text): Self.writeString(text, to: &output)
        case .array(let values):
            Self.writeList(values, "[", "]", to: &output) { $0.write(to: &$1) }
        case .object(let members):
            Self.writeList(members, "{", "}", to: &output) { member, output in
                Self.writeString(member.key, to: &output)
                output.append(UInt8(ascii: ":"))
                member.value.write(to: &output)
            }
        }
    }

    private static func writeList<Item>(
        _ items: [Item], _ open: Unicode.Scalar, _ close: Unicode.Scalar, to output: inout [UInt8],
        _ writeItem: (Item, inout [UInt8]) -> Void
    ) {
        output.append(UInt8(ascii: open))
        for (index, item) in items.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            writeItem(item, &output)
        }
        output.append(UInt8(ascii: close))
    }

    /// `<` is escaped too, so that the text may stand inside a `<script>` element, and the two line ends of Unicode that
    /// JavaScript once took for its own.
    private static func writeString(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { bytes in
            var copied = 0
            for (index, byte) in bytes.enumerated() where mayNeedEscape[Int(byte)] {
                guard let (escape, length) = escape(bytes, at: index) else { continue }
                output += bytes[copied..<index]
                output += escape.utf8
                copied = index + length
            }
            output += bytes[copied...]
        }
        output.append(UInt8(ascii: "\""))
    }

    private static let mayNeedEscape: [Bool] = {
        var table = [Bool](repeating: false, count: 256)
        for byte in UInt8(0)..<0x20 { table[Int(byte)] = true }
        for byte in [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), 0x7F, 0xE2] { table[Int(byte)] = true }
        return table
    }()

    /// - Returns: what stands for the character there, and how many bytes it has; nil where it may stand as it is.
    private static func escape(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (String, Int)? {
        switch bytes[index] {
        case UInt8(ascii: "\""): return ("\\\"", 1)
        case UInt8(ascii: "\\"): return ("\\\\", 1)
        case UInt8(ascii: "\n"): return ("\\n", 1)
        case 0xE2:
            guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return nil }
            return bytes[index + 2] == 0xA8 ? ("\\u2028", 3) : bytes[index + 2] == 0xA9 ? ("\\u2029", 3) : nil
        case let byte:
            let digits = String(byte, radix: 16)
            return ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits, 1)
        }
    }
}
