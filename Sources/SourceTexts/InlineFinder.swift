import APIModel
import Diagnostics
import Markup

/// One line of running text into inlines: names as code, addresses as links, lost spans as a mark where they were.
struct InlineFinder {
    private let line: TextLine
    private let start: Int
    private let file: SourceFile
    private let mentionFinder: MentionFinder
    private let section: String
    private let isParagraphStart: Bool
    private let goesOn: Bool
    private let annotations: [PlacedAnnotations.Span]
    private(set) var mentions: [SourceText.Mention] = []
    private(set) var repairs: [SourceText.Repair] = []
    /// Without `section`'s neighbours: those who call know the list.
    private(set) var lostSpans: [SourceText.LostSpan] = []

    /// Shown where a converter lost a piece of the text.
    static let lostMark = "…"

    /// A place in the line that does not stay plain text.
    private struct Place {
        enum Kind {
            case mention(MentionFinder.Found), url, mail, entity(Character)
            /// The hyphen of a word that goes on in the next line.
            case hyphen
            /// What an editor decided, where one did.
            case lost(LostSpans.Found, Annotation?)
        }
        var range: Range<Int>
        var kind: Kind
    }

    /// - Parameter goesOn: the last word goes on in the next line, behind a hyphen that is none of its own.
    init(
        line: TextLine, start: Int, file: SourceFile, mentionFinder: MentionFinder, section: String,
        isParagraphStart: Bool, goesOn: Bool = false, annotations: [PlacedAnnotations.Span] = []
    ) {
        self.line = line
        self.start = start
        self.file = file
        self.mentionFinder = mentionFinder
        self.section = section
        self.isParagraphStart = isParagraphStart
        self.goesOn = goesOn
        self.annotations = annotations
    }

    mutating func find() -> [Inline<WrittenLink>] {
        var inlines: [Inline<WrittenLink>] = []
        let bytes = Array(line.text.utf8)
        var index = start
        for place in places(bytes) where place.range.lowerBound >= index {
            append(bytes, index..<place.range.lowerBound, to: &inlines)
            if let inline = inline(place, bytes) { inlines.append(inline) }
            index = place.range.upperBound
        }
        append(bytes, index..<bytes.count, to: &inlines)
        return inlines
    }

    /// Plain text, runs of spaces as one.
    private func append(_ bytes: [UInt8], _ range: Range<Int>, to inlines: inout [Inline<WrittenLink>]) {
        guard range.lowerBound < range.upperBound else { return }
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        for index in range {
            let byte = bytes[index] == 0x09 ? 0x20 : bytes[index]
            if byte != 0x20 || (text.last ?? (inlines.isEmpty ? 0x20 : 0)) != 0x20 { text.append(byte) }
        }
        if text.isEmpty { return }
        inlines.append(Inline(.text(String(decoding: text, as: UTF8.self)), line.range(range)))
    }

    private func places(_ bytes: [UInt8]) -> [Place] {
        var places: [Place] = []
        let text = line.text
        for found in mentionFinder.find(in: text) { places.append(Place(range: found.range, kind: .mention(found))) }
        for (found, annotation) in lostSpans(in: text) {
            places.append(Place(range: found.range, kind: .lost(found, annotation)))
        }
        for found in Entities.find(in: bytes) {
            places.append(Place(range: found.range, kind: .entity(found.character)))
        }
        if goesOn, !bytes.isEmpty { places.append(Place(range: bytes.count - 1..<bytes.count, kind: .hyphen)) }
        if bytes.contains(UInt8(ascii: "@")) {
            for range in LineShape.mailAddresses(in: bytes) { places.append(Place(range: range, kind: .mail)) }
        }
        for range in LineShape.urls(in: bytes) { places.append(Place(range: range, kind: .url)) }
        return places.sorted { left, right in
            (left.range.lowerBound, -left.range.count) < (right.range.lowerBound, -right.range.count)
        }
    }

    /// Those that the finder sees, each with what an editor says of it, and those that an editor adds.
    private func lostSpans(in text: String) -> [(LostSpans.Found, Annotation?)] {
        var spans = LostSpans.find(in: text, isParagraphStart: isParagraphStart).map { found in
            (found, annotations.first { $0.isAt(found.range) }?.annotation)
        }
        for span in annotations {
            guard case .add = span.annotation.decision else { continue }
            // The finder sees it now: one place, one decision.
            if spans.contains(where: { span.isAt($0.0.range) }) { continue }
            spans.append((LostSpans.Found(range: span.range, isLost: true, confidence: 1), span.annotation))
        }
        return spans
    }

