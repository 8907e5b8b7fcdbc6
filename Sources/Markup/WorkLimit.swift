/// Keeps the library's work linear in the length of the text.
///
/// Version 0.29.0.gfm.6 takes quadratic time over a few things that no text needs: hundreds of images opened within each
/// other (`![[]()` over and over), rows of a table that a long paragraph might turn into, rows with thousands of cells, and
/// links that end in thousands of brackets. Beyond a generous measure such marks are hidden from it and come out as text.
struct WorkLimit {
    private static let openImages = 100
    private static let cellsInARow = 500
    private static let closingBrackets = 200

    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private var firstHidden: Int?

    // State within a paragraph.
    private var brackets: [Bool] = []
    private var imageCount = 0
    private var paragraphStart = 0
    private var lineCount = 0
    private var tableWork = 0
    // State within a line.
    private var pipeCount = 0
    private var closingCount = 0

    /// Hides in place; returns where it first had to, or nil.
    static func run(on bytes: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        // Shorter ones take no time, whatever they hold.
        guard bytes.count > 16_384 else { return nil }
        var limit = WorkLimit(bytes: bytes)
        limit.scan()
        return limit.firstHidden
    }

    private init(bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func hide(_ index: Int) {
        if firstHidden == nil { firstHidden = index }
        bytes[index] = Sentinel.hiding(bytes[index])
    }

    private mutating func scan() {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"):
                startLine(index + 1)
            case UInt8(ascii: "\\"):
                index += 1
            case UInt8(ascii: "["):
                open(index)
            case UInt8(ascii: "]"):
                if brackets.popLast() == true { imageCount -= 1 }
            case UInt8(ascii: "|"):
                pipeCount += 1
                if pipeCount > Self.cellsInARow { hide(index) }
            case UInt8(ascii: ")"):
                closingCount += 1
                if closingCount > Self.closingBrackets { hide(index) }
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x20, 0x80...:
                closingCount = 0
            default: break
            }
            index += 1
        }
    }

    private mutating func open(_ index: Int) {
        let isImage = index > 0 && bytes[index - 1] == UInt8(ascii: "!")
        if isImage, imageCount >= Self.openImages {
            hide(index)
            return
        }
        brackets.append(isImage)
        if isImage { imageCount += 1 }
    }

    private mutating func startLine(_ start: Int) {
        pipeCount = 0
        closingCount = 0
        lineCount += 1
        var index = start
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D { index += 1 }
        if index == bytes.count || bytes[index] == UInt8(ascii: "\n") {
            brackets.removeAll(keepingCapacity: true)
            imageCount = 0
            paragraphStart = start
            lineCount = 0
        } else if "|:-".utf8.contains(bytes[index]) {
            limitDelimiterRow(index)
        }
    }

    /// Before each row of dashes the library reads the whole paragraph again, in search of a table's head.
    private mutating func limitDelimiterRow(_ start: Int) {
        var end = start
        var isDelimiterRow = false
        while end < bytes.count, " \t\r|:-".utf8.contains(bytes[end]) {
            if bytes[end] == UInt8(ascii: "|") || bytes[end] == UInt8(ascii: ":") { isDelimiterRow = true }
            end += 1
        }
        guard isDelimiterRow, end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return }
        tableWork += start - paragraphStart + lineCount * lineCount / 5
        guard tableWork > 20_000_000 + 20 * bytes.count else { return }
        for index in start..<end where bytes[index] == UInt8(ascii: "-") { hide(index) }
    }
}
