/// Gives headings without marks their levels.
///
/// Numbers say it themselves (`2.1`). Else a heading right above another one is above it; steps (`Passo 1: …`) stand under
/// the heading before them; a conclusion closes what is open. All others stand side by side.
enum HeadingLevels {
    /// - Parameter fixed: the lines of headings whose level an editor set.
    static func assign(in drafts: inout [Draft], _ lines: [TextLine], fixed: Set<Int> = []) {
        let places = drafts.indices.filter { index in
            if case .heading(let line, _) = drafts[index] { !fixed.contains(line) } else { false }
        }
        let texts = places.map { lines[drafts[$0].lines.lowerBound].text }
        let numbers = texts.map(sectionNumber)
        let areNumbered = numbers.filter { $0 != nil }.count * 2 > numbers.count && numbers.count > 1
        let shallowest = numbers.compactMap { $0 }.min() ?? 1
        var isUnderParent = false
        var hasPlainHeading = false
        for (order, place) in places.enumerated() {
            let text = texts[order]
            var level = 2
            let isParent = order + 1 < places.count && places[order + 1] == place + 1
            if areNumbered, let depth = numbers[order] {
                level = min(2 + depth - shallowest, 6)
            } else if LineShape.isStep(text) {
                level = hasPlainHeading ? 3 : 2
            } else if isParent || Vocabulary.closings.contains(text.lowercased()) {
                isUnderParent = isParent
            } else if isUnderParent {
                level = 3
            }
            if !LineShape.isStep(text) { hasPlainHeading = true }
            drafts[place] = .heading(line: drafts[place].lines.lowerBound, level: level)
        }
    }

    /// How many numbers the heading begins with: two in `2.1 Titel`.
    private static func sectionNumber(_ text: String) -> Int? {
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let parts = number.split(separator: ".")
        guard !parts.isEmpty, text.dropFirst(number.count).first == " " else { return nil }
        return parts.count
    }
}
