import Markup

/// What a single line looks like, whatever stands around it.
enum LineShape {
    // MARK: List markers

    struct Marker {
        /// Bytes of the marker and the spaces after it.
        var length: Int
        /// Nil for a bullet.
        var number: Int?
    }

    private static let bullets: Set<Unicode.Scalar> = [
        "•", "◦", "▪", "▫", "‣", "●", "○", "■", "□", "➢", "➤", "✓", "✔", "・", "∙", "·", "\u{F0B7}", "⁃",
        "▸", "▹", "►", "▻", "◆", "◇", "❖", "➔", "✦", "☞",
    ]
    /// These are bullets only before a space; a full stop there is a bullet that was scanned.
    private static let dashes: Set<Unicode.Scalar> = ["-", "–", "—", "*", "+", "→", "⇒", "▶", "."]

    /// The bullet or number that `text` begins with.
    static func marker(of text: String) -> Marker? {
        var scalars = text.unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return nil }
        let width = String(first).utf8.count
        if bullets.contains(first) { return Marker(length: width + spaces(text, width), number: nil) }
        if dashes.contains(first) {
            let count = spaces(text, width)
            return count > 0 && text.utf8.count > width + count ? Marker(length: width + count, number: nil) : nil
        }
        // ① ② ③, ⑴ ⑵ ⑶, ⒈ ⒉ ⒊
        for start: UInt32 in [0x2460, 0x2474, 0x2488] where (start..<start + 20).contains(first.value) {
            return Marker(length: width + spaces(text, width), number: Int(first.value - start) + 1)
        }
        if let narrow = narrowed(text) {
            // Three bytes are one of the narrow form, and a space of a letter's width is one.
            return (numbered(narrow) ?? lettered(narrow)).map { marker in
                let count = String(decoding: narrow.utf8.prefix(marker.length), as: UTF8.self).unicodeScalars.count
                let head = String.UnicodeScalarView(text.unicodeScalars.prefix(count))
                return Marker(length: String(head).utf8.count, number: marker.number)
            }
        }
        return numbered(text) ?? lettered(text) ?? roman(text)
    }

    /// `１）` as `1) `: a marker of wide letters in narrow ones; nil where the text begins with none.
    private static func narrowed(_ text: String) -> String? {
        guard let first = text.unicodeScalars.first, (0xFF10...0xFF5A).contains(first.value) else { return nil }
        var marker = ""
        for scalar in text.unicodeScalars.prefix(4) {
            switch scalar.value {
            case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
                marker.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
            // A full stop in a chapter's number divides digits, in a marker it ends them.
            case 0xFF09: return marker + "）" + text.unicodeScalars.dropFirst(marker.count + 1).map(String.init).joined()
            case 0xFF0E:
                let rest = text.unicodeScalars.dropFirst(marker.count + 1)
                guard let next = rest.first, !(0xFF10...0xFF19).contains(next.value) else { return nil }
                return marker + "、" + rest.map(String.init).joined()
            default: return nil
            }
        }
        return nil
    }

    /// `II) …`
    private static func roman(_ text: String) -> Marker? {
        let digits = text.utf8.prefix { "IVX".utf8.contains($0) }
        guard (1...5).contains(digits.count), text.utf8.dropFirst(digits.count).first == UInt8(ascii: ")") else {
            return nil
        }
        let count = spaces(text, digits.count + 1)
        guard count > 0 else { return nil }
        let values = digits.map { $0 == UInt8(ascii: "I") ? 1 : $0 == UInt8(ascii: "V") ? 5 : 10 }
        let number = zip(values, values.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
        return Marker(length: digits.count + 1 + count, number: number)
    }

    /// The bytes of a square or a star, and the spaces after it, with which somebody marks a heading; nil where there is none.
    static func headingMark(of text: String) -> Int? {
        guard let first = text.unicodeScalars.first, "■□◆◇★☆▶►●".unicodeScalars.contains(first) else { return nil }
        let width = String(first).utf8.count
        return isHeadingLike(String(text.dropFirst().trimmingSpaces)) ? width + spaces(text, width) : nil
    }

    /// `Uso [modifica]`: what a wiki puts behind its headings.
    static func hasEditMark(_ text: String) -> Bool {
        guard text.last == "]", let start = text.lastIndex(of: "["), start > text.startIndex else { return false }
        let words = text[text.index(after: start)...].dropLast().lowercased().split { !$0.isLetter }
        return words.first.map { Vocabulary.editWords.contains(String($0)) } ?? false
    }

    /// `b) …`, `b、…` and the round bullet of printed pages: `o  …`.
    private static func lettered(_ text: String) -> Marker? {
        if let first = text.utf8.first, (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first),
            let mark = text.dropFirst().first, "、）".contains(mark)
        {
            return Marker(length: 4 + spaces(text, 4), number: Int(first & 0x1F))
        }
        let bytes = Array(text.utf8.prefix(4))
        guard bytes.count == 4, (0x61...0x7A).contains(bytes[0]) else { return nil }
        if bytes[1] == UInt8(ascii: ")"), bytes[2] == 0x20 {
            return Marker(length: 2 + spaces(text, 2), number: Int(bytes[0]) - 0x60)
        }
        return bytes[0] == UInt8(ascii: "o") && bytes[1] == 0x20 && bytes[2] == 0x20
            ? Marker(length: 1 + spaces(text, 1), number: nil) : nil
    }

    /// `3.`, `3)`, `(3)`, `3、`; not `3.1` and not `3 Apps`.
    private static func numbered(_ text: String) -> Marker? {
        let bytes = Array(text.utf8.prefix(16))
        var index = 0
        let isOpen = bytes.first == UInt8(ascii: "(")
        if isOpen { index += 1 }
        if text.hasPrefix("（") { index += 3 }
        let start = index
        while index < bytes.count, (0x30...0x39).contains(bytes[index]), index - start < 4 { index += 1 }
        guard index > start, let number = Int(String(decoding: bytes[start..<index], as: UTF8.self)) else { return nil }
        let rest = text.utf8.dropFirst(index)
        let tail = String(decoding: rest.prefix(4), as: UTF8.self)
        guard let closing = tail.first, ".)、）．".contains(closing) else { return nil }
        let end = index + closing.utf8.count
        let count = spaces(text, end)
        let next = Array(text.utf8.dropFirst(end).prefix(1)).first ?? 0
        // Without a space only wide text follows: `1.在 Xcode 中`, but not `1.3`.
        guard count > 0 || next >= 0x80 || "、）".contains(closing) else { return nil }
        return Marker(length: end + count, number: number)
    }

    private static func spaces(_ text: String, _ start: Int) -> Int {
        text.utf8.dropFirst(start).prefix { $0 == 0x20 }.count
    }

    // MARK: Sentences

    private static let closers = Set("\"”»)）」』’'".unicodeScalars)
    private static let sentenceEnds = Set(".!?。！？…".unicodeScalars)
    private static let proseEnds = Set(".!。！…;；,，、:：".unicodeScalars)

    /// The last character that is no closing quote or bracket.
    private static func lastMark(_ text: String) -> Unicode.Scalar? {
        text.unicodeScalars.reversed().first { !closers.contains($0) }
    }

    /// True for a line that can't be a heading because of how it ends.
    static func endsLikeProse(_ text: String) -> Bool { lastMark(text).map { proseEnds.contains($0) } ?? false }

    static func endsWithColon(_ text: String) -> Bool { text.last == ":" || text.last == "：" }

    static func endsSentence(_ text: String) -> Bool { lastMark(text).map { sentenceEnds.contains($0) } ?? false }

    /// Widths of characters: wide ones count twice, so that limits fit all languages.
    static func width(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ($1.isCJK ? 2 : 1) }
    }

    /// A line that may be a heading: short, no sentence, begins as headings do.
    static func isHeadingLike(_ text: String) -> Bool {
        guard text.utf8.count < 400, let first = text.unicodeScalars.first,
            beginsHeading(first) || startsWithLowercaseAPI(text), !endsLikeProse(text)
        else { return false }
        var (width, words, hasLetters) = (0, 1, false)
        var previous: Unicode.Scalar = "\n"
        for scalar in text.unicodeScalars {
            // A question or an exclamation only as a whole, and no address.
            if "。！？?".unicodeScalars.contains(previous) || scalar == "/" && previous == "/" { return false }
            let isCJK = scalar.value >= 0x1100 && scalar.isCJK
            width += isCJK ? 2 : 1
            if scalar == " " { words += 1 }
            hasLetters = hasLetters || isCJK || scalar.properties.isAlphabetic
            previous = scalar
        }
        return width <= 90 && words <= 14 && columns(text) < 3 && !isAside(text)
            && !hasGap(text) && !isQuestionOrAnswer(text) && hasLetters && !hasSentenceEndInside(text)
    }

    /// `(applause)`: what happens while somebody speaks.
    private static func isAside(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        return "(（".contains(first) && ")）".contains(last)
            && !text.dropFirst().dropLast().contains { "(（".contains($0) }
    }

    /// `Somebody   May 3`: facts side by side, but for a number before a heading.
    private static func hasGap(_ text: String) -> Bool {
        text.drop { $0.isNumber || $0 == "." }.trimmingSpaces.contains("   ")
    }

    /// `Q. …`, `A: …`
    private static func isQuestionOrAnswer(_ text: String) -> Bool {
        ["Q. ", "A. ", "Q: ", "A: ", "Q：", "A："].contains { text.hasPrefix($0) }
    }

    /// How many pieces of text a wide gap or an upright stroke divides: entries of a menu, facts about a page.
    static func columns(_ text: String) -> Int { parts(text).count }

    private static func parts(_ text: String) -> [Substring] {
        let scalars = text.unicodeScalars
        var parts: [Substring] = []
        var start = scalars.startIndex
        var index = start
        while index < scalars.endIndex {
            let end = gap(in: scalars, at: index)
            guard end > index else {
                index = scalars.index(after: index)
                continue
            }
            if start < index { parts.append(text[start..<index]) }
            (start, index) = (end, end)
        }
        if start < scalars.endIndex { parts.append(text[start...]) }
        return parts
    }

    /// The end of the gap that begins there: white space that is wide, or has a stroke or a dot in it.
    private static func gap(in scalars: String.UnicodeScalarView, at start: String.Index) -> String.Index {
        var end = start
        var (width, hasStroke) = (0, false)
        while end < scalars.endIndex {
            switch scalars[end] {
            case " ", "\u{3000}": width += 1
            case "\t": width += 2
            case "|", "∙", "·", "•":
                let next = scalars.index(after: end)
                guard width > 0, next < scalars.endIndex, " \t\u{3000}".unicodeScalars.contains(scalars[next]) else {
                    return width > 1 || hasStroke ? end : start
                }
                hasStroke = true
            default: return width > 1 || hasStroke ? end : start
            }
            end = scalars.index(after: end)
        }
        return width > 1 || hasStroke ? end : start
    }

    private static func beginsHeading(_ first: Unicode.Scalar) -> Bool {
        if first.value < 0x80 {
            let byte = UInt8(first.value)
            return (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || "\"'(`".utf8.contains(byte)
        }
        return first.isCJK || first.properties.isUppercase || first.properties.numericType != nil
            || "«„“‘¿¡（「『《".unicodeScalars.contains(first)
    }

    /// A full stop with more behind it, but for abbreviations: `vs.`, `z. B.`, and numbers.
    private static func hasSentenceEndInside(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return false }
        let words = text.split(separator: " ")
        return words.dropLast().contains { word in
            guard word.last == "." else { return false }
            let body = word.dropLast()
            return body.count > 3 && !body.allSatisfy { $0.isNumber || $0 == "." }
        }
    }

    /// `iOS 26`, `iPadOS …`: names that begin small.
    private static func startsWithLowercaseAPI(_ text: String) -> Bool {
        text.hasPrefix("iOS") || text.hasPrefix("iPad") || text.hasPrefix("macOS") || text.hasPrefix("watchOS")
            || text.hasPrefix("tvOS") || text.hasPrefix("visionOS") || text.hasPrefix("iPhone")
            || text.hasPrefix("app ")
            || text.hasPrefix("scenePhase") || text.contains("(_:")
    }

    /// One name of a type or a member and nothing else: `UIWindowSceneDelegate`.
    static func isName(_ text: String) -> Bool {
        var humps = 0
        var previous: UInt8 = 0
        for byte in text.utf8 {
            let isUpper = (0x41...0x5A).contains(byte)
            guard isUpper || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2E else {
                return false
            }
            if isUpper, !(0x41...0x5A).contains(previous) { humps += 1 }
            previous = byte
        }
        return humps > 1 || humps == 1 && text.utf8.count > 3 && text.utf8.prefix(2).allSatisfy { $0 < 0x5B }
    }

    /// `iOS 13.0+ iPadOS 13.0+ visionOS 1.0+`
    static func isAvailability(_ text: String) -> Bool {
        guard text.utf8.count < 200, text.utf8.contains(UInt8(ascii: "+")) else { return false }
        let words = text.split(separator: " ")
        let versions = words.filter { $0.last == "+" && $0.first?.isNumber == true }
        return !versions.isEmpty && versions.count * 3 >= words.count
    }

    // MARK: Callouts, captions, steps

    /// The bytes of the word of warning that `text` begins with, without what divides it from the rest; nil when it begins
    /// otherwise. A word in lower case needs no colon: `important …` is what is left of a box with a title.
    static func calloutLabel(of text: String) -> Range<Int>? {
        guard mayBeCallout(text) else { return nil }
        let head = text.prefix(24)
        if let end = head.firstIndex(where: { ":：!！–—-|".contains($0) }) {
            let label = head[..<end].trimmingSpaces
            let isDash = "–—-|".contains(head[end])
            let isDivided = isDash ? head[..<end].last == " " : true
            if isDivided, Vocabulary.callouts.contains(label.lowercased()), head.index(after: end) < head.endIndex {
                return 0..<label.utf8.count
            }
        }
        let word = head.prefix { $0.isLetter }
        let rest = text.dropFirst(word.count)
        guard Vocabulary.bareCallouts.contains(String(word)), rest.first == " ", rest.count > 20,
            let next = rest.dropFirst().unicodeScalars.first, next.isCJK || next.properties.isUppercase
        else { return nil }
        return 0..<word.utf8.count
    }

    /// A divider near the beginning, or a word in lower case.
    private static func mayBeCallout(_ text: String) -> Bool {
        if let first = text.utf8.first, "intwe".utf8.contains(first) { return true }
        return text.utf8.prefix(64).contains { ":!-|".utf8.contains($0) || $0 == 0xEF || $0 == 0xE2 }
    }

    static func isCaption(_ text: String) -> Bool {
        guard text.utf8.count < 400, text.prefix(24).contains(where: \.isNumber) else { return false }
        let head = text.prefix { !$0.isNumber }
        let word = head.trimmingSpaces.lowercased()
        guard Vocabulary.captions.contains(word) else { return false }
        let number = text.dropFirst(head.count).prefix { $0.isNumber || ".-–:：－．".contains($0) }
        guard number.contains(where: \.isNumber) else { return false }
        let rest = text.dropFirst(head.count + number.count)
        return rest.first?.isWhitespace == true || number.last == ":" || number.last == "："
    }

    /// `Passo 1: …`, `Schritt 2`, `3단계`, `第一步`.
    static func isStep(_ text: String) -> Bool {
        let head = text.prefix(12)
        let word = head.prefix { $0.isLetter }.lowercased()
        if Vocabulary.steps.contains(word) {
            return head.dropFirst(word.count).drop(while: { $0 == " " }).first?.isNumber == true
        }
        if let first = head.first, first.isNumber {
            let rest = head.drop { $0.isNumber }.drop { $0 == " " }
            return rest.hasPrefix("단계") || rest.hasPrefix("스텝")
        }
        for word in ["步骤", "第", "步驟"] where head.hasPrefix(word) {
            guard let next = head.dropFirst(word.count).drop(while: { $0 == " " }).first else { return false }
            let isNumber = next.isNumber || "一二三四五六七八九十".contains(next)
            return isNumber && (word != "第" || head.contains("步"))
        }
        return false
    }

    // MARK: Furniture

    static func isFurnitureLine(_ text: String) -> Bool {
        guard text.utf8.count < 200 else { return false }
        let lowered = text.lowercased().trimmingSpaces
        if Vocabulary.furnitureLines.contains(lowered) { return true }
        let entries = Self.parts(lowered)
        if entries.count > 1, entries.allSatisfy({ Vocabulary.furnitureLines.contains($0.trimmingSpaces) }) {
            return true
        }
        let parts = lowered.split { " |·/>»›•,、，".contains($0) }
        if parts.isEmpty { return false }
        if parts.allSatisfy({
            Vocabulary.networks.contains(String($0)) || Vocabulary.furnitureLines.contains(String($0))
        }) {
            return true
        }
        let trail = lowered.split { ">»›|/".contains($0) }.map { String($0).trimmingSpaces }
        return trail.count > 2 && lowered.contains(where: { ">»›|".contains($0) })
            && trail.first.map { Vocabulary.furnitureLines.contains($0) } == true
    }

    /// Where a page stands on its site: three names or more with arrows between them.
    static func isTrail(_ text: String) -> Bool {
        guard text.utf8.count < 200 else { return false }
        let parts = text.split { ">»›".contains($0) }
        return parts.count > 2 && parts.allSatisfy { $0.count < 40 && $0.contains { $0.isLetter || $0.isNumber } }
            && text.contains(" > ") || parts.count > 2 && text.contains { "»›".contains($0) }
    }

    /// The running heads of a printed page among lines that stand alone: the same words more than once, each time with
    /// another number and a rule between (`214 | Title`, `Title · 215`), or a page's number alone (`Seite 3`, `- 3 -`).
    static func pageMarks(_ lines: [(number: Int, text: String)]) -> Set<Int> {
        var places: [String: [Int]] = [:]
        for line in lines where line.text.utf8.count < 120 {
            let words = line.text.split(separator: " ")
            guard let first = words.first, let last = words.last, words.count > 2 else { continue }
            let isLeft = Int(first) != nil && isRule(words[1])
            let isRight = Int(last) != nil && isRule(words[words.count - 2])
            guard isLeft || isRight else { continue }
            let rest = isLeft ? words.dropFirst() : words.dropLast()
            places[rest.joined(separator: " "), default: []].append(line.number)
        }
        var found = Set(places.values.filter { $0.count > 1 }.joined())
        found.formUnion(lines.filter { isPageNumber($0.text) }.map(\.number))
        // Words beside numbers that rise from page to page.
        let heads = lines.compactMap { line in
            line.text.utf8.count < 120 && !isStep(line.text) && !isCaption(line.text)
                ? runningHead(line.text).map { (line.number, $0) } : nil
        }
        for group in [heads.filter(\.1.isWide)] + Dictionary(grouping: heads, by: \.1.words).values
        where group.count > 1 && zip(group, group.dropFirst()).allSatisfy({ $0.1.number < $1.1.number }) {
            found.formUnion(group.map(\.0))
        }
        // The same line again and again, spread over a page's width.
        let repeated = Dictionary(grouping: lines.filter { columns($0.text) > 1 }, by: \.text)
        for group in repeated.values where group.count > 1 { found.formUnion(group.map(\.number)) }
        return found
    }

    /// `3 / 12`, `Seite 3 von 12`, `第 3 页　共 12 页`: a page's number, alone.
    static func isPageNumber(_ text: String) -> Bool {
        guard text.utf8.count < 60, text.contains(where: \.isNumber) else { return false }
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let numbers = words.filter { $0.allSatisfy(\.isNumber) }
        let others = words.filter { !$0.allSatisfy(\.isNumber) }
        if others.isEmpty { return numbers.count == 2 && text.contains("/") }
        return (1...2).contains(numbers.count) && others.allSatisfy(Vocabulary.pageWords.contains)
    }

    /// The words of a line beside a page's number at one of its ends, with a wide gap or nothing but a space between.
    private static func runningHead(_ text: String) -> (words: String, number: Int, isWide: Bool)? {
        let text = text.trimmingSpaces
        let head = text.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(head), let next = text.dropFirst(head.count).first, next.isWhitespace {
            let rest = text.dropFirst(head.count)
            return (rest.trimmingSpaces, number, rest.hasPrefix("  ") || next != " ")
        }
        let tail = text.reversed().prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(String(tail.reversed())), let next = text.dropLast(tail.count).last, next.isWhitespace
        else { return nil }
        let rest = text.dropLast(tail.count)
        return (rest.trimmingSpaces, number, rest.hasSuffix("  ") || next != " ")
    }

    private static func isRule(_ word: Substring) -> Bool { ["|", "·", "•", "–", "—", "-"].contains(word) }

    static func beginsFurniture(_ text: String) -> Bool {
        let head = text.prefix(80).lowercased()
        if Vocabulary.furnitureStarts.contains(where: { head.hasPrefix($0) }) { return true }
        return text.utf8.count < 300 && Vocabulary.rightsNotes.contains { text.lowercased().contains($0) }
    }

    /// `text` is nothing but digits.
    static func number(of text: String) -> Int? {
        text.utf8.count <= 5 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    /// The web addresses in some UTF-8.
    static func urls(in bytes: [UInt8]) -> [Range<Int>] {
        var urls: [Range<Int>] = []
        var index = 0
        while index + 8 < bytes.count {
            guard bytes[index] == UInt8(ascii: "h"),
                bytes[index...].starts(with: "https://".utf8) || bytes[index...].starts(with: "http://".utf8)
            else {
                index += 1
                continue
            }
            // Wide text ends an address, as does what can't stand in one.
            var end = index
            while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x80, !"<>\"`".utf8.contains(bytes[end]) {
                end += 1
            }
            while end > index, ".,;:)!?'".utf8.contains(bytes[end - 1]) { end -= 1 }
            urls.append(index..<end)
            index = end
        }
        return urls
    }

    /// The addresses of mail in some UTF-8, as the autolinks of Markdown see them.
    static func mailAddresses(in bytes: [UInt8]) -> [Range<Int>] {
        func isName(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: ".+-_".utf8.contains(byte)
            }
        }
        var found: [Range<Int>] = []
        for at in bytes.indices where bytes[at] == UInt8(ascii: "@") {
            var (start, end) = (at, at + 1)
            while start > (found.last?.upperBound ?? 0), isName(bytes[start - 1]) { start -= 1 }
            while end < bytes.count, isName(bytes[end]), bytes[end] != UInt8(ascii: "+") { end += 1 }
            while end > at, ".-_".utf8.contains(bytes[end - 1]) { end -= 1 }
            guard start < at, end > at + 1, bytes[at + 1..<end].contains(UInt8(ascii: ".")) else { continue }
            found.append(start..<end)
        }
        return found
    }

    /// The first web address in `text`, and how many characters stand around it.
    static func url(in text: String) -> (url: String, others: Int)? {
        let bytes = Array(text.utf8)
        guard let range = urls(in: bytes).first else { return nil }
        let url = String(decoding: bytes[range], as: UTF8.self)
        return (url, text.count - url.count)
    }
}

extension StringProtocol {
    var trimmingSpaces: String {
        var text = Substring(self).drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
