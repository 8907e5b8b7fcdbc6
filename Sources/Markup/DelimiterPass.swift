/// Finds the runs of `*`, `_` and `~` that the library would misjudge, and puts sentinels in their place.
///
/// The library takes a run between a letter and punctuation for no delimiter on that side. Between words that is right; in
/// Chinese, Japanese and Korean text no space stands between a word and what follows it: `**"백그라운드"**로`,
/// `使用**`X`**管理`, `事。**所以`. There a wide character counts as a boundary (as in the proposal commonmark-spec#839).
/// In languages with spaces, an ending or an elided article may be glued to what is quoted: `**„Szene“**nbezug`; there a
/// run is judged by the quotes inside its pair. And the `_` of a Swift selector is no delimiter at all.
///
/// One pass over the bytes; it looks behind only where something is to be replaced, and no further than one word.
struct DelimiterPass {
    struct Wishes {
        var wideText: Bool
        var selectors: Bool
        var headingAnchors: Bool
    }

    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let wishes: Wishes
    /// The run before this one in the paragraph, while it may still open a quoted pair.
    private var pending: Run?
    private(set) var hasReplaced = false

    /// A run of one delimiter character.
    private struct Run {
        var start: Int
        var end: Int
        var character: UInt8
        var before: Unicode.Scalar
        var after: Unicode.Scalar

        var length: Int { end - start }
    }

    /// Replaces in place; true when there was something to replace. The bytes must be free of control characters.
    static func run(on bytes: UnsafeMutableBufferPointer<UInt8>, _ wishes: Wishes) -> Bool {
        var pass = DelimiterPass(bytes, wishes)
        pass.scan()
        return pass.hasReplaced
    }

    private init(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ wishes: Wishes) {
        self.bytes = bytes
        self.wishes = wishes
    }

