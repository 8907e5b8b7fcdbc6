import Diagnostics
import YAML

/// The YAML block at the top of a file: a mapping between two lines of `---`.
enum FrontMatter {
    /// Nil when the file has none: it doesn't begin with `---`, the block isn't closed, or it holds plain text (then the
    /// lines are a thematic break and a heading, as CommonMark has it).
    static func read(
        _ file: SourceFile, from start: Int
    ) -> (node: YAMLNode?, diagnostics: [Diagnostic], end: Int)? {
        guard let firstEnd = markerEnd(file.bytes, start) else { return nil }
        var line = firstEnd
        while line < file.bytes.count {
            if let end = markerEnd(file.bytes, line) {
                let result = YAMLParser.parse(file, range: SourceRange(firstEnd, line))
                if result.diagnostics.isEmpty, result.node?.entries == nil, !isBlank(file.bytes[firstEnd..<line]) {
                    return nil
                }
                return (result.node, result.diagnostics, end)
            }
            guard let newline = file.bytes[line...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            line = newline + 1
        }
        return nil
    }

    /// Where the line after a `---` line begins; nil when the line at `start` is something else.
    private static func markerEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        guard bytes[start...].starts(with: "---".utf8) else { return nil }
        var index = start + 3
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D { index += 1 }
        if index == bytes.count { return index }
        return bytes[index] == UInt8(ascii: "\n") ? index + 1 : nil
    }

    private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
}
