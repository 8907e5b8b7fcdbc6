/// A sample made into a unit that compiles.
struct Scaffold: Sendable, Hashable {
    /// The unit's text: what stands before, the sample's lines one for one, what stands after.
    var text: String
    /// The number of lines before the sample's first.
    var leadingLines: Int
    var importsImplicitly: Bool

    init(_ code: String, kind: SampleKind, context: LibraryDescription.Context?) {
        switch kind {
        case .file, .notSwift, .interface:
            text = code
            leadingLines = 0
            // A program whose imports a text leaves out is a fragment in that.
            importsImplicitly = !code.split(separator: "\n").contains { $0.trimmed.hasPrefix("import ") }
        case .declarations:
            text = code
            leadingLines = 0
            importsImplicitly = true
        case .members, .statements:
            let opening = context?.opening(for: code) ?? Self.plainOpening(kind)
            text = "\(opening)\n\(code)\n\(context?.closing ?? "}")\n"
            leadingLines = opening.split(separator: "\n", omittingEmptySubsequences: false).count
            importsImplicitly = true
        }
        if !text.hasSuffix("\n") { text += "\n" }
    }

    private static func plainOpening(_ kind: SampleKind) -> String {
        kind == .members ? "final class Sample {" : "@MainActor func sample() async throws {"
    }
}

extension LibraryDescription {
    /// The context that the author names, else the first whose signs the fragment shows.
    /// - Returns: nil when none fits; `unknown` when the author names one that doesn't exist.
    func context(for code: String, kind: SampleKind, named name: String?) -> (context: Context?, isUnknown: Bool) {
        let candidates = contexts.filter { $0.kind == kind }
        if let name {
            if let found = candidates.first(where: { $0.name == name }) { return (found, false) }
            return (nil, !contexts.contains { $0.name == name })
        }
        return (candidates.first { context in context.signs.contains { code.containsWord($0) } }, false)
    }
}

extension String {
    /// Whether `part` stands in the text and doesn't begin or end inside a word.
    func containsWord(_ part: String) -> Bool {
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
            let after = range.upperBound == endIndex ? nil : self[range.upperBound]
            let isLeftWhole = !(before?.isIdentifierCharacter ?? false) || !(part.first?.isIdentifierCharacter ?? false)
            let isRightWhole = !(after?.isIdentifierCharacter ?? false) || !(part.last?.isIdentifierCharacter ?? false)
            if isLeftWhole, isRightWhole { return true }
            rest = self[range.upperBound...]
        }
        return false
    }
}

extension Character {
    fileprivate var isIdentifierCharacter: Bool { isLetter || isNumber || self == "_" }
}
