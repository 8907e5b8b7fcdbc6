import _FoundationICU

/// Where the words of a text without spaces begin and end, by ICU's dictionary. The one importer of ICU.
struct WordSegmenter {
    /// UTF-8 offsets at which a word begins or ends; with the text's start and end.
    private(set) var boundaries: Set<Int> = []

    /// - Parameter locale: ICU's name of the language, such as `zh`.
    init(_ text: String, locale: String) {
        let units = Array(text.utf16)
        var status = UErrorCode(rawValue: 0)
        units.withUnsafeBufferPointer { buffer in
            guard let iterator = swift_ubrk_open(UBRK_WORD, locale, buffer.baseAddress, Int32(buffer.count), &status)
            else { return }
            defer { swift_ubrk_close(iterator) }
            // ICU counts UTF-16 units; both counts run side by side.
            var unit = 0
            var byte = 0
            var position = Int(swift_ubrk_first(iterator))
            while position >= 0 {
                while unit < position {
                    byte += Self.bytes(of: units[unit])
                    unit += 1
                }
                boundaries.insert(byte)
                position = Int(swift_ubrk_next(iterator))
            }
        }
    }

    /// How many UTF-8 bytes a UTF-16 unit stands for: half of a pair, two of its four.
    private static func bytes(of unit: UInt16) -> Int {
        switch unit {
        case 0..<0x80: 1
        case 0x80..<0x800: 2
        case 0xD800..<0xE000: 2
        default: 3
        }
    }
}
