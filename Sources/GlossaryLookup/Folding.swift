@_spi(_Unicode) import Swift

/// Makes texts comparable that people write differently: upper and lower case, accents, ß and ss, composed and decomposed
/// letters, full-width letters, kinds of apostrophes and hyphens.
///
/// Hangul stays composed: under compatibility decomposition the single consonants that people type would change.
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
            default: scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        var composed = String.UnicodeScalarView()
        for scalar in String(scalars)._nfc { composed.append(scalar) }
        return String(composed)
    }

    /// A folded text without its spaces, hyphens and apostrophes: how look-up keys are compared, so that `life cycle`,
    /// `life-cycle` and `lifecycle`, `수명 주기` and `수명주기` are one.
    package static func key(_ text: String) -> String {
        String(String.UnicodeScalarView(fold(text).unicodeScalars.filter { !" -'_\t\n".unicodeScalars.contains($0) }))
    }
}
