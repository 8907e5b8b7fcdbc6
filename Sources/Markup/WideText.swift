/// What the CJK rules ask of a character.
extension Unicode.Scalar {
    /// A character of Chinese, Japanese or Korean text: letters and punctuation of wide or full width, and Hangul in all its
    /// forms (Unicode's East_Asian_Width W and F without emoji, and the Hangul blocks).
    package var isCJK: Bool {
        switch value {
        case ..<0x1100: false
        case 0x1100...0x11FF, 0x2E80...0x303E, 0x3040...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        case 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFFEE: true
        case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD: true
        default: false
        }
    }

    package var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0x3200...0x321E, 0x3260...0x327E: true
        case 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
        default: false
        }
    }

    /// Chinese or Japanese text, which has no spaces between words.
    package var isUnspaced: Bool { isCJK && !isHangul }

    /// Quotes, dashes and dots that Chinese and Western text share.
    package var isSharedPunctuation: Bool {
        switch value {
        case 0x2018, 0x2019, 0x201C, 0x201D, 0x2014, 0x2026, 0xB7: true
        default: false
        }
    }

    /// A line end between this character and `next` is no space: both belong to a text without spaces.
    package func runsOn(into next: Unicode.Scalar) -> Bool {
        isUnspaced && (next.isUnspaced || next.isSharedPunctuation) || isSharedPunctuation && next.isUnspaced
    }

    /// Punctuation as the flanking rule of the installed library has it: ASCII's, and Unicode's categories P.
    package var isMarkdownPunctuation: Bool {
        if value < 0x80 {
            switch value {
            case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return true
            default: return false
            }
        }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }

    package var isMarkdownSpace: Bool {
        switch value {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Selects a glyph of the character before it and shows nothing itself.
    package var isVariationSelector: Bool {
        switch value {
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
        default: false
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The character that begins at `offset`; nil at the end and for bytes that aren't UTF-8.
    package func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < count else { return nil }
        let first = self[offset]
        if first < 0x80 { return Unicode.Scalar(first) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, offset + length <= count else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in offset + 1..<offset + length {
            guard self[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(self[index] & 0x3F)
        }
        return Unicode.Scalar(value)
    }

    /// The character that ends just before `offset`, past variation selectors; nil at the beginning.
    package func scalar(before offset: Int) -> Unicode.Scalar? {
        var start = offset
        repeat {
            guard start > 0 else { return nil }
            start -= 1
            var steps = 0
            while start > 0, self[start] & 0xC0 == 0x80, steps < 3 {
                start -= 1
                steps += 1
            }
        } while scalar(at: start)?.isVariationSelector == true
        return scalar(at: start)
    }
}
