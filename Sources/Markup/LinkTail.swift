/// What stands after a link's closing bracket, as the library scans it: `(destination "title")`, `[label]`, `[]` or nothing.
enum LinkTail {
    private typealias Bytes = UnsafeBufferPointer<UInt8>

    /// Where the tail that begins at `start` ends.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> Int {
        inline(bytes, start) ?? label(bytes, start) ?? start
    }

    private static func inline(_ bytes: Bytes, _ start: Int) -> Int? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
        guard let destination = destination(bytes, spaces(bytes, start + 1)) else { return nil }
        let afterSpaces = spaces(bytes, destination)
        let end = afterSpaces > destination ? title(bytes, afterSpaces) ?? afterSpaces : destination
        let close = spaces(bytes, end)
        guard close < bytes.count, bytes[close] == UInt8(ascii: ")") else { return nil }
        return close + 1
    }

    private static func spaces(_ bytes: Bytes, _ start: Int) -> Int {
        var index = start
        while index < bytes.count, isMarkupSpace(bytes[index]) { index += 1 }
        return index
    }

    private static func destination(_ bytes: Bytes, _ start: Int) -> Int? {
        var index = start
        if index < bytes.count, bytes[index] == UInt8(ascii: "<") {
            index += 1
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: ">"): return index + 1
                case UInt8(ascii: "\\"): index += 2
                case UInt8(ascii: "\n"), UInt8(ascii: "<"): return nil
                default: index += 1
                }
            }
            return nil
        }
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, isEscapable(bytes[index + 1]) {
                index += 2
                continue
            }
            if byte == UInt8(ascii: "(") {
                depth += 1
                if depth > 32 { return nil }
            } else if byte == UInt8(ascii: ")") {
                if depth == 0 { return index }
                depth -= 1
            } else if isMarkupSpace(byte) {
                return index == start ? nil : index
            }
            index += 1
        }
        return nil
    }

    private static func title(_ bytes: Bytes, _ start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        let open = bytes[start]
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open
        guard "\"'(".utf8.contains(open) else { return nil }
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if bytes[index] == close { return index + 1 }
            if open == UInt8(ascii: "("), bytes[index] == open { return nil }
            index += 1
        }
        return nil
    }

    private static func label(_ bytes: Bytes, _ start: Int) -> Int? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
        var index = start + 1
        while index < bytes.count, index - start <= 1001 {
            switch bytes[index] {
            case UInt8(ascii: "]"): return index + 1
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "\\"): index += index + 1 < bytes.count && isEscapable(bytes[index + 1]) ? 2 : 1
            default: index += 1
            }
        }
        return nil
    }
}
