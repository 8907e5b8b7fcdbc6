import Diagnostics

/// The names of symbols, for finding them in text.
struct SymbolNames {
    /// Names as they are looked for, with argument labels.
    private var names: Set<String> = []
    /// Names without their argument lists: `applicationWillTerminate`.
    private var bases: Set<String> = []
    /// Types that the text's own code declares.
    private(set) var declared: Set<String> = []
    /// What names of types end with: `Delegate`, `Controller`.
    private var typeEndings: Set<String> = []
    let isEmpty: Bool

    init(_ symbols: Set<String>) {
        isEmpty = symbols.isEmpty
        for symbol in symbols {
            for component in symbol.split(separator: "/") {
                let base = String(component.prefix { $0 != "(" })
                names.insert(String(component))
                bases.insert(base)
                if base.first?.isUppercase == true { typeEndings.insert(Self.lastWord(of: base)) }
            }
        }
    }

    func declaring(_ types: Set<String>) -> SymbolNames {
        var names = self
        names.declared = types
        return names
    }

    func contains(_ name: String) -> Bool { names.contains(name) || bases.contains(name) || declared.contains(name) }

    /// A type of the library, by its bare name.
    func isType(_ name: String) -> Bool { name.first?.isUppercase == true && names.contains(name) }

    /// A name that the library doesn't have, built as it builds the names of its types: `MyAppDelegate`.
    func resemblesType(_ name: String) -> Bool {
        name.first?.isUppercase == true && typeEndings.contains(Self.lastWord(of: name))
            && Self.lastWord(of: name) != name
    }

    /// `Delegate` of `UISceneDelegate`.
    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return String(name[start...])
    }

    func nearest(to name: String) -> String? {
        nearestName(to: name, among: name.contains("(") ? names.filter { $0.contains("(") } : names.union(bases))
    }
}

/// Finds names of symbols in running text, whatever is glued to them: `AppDelegate는`, `UIApplicationDelegate-Protokoll`.
struct MentionFinder {
    struct Found {
        /// Bytes of the text.
        var range: Range<Int>
        /// Without spaces.
        var name: String
        var isKnown: Bool
        /// The words name the symbol without being its name: `App Delegate`.
        var isSpelledOut = false
    }

    let names: SymbolNames

    /// The names in `text`, from left to right.
    func find(in text: String) -> [Found] {
        var found: [Found] = []
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            guard isStart(bytes[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, isPart(bytes[end]) { end += 1 }
            // Not the middle of a web address or a file's name.
            let isInAddress = index > 0 && "/.@#\\".utf8.contains(bytes[index - 1]) && !isMember(bytes, index)
            if !isInAddress, let mention = mention(bytes, index..<end) {
                found.append(mention)
                index = mention.range.upperBound
            } else {
                index = end
            }
        }
        return found
    }

    /// `.sceneDidBecomeActive` after a type's name.
    private func isMember(_ bytes: [UInt8], _ index: Int) -> Bool {
        bytes[index - 1] == UInt8(ascii: ".") && index > 1
            && (isPart(bytes[index - 2]) || bytes[index - 2] == UInt8(ascii: ")"))
    }

    private func isStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private func isPart(_ byte: UInt8) -> Bool { isStart(byte) || (0x30...0x39).contains(byte) }

    private func mention(_ bytes: [UInt8], _ range: Range<Int>) -> Found? {
        let base = String(decoding: bytes[range], as: UTF8.self)
        if let spelledOut = spelledOut(base, bytes, range) { return spelledOut }
        if let (labels, end) = argumentList(bytes, range.upperBound) {
            let name = base + labels
            return Found(range: range.lowerBound..<end, name: name, isKnown: names.contains(name))
        }
        guard isNameLike(base) || names.declared.contains(base) else {
            return isTypeAmongOtherLetters(base, bytes, range) ? Found(range: range, name: base, isKnown: true) : nil
        }
        // A file is named after the type in it.
        if isFileName(bytes, range.upperBound) { return nil }
        let isKnown = names.contains(base)
        // `<YourAppName>` is to be filled in.
        let isPlaceholder = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "<")
        guard isKnown || isOfTheSystem(base) || names.resemblesType(base) && !isPlaceholder else { return nil }
        return Found(range: range, name: base, isKnown: isKnown)
    }

