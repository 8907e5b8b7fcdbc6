@_spi(_Unicode) import Swift

/// Makes texts comparable that people write differently: upper and lower case, accents, ß and ss, composed and decomposed
/// letters, full-width letters, kinds of apostrophes and hyphens.
///
/// Hangul stays composed: under compatibility decomposition the single consonants that people type would change.
/// `Site/search.js` does the same; `Tests/Fixtures/Search/folding.tsv` holds both to it.
package enum Folding {
    /// `Größe` → `grosse`, `L’app` → `l'app`, `Ａｐｐ` → `app`; spaces and hyphens stay.
    package static func fold(_ text: String) -> String {
        quicklyFolded(text).map { String(decoding: $0, as: UTF8.self) } ?? slowlyFolded(text)
    }

    /// The same as UTF-8.
    package static func bytes(_ text: String) -> [UInt8] { quicklyFolded(text) ?? Array(slowlyFolded(text).utf8) }

    private static func slowlyFolded(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text._nfd {
            switch scalar.value {
            case 0x0300...0x036F, 0x200B, 0x200C, 0x200D, 0xFEFF, 0x00AD: continue
            case 0x2018, 0x2019, 0x02BC, 0xFF07: scalars.append("'")
            case 0x2010, 0x2011, 0x2012, 0x2013, 0xFF0D: scalars.append("-")
            case 0x00A0, 0x3000, 0x2009, 0x202F: scalars.append(" ")
            case 0xFF01...0xFF5E:
                scalars.append(
                    contentsOf: (Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar).properties.lowercaseMapping
                        .unicodeScalars)
            case 0x00DF, 0x1E9E: scalars.append(contentsOf: "ss".unicodeScalars)
            // The two small sigmas are one letter.
            case 0x03A3, 0x03C2: scalars.append("σ")
            default: scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        var composed = String.UnicodeScalarView()
        for scalar in String(scalars)._nfc { composed.append(scalar) }
        return String(composed)
    }

    /// The letters and digits of a folded text: how look-up keys are compared, so that `life cycle`, `life-cycle` and
    /// `lifecycle`, `수명 주기` and `수명주기`, `scene(_:didUpdate:)` and `sceneDidUpdate` are one.
    package static func key(_ text: String) -> String {
        String(String.UnicodeScalarView(fold(text).unicodeScalars.filter(\.isKeyLetter)))
    }

    /// The same for texts of nothing but letters that fold alone, which nearly all are, and many times as fast: Latin letters,
    /// Hangul syllables, Han, Kana, the usual punctuation. Nil for others.
    private static func quicklyFolded(_ text: String) -> [UInt8]? {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            switch scalar.value {
            case 0x41...0x5A: folded.append(UInt8(scalar.value) + 0x20)
            case 0...0x7F: folded.append(UInt8(scalar.value))
            case 0x80...0x24F: folded += latin[Int(scalar.value) - 0x80]
            case 0x0300...0x036F: continue
            case 0x2018, 0x2019: folded.append(UInt8(ascii: "'"))
            case 0x2010...0x2013: folded.append(UInt8(ascii: "-"))
            case 0x2014, 0x201A...0x201E, 0x2022, 0x2026, 0x3001...0x3020, 0x3041...0x3098, 0x309D...0x30FF,
                0x4E00...0x9FFF,
                0xAC00...0xD7A3:
                folded += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            default: return nil
            }
        }
        return folded
    }

    /// The folded letters from U+0080 to U+024F.
    private static let latin: [[UInt8]] = (0x80...0x24F).map { value in
        Unicode.Scalar(UInt32(value)).map { Array(slowlyFolded(String($0)).utf8) } ?? []
    }

    /// The words of a text as the word index has them: runs of letters and digits, folded. A run of Han or Kana letters has
    /// no spaces to go by: it gives each pair of neighbours, and a lone letter itself.
    ///
    /// `Die Szene(n)` → `die`, `szene`, `n`; `生命周期` → `生命`, `命周`, `周期`.
    package static func words(_ text: String) -> [String] {
        let bytes = bytes(text)
        return words(inFolded: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// The places of the words in a folded text.
    package static func words(inFolded bytes: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        // Where the run begins, and its last letter; nil between runs.
        var start: Int?
        var last = 0
        var isUnspaced = false
        func end(_ end: Int) {
            guard let begin = start else { return }
            // Of a run without spaces the pairs are taken already.
            if !isUnspaced || last == begin { words.append(begin..<end) }
            start = nil
        }
        var index = 0
        while index < bytes.count {
            let (scalar, next) = scalar(bytes, at: index)
            if !scalar.isKeyLetter {
                end(index)
            } else if start != nil, scalar.isUnspaced == isUnspaced {
                if isUnspaced { words.append(last..<next) }
                last = index
            } else {
                end(index)
                (start, last, isUnspaced) = (index, index, scalar.isUnspaced)
            }
            index = next
        }
        end(index)
        return words
    }

    /// The scalar of well-formed UTF-8, and where the next begins.
    private static func scalar(_ bytes: [UInt8], at index: Int) -> (Unicode.Scalar, next: Int) {
        let first = bytes[index]
        if first < 0x80 { return (Unicode.Scalar(first), index + 1) }
        let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = UInt32(first) & (0x7F >> UInt32(count))
        for byte in bytes[index + 1..<min(index + count, bytes.count)] { value = value << 6 | UInt32(byte & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", index + count)
    }
}

extension Unicode.Scalar {
    /// A letter, a mark or a number.
    package var isKeyLetter: Bool {
        switch value {
        case 0x30...0x39, 0x61...0x7A, 0x41...0x5A, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
        case 0...0x7F: return false
        default: break
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
            return true
        default: return false
        }
    }

    /// A letter of a script that is written without spaces between words.
    package var isUnspaced: Bool {
        switch value {
        case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
