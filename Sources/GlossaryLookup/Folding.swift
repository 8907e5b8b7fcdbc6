@_spi(_Unicode) import Swift

/// Makes texts comparable that people write differently: upper and lower case, accents, ß and ss, composed and decomposed
/// letters, full-width letters, kinds of apostrophes and hyphens.
///
/// Hangul stays composed: under compatibility decomposition the single consonants that people type would change.
/// `Site/search.js` does the same; `Tests/Fixtures/Search/folding.tsv` holds both to it.
package enum Folding {
    /// `Größe` → `grosse`, `L’app` → `l'app`, `Ａｐｐ` → `app`; spaces and hyphens stay.
    package static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
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

    /// The words of a text as the word index has them: runs of letters and digits, folded. A run of Han or Kana letters has
    /// no spaces to go by: it gives each pair of neighbours, and a lone letter itself.
    ///
    /// `Die Szene(n)` → `die`, `szene`, `n`; `生命周期` → `生命`, `命周`, `周期`.
    package static func words(_ text: String) -> [String] {
        var words: [String] = []
        var run: [Unicode.Scalar] = []
        var isUnspaced = false
        func end() {
            defer { run.removeAll(keepingCapacity: true) }
            guard isUnspaced, run.count > 1 else {
                if !run.isEmpty { words.append(word(run[...])) }
                return
            }
            for start in 0..<run.count - 1 { words.append(word(run[start...start + 1])) }
        }
        func word(_ scalars: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(scalars)) }
        for scalar in fold(text).unicodeScalars {
            guard scalar.isKeyLetter else {
                end()
                continue
            }
            if !run.isEmpty, scalar.isUnspaced != isUnspaced { end() }
            isUnspaced = scalar.isUnspaced
            run.append(scalar)
        }
        end()
        return words
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