    private var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(bytes) }

    private mutating func scan() {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                index = chain(at: index)
            case UInt8(ascii: "(") where wishes.selectors:
                index = selector(at: index)
            case UInt8(ascii: "{") where wishes.headingAnchors:
                index = anchor(at: index)
            case UInt8(ascii: "\n"):
                index += 1
                if index < bytes.count, bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
                    pending = nil
                }
            case UInt8(ascii: "\\"):
                index += 1
                // What is escaped is text, as far as the delimiters after it are concerned.
                if index < bytes.count, bytes[index] < 0x80, bytes[index] > 0x20 { index += 1 }
            default:
                index += 1
            }
        }
    }

    // MARK: Runs

    /// Takes the chain of runs that begins at `start`, such as `~~**`; returns where it ends.
    private mutating func chain(at start: Int) -> Int {
        var end = start
        var firstEnd = start
        while end < bytes.count, isDelimiter(bytes[end]) {
            if bytes[end] == bytes[start], firstEnd == end { firstEnd = end + 1 }
            end += 1
        }
        guard wishes.wideText, mayBeMisjudged(start, end) else {
            // The usual case: one run between ASCII letters, digits, spaces.
            pending = nil
            return end
        }
        if firstEnd == end {
            judge([run(start, end, chainStart: start, chainEnd: end)])
        } else {
            judge(runs(start, end))
        }
        return end
    }

    private func isDelimiter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
    }

    /// False when the library's judgement is certainly right: plain ASCII around it and nothing quoted.
    private func mayBeMisjudged(_ start: Int, _ end: Int) -> Bool {
        let before = start > 0 ? bytes[start - 1] : UInt8(ascii: "\n")
        let after = end < bytes.count ? bytes[end] : UInt8(ascii: "\n")
        if before >= 0x80 || after >= 0x80 { return true }
        return Self.mayQuote[Int(before)] || Self.mayQuote[Int(after)]
    }

    private static let mayQuote: [Bool] = (0..<128).map { "\"'`()[]".utf8.contains($0) }

    private func runs(_ start: Int, _ end: Int) -> [Run] {
        var runs: [Run] = []
        var runStart = start
        while runStart < end {
            var runEnd = runStart + 1
            while runEnd < end, bytes[runEnd] == bytes[runStart] { runEnd += 1 }
            runs.append(run(runStart, runEnd, chainStart: start, chainEnd: end))
            runStart = runEnd
        }
        return runs
    }

    private func run(_ start: Int, _ end: Int, chainStart: Int, chainEnd: Int) -> Run {
        let before = start > chainStart ? "*" : text.scalar(before: start) ?? "\n"
        let after = end < chainEnd ? "*" : text.scalar(at: end) ?? "\n"
        return Run(start: start, end: end, character: bytes[start], before: before, after: after)
    }

    /// Replaces all runs of a chain when one of them is misjudged, so that neighbours see each other as they are.
    private mutating func judge(_ runs: [Run]) {
        let flankings = runs.map { (library: Flanking($0.before, $0.after), wide: Flanking(wide: $0.before, $0.after)) }
        let isMisjudged = flankings.contains { $0.library != $0.wide }
        if isMisjudged, isReplaceable(runs) {
            for (run, flanking) in zip(runs, flankings) {
                let role = flanking.wide.role(of: run.character, run.before, run.after)
                replace(run, opens: role.opens, closes: role.closes)
            }
            pending = nil
            return
        }
        for run in runs {
            if !closesQuotedPair(run) { pending = run }
        }
    }

    /// A list marker, a thematic break and a fence are not runs of text, and a URL keeps its bytes.
    private func isReplaceable(_ runs: [Run]) -> Bool {
        guard let first = runs.first, let last = runs.last else { return false }
        if first.character == UInt8(ascii: "~"), first.length > 2 { return false }
        return !isInURL(first.start, last.end)
    }

    private mutating func replace(_ run: Run, opens: Bool, closes: Bool) {
        let sentinel = Sentinel.byte(for: run.character, opens: opens, closes: closes)
        for index in run.start..<run.end { bytes[index] = sentinel }
        hasReplaced = true
    }

    // MARK: Quoted pairs

    /// What a marked phrase may begin with, and what it must then end with.
    private static let quotes: [Unicode.Scalar: [Unicode.Scalar]] = [
        "\u{201E}": ["\u{201C}", "\u{201D}"], "\u{201C}": ["\u{201D}"], "\u{201D}": ["\u{201D}"],
        "\u{201A}": ["\u{2018}", "\u{2019}"], "\u{2018}": ["\u{2019}"], "\u{2019}": ["\u{2019}"],
        "\u{AB}": ["\u{BB}"], "\u{BB}": ["\u{AB}", "\u{BB}"], "\u{2039}": ["\u{203A}"], "\u{203A}": ["\u{2039}"],
        "\"": ["\""], "'": ["'"], "`": ["`"], "(": [")"], "[": ["]"],
    ]

    /// `**„Szene“**nbezug`: the run closes when the one before it in the paragraph stands before the matching quote. One of
    /// the two is what the library misjudges: this one, since a letter follows, or the other, since a letter precedes.
    private mutating func closesQuotedPair(_ run: Run) -> Bool {
        guard let opener = pending, opener.character == run.character, opener.length == run.length,
            run.character != UInt8(ascii: "_"), let closing = Self.quotes[opener.after], closing.contains(run.before),
            opener.end < run.start
        else { return false }
        let library = (Flanking(opener.before, opener.after), Flanking(run.before, run.after))
        // Before a straight quote the specification wants no opener inside a word; curly quotes leave no doubt.
        let opens = library.0.isLeft || opener.after.value >= 0x80
        guard opens, !(library.0.isLeft && library.1.isRight) else { return false }
        guard isReplaceable([opener]), isReplaceable([run]) else { return false }
        replace(opener, opens: true, closes: false)
        replace(run, opens: false, closes: true)
        pending = nil
        return true
    }

    // MARK: Selectors and anchors

    /// `scene(_:willConnectTo:options:)`: its underscores are text. Also with spaces after the colons, as converters leave it.
    private mutating func selector(at open: Int) -> Int {
        var index = open + 1
        var underscores: [Int] = []
        while index < bytes.count {
            let label = index
            while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
            guard index > label, index < bytes.count, bytes[index] == UInt8(ascii: ":") else { break }
            if index == label + 1, bytes[label] == UInt8(ascii: "_") { underscores.append(label) }
            index += 1
            let afterColon = index
            while index < bytes.count, bytes[index] == UInt8(ascii: " "), index < afterColon + 2 { index += 1 }
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ")"), !underscores.isEmpty, open > 0,
            bytes[open - 1] > 0x20, !isInURL(open, open)
        else { return open + 1 }
        for underscore in underscores {
            bytes[underscore] = Sentinel.byte(for: UInt8(ascii: "_"), opens: false, closes: false)
        }
        hasReplaced = true
        return index
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// `{#an_anchor}`: its underscores are text.
    private mutating func anchor(at open: Int) -> Int {
        guard open + 1 < bytes.count, bytes[open + 1] == UInt8(ascii: "#") else { return open + 1 }
        var end = open + 2
        while end < bytes.count, isNameByte(bytes[end]) || bytes[end] == UInt8(ascii: "-") { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else { return open + 1 }
        for index in open..<end where bytes[index] == UInt8(ascii: "_") {
            bytes[index] = Sentinel.byte(for: UInt8(ascii: "_"), opens: false, closes: false)
            hasReplaced = true
        }
        return end
    }

    // MARK: URLs

    /// True inside `<…>`, `](…)` or a bare `https://…`, looking back over one word of at most 512 bytes.
    private func isInURL(_ start: Int, _ end: Int) -> Bool {
        var index = start
        var isClosed = false
        let limit = max(0, start - 512)
        while index > limit {
            index -= 1
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0D: return false
            case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "`"), UInt8(ascii: "]"): isClosed = true
            case UInt8(ascii: "<"):
                if !isClosed, isAngleURL(from: index, past: end) { return true }
            case UInt8(ascii: "("):
                if !isClosed, index > 0, bytes[index - 1] == UInt8(ascii: "]") { return true }
            case UInt8(ascii: "/"):
                if !isClosed, index > 1, bytes[index - 1] == UInt8(ascii: "/"), bytes[index - 2] == UInt8(ascii: ":") {
                    return true
                }
            default: break
            }
        }
        return false
    }

    private func isAngleURL(from open: Int, past end: Int) -> Bool {
        var index = open + 1
        let limit = min(bytes.count, end + 512)
        while index < limit, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] == UInt8(ascii: ">") { return index >= end }
            index += 1
        }
        return false
    }
}