    /// The name of a type that the text's code declares, as words: `App Delegate` for `AppDelegate`.
    private func spelledOut(_ first: String, _ bytes: [UInt8], _ range: Range<Int>) -> Found? {
        guard !names.declared.isEmpty, first.first?.isUppercase == true, range.upperBound < bytes.count,
            bytes[range.upperBound] == 0x20
        else { return nil }
        let start = range.upperBound + 1
        var end = start
        while end < bytes.count, isPart(bytes[end]) { end += 1 }
        let second = String(decoding: bytes[start..<end], as: UTF8.self)
        guard second.first?.isUppercase == true, names.declared.contains(first + second) else { return nil }
        return Found(range: range.lowerBound..<end, name: first + second, isKnown: true, isSpelledOut: true)
    }

    /// `App` or `View` in Korean or Chinese text, where it is written in other letters than the everyday word, and what
    /// stands beside it says that a symbol is meant.
    private func isTypeAmongOtherLetters(_ name: String, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard names.isType(name) else { return false }
        let before = Array(bytes[max(0, range.lowerBound - 24)..<range.lowerBound].drop { $0 & 0xC0 == 0x80 })
        let after = Array(bytes[range.upperBound..<min(bytes.count, range.upperBound + 24)])
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).trimmingSpaces.lowercased() }
        let (left, right) = (text(before), text(after))
        guard left.unicodeScalars.last.map({ $0.value >= 0x80 }) ?? true,
            right.unicodeScalars.first?.value ?? 0x80 >= 0x80
        else { return false }
        return Vocabulary.wordsBeforeSymbols.contains { left.hasSuffix($0) }
            || Vocabulary.wordsAfterTypes.contains { right.hasPrefix($0) }
    }

    private func isFileName(_ bytes: [UInt8], _ end: Int) -> Bool {
        [".swift", ".h", ".m", ".storyboard"].contains { ending in
            bytes[end...].starts(with: ending.utf8)
                && (end + ending.utf8.count == bytes.count || !isPart(bytes[end + ending.utf8.count]))
        }
    }

    /// `(_:didFinishLaunchingWithOptions:)`, also with spaces after the colons; where it ends.
    private func argumentList(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        guard let opening = mark("(", bytes, start) else { return nil }
        var labels = "("
        var index = start + opening
        while index < bytes.count, mark(")", bytes, index) == nil {
            let label = index
            while index < bytes.count, isPart(bytes[index]) { index += 1 }
            guard index > label else { return nil }
            var colon = index
            while colon < bytes.count, bytes[colon] == 0x20, colon < index + 2 { colon += 1 }
            guard let width = mark(":", bytes, colon) else { return nil }
            labels += String(decoding: bytes[label..<index], as: UTF8.self) + ":"
            index = colon + width
            let afterColon = index
            while index < bytes.count, bytes[index] == 0x20, index < afterColon + 2 { index += 1 }
        }
        guard let closing = mark(")", bytes, index), labels.count > 1 else { return nil }
        return (labels + ")", index + closing)
    }

    /// The bytes of a mark of ASCII or of its wide form, `（` for `(`; nil where it doesn't stand.
    private func mark(_ mark: Unicode.Scalar, _ bytes: [UInt8], _ index: Int) -> Int? {
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: mark) { return 1 }
        guard bytes[index] == 0xEF, let wide = Unicode.Scalar(mark.value + 0xFEE0) else { return nil }
        return bytes[index...].starts(with: String(wide).utf8) ? 3 : nil
    }

    /// Two words written as one: a name of code, not a word that happens to be one (`View`, `Scene`).
    private func isNameLike(_ name: String) -> Bool {
        guard name.count > 3 else { return false }
        var hasLower = false
        for byte in name.utf8.dropFirst() {
            if (0x61...0x7A).contains(byte) { hasLower = true }
            if hasLower, (0x41...0x5A).contains(byte) { return true }
        }
        return isOfTheSystem(name)
    }

    /// `UIScene`, `NSObject`: the system's prefixes; not `UIKit`, which is a framework.
    private func isOfTheSystem(_ name: String) -> Bool {
        guard !name.hasSuffix("Kit") else { return false }
        let prefixes = ["UI", "NS", "WK", "CK", "CF", "CG", "UN", "SK", "AV"]
        guard let prefix = prefixes.first(where: { name.hasPrefix($0) }), name.utf8.count > prefix.utf8.count + 2 else {
            return false
        }
        let rest = Array(name.utf8.dropFirst(2).prefix(2))
        return (0x41...0x5A).contains(rest[0]) && (0x61...0x7A).contains(rest[1])
    }
}