    private mutating func inline(_ place: Place, _ bytes: [UInt8]) -> Inline<WrittenLink>? {
        let range = line.range(place.range)
        let written = String(decoding: bytes[place.range], as: UTF8.self)
        switch place.kind {
        case .entity(let character):
            repairs.append(.init(.entity, range, before: written, after: String(character), confidence: 0.97))
            return Inline(.text(String(character)), range)
        case .hyphen:
            repairs.append(.init(.dividedWord, range, before: written, after: "", confidence: 0.85))
            return nil
        case .mail:
            return Inline(.link(.destination("mailto:\(written)"), title: nil, [Inline(.text(written), range)]), range)
        case .url: return Inline(.link(.destination(written), title: nil, [Inline(.text(written), range)]), range)
        case .mention(let found):
            mentions.append(
                .init(
                    text: written, name: found.name, range: range, section: section,
                    sentence: sentence(bytes, around: place.range), isKnown: found.isKnown))
            // Words stay words.
            if found.isSpelledOut { return Inline(.text(written), range) }
            repairs.append(.init(.codeMarks, range, before: written, after: "`\(found.name)`", confidence: 0.95))
            return Inline(.code(found.name), range)
        case .lost(let found, let annotation?) where annotation.isOnSpan:
            return decided(found, annotation, written, place.range, bytes)
        case .lost(let found, _):
            let rule: SourceText.Rule = found.isLost ? .lostSpan : .strayBrackets
            let after = found.isLost ? Self.lostMark : ""
            if found.isLost, lostSpans.count < SourceText.LostSpan.most {
                lostSpans.append(lostSpan(place.range, bytes))
            }
            repairs.append(.init(rule, range, before: written, after: after, confidence: found.confidence))
            return found.isLost ? Inline(.text(Self.lostMark), range) : nil
        }
    }

    /// What an editor says stood there.
    private mutating func decided(
        _ found: LostSpans.Found, _ annotation: Annotation, _ written: String, _ place: Range<Int>, _ bytes: [UInt8]
    ) -> Inline<WrittenLink>? {
        let range = line.range(place)
        let symbol: SymbolPath?
        let rule: SourceText.Rule
        switch annotation.decision {
        case .confirm(let path): (rule, symbol) = (.confirmedSpan, path)
        case .overrule(let path): (rule, symbol) = (.overruledSpan, path)
        case .add(let path): (rule, symbol) = (.addedSpan, path)
        case .structure: return nil
        }
        guard let symbol else {
            repairs.append(.init(rule, range, before: written, after: written, confidence: 1))
            return written.isEmpty ? nil : Inline(.text(written), range)
        }
        lostSpans.append(lostSpan(place, bytes))
        mentions.append(
            .init(
                text: written, name: symbol.name, range: range, section: section,
                sentence: sentence(bytes, around: place), isKnown: true))
        repairs.append(.init(rule, range, before: written, after: "`\(symbol.name)`", confidence: 1))
        return Inline(.code(symbol.name), range)
    }

    private func lostSpan(_ place: Range<Int>, _ bytes: [UInt8]) -> SourceText.LostSpan {
        let sentence = sentenceRange(bytes, around: place)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let before = sentence.lowerBound..<place.lowerBound
        let after = place.upperBound..<max(place.upperBound, sentence.upperBound)
        return SourceText.LostSpan(
            range: line.range(place), section: section, lead: "", before: text(before), after: text(after),
            preceding: text(
                max(min(start, before.lowerBound), (before.lowerBound - 600).alignedDown(in: bytes))..<before.lowerBound
            ),
            rest: text(after.upperBound..<min(bytes.count, after.upperBound + 600).alignedDown(in: bytes)), list: nil,
            headsItem: bytes[start..<max(start, place.lowerBound)].allSatisfy { $0 == 0x20 })
    }

    private func sentence(_ bytes: [UInt8], around range: Range<Int>) -> String {
        String(decoding: bytes[sentenceRange(bytes, around: range)], as: UTF8.self).trimmingSpaces
    }

    private func sentenceRange(_ bytes: [UInt8], around range: Range<Int>) -> Range<Int> {
        let ends = Set(".!?".utf8)
        var start = range.lowerBound
        let limit = max(0, start - 600)
        while start > limit {
            if start > 1, bytes[start - 1] == 0x20, ends.contains(bytes[start - 2]) { break }
            if start > 2, isWideEnd(bytes, start - 3) { break }
            start -= 1
        }
        var end = range.upperBound
        let last = min(bytes.count, end + 600)
        while end < last {
            if ends.contains(bytes[end]), end + 1 == bytes.count || bytes[end + 1] == 0x20 {
                end += 1
                break
            }
            if end + 2 < bytes.count, isWideEnd(bytes, end) {
                end += 3
                break
            }
            end += 1
        }
        while start < range.lowerBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return max(start, min(self.start, range.lowerBound))..<end
    }

    /// `。`, `！`, `？`
    private func isWideEnd(_ bytes: [UInt8], _ index: Int) -> Bool {
        let scalar = (bytes[index], bytes[index + 1], bytes[index + 2])
        return scalar == (0xE3, 0x80, 0x82) || scalar == (0xEF, 0xBC, 0x81) || scalar == (0xEF, 0xBC, 0x9F)
    }
}

extension Int {
    /// The start of the character that the byte belongs to.
    fileprivate func alignedDown(in bytes: [UInt8]) -> Int {
        var index = self
        while index > 0, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }
}

extension PlacedAnnotations.Span {
    /// The annotation quotes the place, or a part of what was left there.
    fileprivate func isAt(_ place: Range<Int>) -> Bool {
        place.isEmpty || range.isEmpty
            ? range.lowerBound <= place.upperBound && place.lowerBound <= range.upperBound : range.overlaps(place)
    }
}

extension Annotation {
    fileprivate var isOnSpan: Bool { if case .structure = decision { false } else { true } }
}
