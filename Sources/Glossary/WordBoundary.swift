import GlossaryLookup

/// How an occurrence of a term's form stands among the letters around it.
package enum Attachment: Sendable, Hashable {
    case freestanding
    /// A Korean particle stands behind it.
    case particle(String)
    /// It is the first part of a compound; the rest.
    case beforeInCompound(String)
    /// It is the last part of a compound; what stands before.
    case afterInCompound(String)
}

/// Tells whether an occurrence of a form in a folded text is a word of its own there.
struct WordBoundary {
    let rules: LanguageRules
    let text: FoldedText
    /// Where a text without spaces has words.
    let segments: WordSegmenter?

    /// - Returns: nil where the letters belong to another word.
    func attachment(_ start: Int, _ end: Int, isNoun: Bool, isPhrase: Bool = false) -> Attachment? {
        // Inside a folded letter (ß → ss) or a composed syllable there is no boundary.
        guard text.isLetterStart(start), text.isLetterStart(end) else { return nil }
        guard let first = text.scalar(at: start), let last = text.scalar(before: end) else { return nil }
        let before = text.scalar(before: start)
        let after = text.scalar(at: end)
        // An attribute is code, whatever its name.
        if before == "@" { return nil }
        // A Latin term stands between letters of another script, but not inside a Latin word.
        if rules.boundary != .spaces {
            if first.isLatinLetter, before?.isLatinLetter == true { return nil }
            if last.isLatinLetter, after?.isLatinLetter == true { return nil }
        }
        switch rules.boundary {
        case .segmentation:
            // Four letters in a row are no accident; the dictionary may cut what follows them wrongly.
            guard let segments, end - start < 12 else { return .freestanding }
            let isWhole =
                segments.boundaries.contains(text.origin(start)) && segments.boundaries.contains(text.origin(end))
            return isWhole ? .freestanding : nil
        case .particles:
            if before?.isHangul == true, !rules.compoundModifiers.contains(text.letters(before: start)) { return nil }
            guard let after, after.isWordLetter else { return .freestanding }
            let rest = text.letters(from: end)
            // A noun of one word with 하다 or 되다 is a verb, which means the concept too rarely.
            return Particles.isParticle(rest, after: last, allowsVerbs: isPhrase) ? .particle(rest) : nil
        case .spaces:
            return spaced(start, end, isNoun: isNoun, before, after)
        }
    }

    /// Whether a phrase stands there, rather than letters of longer words.
    func holdsPhrase(_ start: Int, _ end: Int) -> Bool {
        guard text.isLetterStart(start), text.isLetterStart(end) else { return false }
        if rules.boundary != .spaces { return true }
        return text.scalar(before: start)?.isWordLetter != true && text.scalar(at: end)?.isWordLetter != true
    }

    private func spaced(
        _ start: Int, _ end: Int, isNoun: Bool, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
    ) -> Attachment? {
        if !rules.bearsHyphens {
            if before == "-" { return nil }
            if after == "-", text.scalar(after: end)?.isWordLetter == true { return nil }
        }
        let isLong = end - start >= rules.shortestInCompound
        if before?.isWordLetter == true {
            // As the last part of a compound it has no capital of its own.
            guard isLong, isNoun, after?.isWordLetter != true else { return nil }
            let modifier = text.letters(before: start)
            guard rules.compoundModifiers.contains(modifier) else { return nil }
            return .afterInCompound(modifier)
        }
        if rules.nounsAreCapitalized, isNoun, !text.isCapitalized(at: start) { return nil }
        guard after?.isWordLetter == true else { return .freestanding }
        let rest = text.letters(from: end)
        guard isLong, isNoun, isHead(rest, after: start..<end) else { return nil }
        return .beforeInCompound(rest)
    }

    private func isHead(_ rest: String, after term: Range<Int>) -> Bool {
        if rules.compoundHeads.contains(rest) { return true }
        return rules.compoundLinks.contains { ending, link in
            rest.hasPrefix(link) && text.bytes[term].suffix(ending.utf8.count).elementsEqual(ending.utf8)
                && rules.compoundHeads.contains(String(rest.dropFirst(link.count)))
        }
    }
}

extension Unicode.Scalar {
    var isWordLetter: Bool { properties.isAlphabetic || ("0"..."9").contains(self) || self == "_" }
    var isLatinLetter: Bool { value < 0x250 && isWordLetter }
    var isHangul: Bool { (0xAC00...0xD7A3).contains(value) || (0x3131...0x318E).contains(value) }
}