/// On which sides of a run text stands.
private struct Flanking: Equatable {
    /// The run may open.
    var isLeft: Bool
    /// The run may close.
    var isRight: Bool

    /// As the library judges it (CommonMark 0.29, section 6.2).
    init(_ before: Unicode.Scalar, _ after: Unicode.Scalar) {
        let (spaceBefore, spaceAfter) = (before.isMarkdownSpace, after.isMarkdownSpace)
        let (markBefore, markAfter) = (before.isMarkdownPunctuation, after.isMarkdownPunctuation)
        isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
        isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    }

    /// With wide characters as boundaries, their punctuation included.
    init(wide before: Unicode.Scalar, _ after: Unicode.Scalar) {
        let (wideBefore, wideAfter) = (before.isCJK, after.isCJK)
        let (spaceBefore, spaceAfter) = (before.isMarkdownSpace, after.isMarkdownSpace)
        let markBefore = !wideBefore && before.isMarkdownPunctuation
        let markAfter = !wideAfter && after.isMarkdownPunctuation
        isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore || wideBefore)
        isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter || wideAfter)
    }

    /// `_` inside a word is text.
    func role(of character: UInt8, _ before: Unicode.Scalar, _ after: Unicode.Scalar) -> (opens: Bool, closes: Bool) {
        guard character == UInt8(ascii: "_") else { return (isLeft, isRight) }
        return (
            isLeft && (!isRight || before.isMarkdownPunctuation),
            isRight && (!isLeft || after.isMarkdownPunctuation)
        )
    }
}
