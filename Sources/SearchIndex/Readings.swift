import Foundation
import Glossary
import GlossaryLookup

/// Other ways to type a name: how it sounds in Latin letters, its initial consonants, its umlauts spelled out.
///
/// Computed while a site is built, with Foundation's transliteration (ICU's): a look-up has no time for it.
package enum Readings {
    package static func readings(of name: String, in language: LanguageTag?) -> [String] {
        switch language?.primary {
        case "de": umlautsSpelled(name).map { [$0] } ?? []
        case "ko": korean(name)
        case "zh": chinese(name)
        default: []
        }
    }

    /// `Übergang` → `Uebergang`; nil without umlauts.
    static func umlautsSpelled(_ text: String) -> String? {
        var spelled = String.UnicodeScalarView()
        var hasUmlauts = false
        for scalar in text.unicodeScalars {
            // A letter and its dots apart.
            let umlaut = scalar == "\u{308}" ? spelled.popLast().flatMap { umlauts["\($0)\u{308}"] ?? "\($0)" } : nil
            if scalar.value >= 0x80, let spelling = umlaut ?? umlauts["\(scalar)"] {
                spelled.append(contentsOf: spelling.unicodeScalars)
                hasUmlauts = true
            } else {
                spelled.append(scalar)
            }
        }
        return hasUmlauts ? String(spelled) : nil
    }

    /// Strings are equal whether their letters are composed or not.
    private static let umlauts: [String: String] = [
        "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
    ]

    /// `백그라운드` → `ㅂㄱㄹㅇㄷ` and `baeggeulaundeu`, as ICU writes Korean.
    private static func korean(_ name: String) -> [String] {
        guard let initials = Hangul.initials(of: Folding.key(name)) else { return [] }
        return [initials] + [latin(name)].compactMap { $0 }
    }

    /// `后台` → `houtai`, `ht`; `绿` → `lü`, and `lv` as it is typed.
    private static func chinese(_ name: String) -> [String] {
        var text = name
        for (word, reading) in otherReadings { text = text.replacingOccurrences(of: word, with: " \(reading) ") }
        guard let pinyin = latin(text), name.unicodeScalars.contains(where: \.isUnspaced) else { return [] }
        let syllables = pinyin.split(separator: " ")
        var readings = [pinyin]
        if syllables.count > 1 { readings.append(String(syllables.compactMap(\.first))) }
        let typed = pinyin.decomposedStringWithCanonicalMapping.replacingOccurrences(of: "u\u{308}", with: "v")
        if typed.contains("v"), !name.contains("v") { readings.append(typed) }
        return readings
    }

    /// Words in which a letter isn't read as it mostly is, and ICU knows letters alone.
    private static let otherReadings = [
        ("重新", "chóng xīn"), ("重启", "chóng qǐ"), ("重连", "chóng lián"), ("调用", "diào yòng"), ("调度", "diào dù"),
        ("回调", "huí diào"), ("还原", "huán yuán"), ("并行", "bìng xíng"), ("应用", "yìng yòng"), ("响应", "xiǎng yìng"),
        ("长度", "cháng dù"), ("参数", "cān shù"), ("转换", "zhuǎn huàn"), ("转场", "zhuǎn chǎng"), ("场景", "chǎng jǐng"),
    ]

    private static func latin(_ text: String) -> String? { text.applyingTransform(.toLatin, reverse: false) }
}
