/// Pages of a reference that lost the blank lines between their headings, declarations and sentences.
extension DraftFinder {
    /// A run of such lines as runs of what belongs together: each line alone, declarations and lists of names together.
    func divided(_ run: LineRange) -> [LineRange] {
        guard run.count > 1, isDense(run) else { return [run] }
        var runs: [LineRange] = []
        var previous = LineKind.other
        for line in run {
            let kind = kind(ofLine: line)
            if kind == previous, kind != .other, let last = runs.popLast() {
                runs.append(last.lowerBound..<line + 1)
            } else {
                runs.append(line..<line + 1)
            }
            previous = kind
        }
        return runs
    }

    private enum LineKind { case declaration, name, other }

    private func kind(ofLine line: Int) -> LineKind {
        let text = lines[line].text
        if mayBeDeclaration(text), codeFinder.verdict(on: text).isInterface { return .declaration }
        return LineShape.isName(text) ? .name : .other
    }

    private func mayBeDeclaration(_ text: String) -> Bool {
        text.hasPrefix("@") || CodeFinder.declarationKeywords.contains(String(text.prefix { $0.isLetter }))
    }

    /// Declarations without bodies among lines that are no code at all.
    private func isDense(_ run: LineRange) -> Bool {
        var (declarations, others) = (0, 0)
        for line in run {
            let text = lines[line].text
            guard let last = text.utf8.last, !"{};,(".utf8.contains(last), text.utf8.first != UInt8(ascii: "}"),
                !text.hasPrefix("//"), lines[line].indent == lines[run.lowerBound].indent
            else { return false }
            if mayBeDeclaration(text) { declarations += 1 } else { others += 1 }
        }
        return declarations > 0 && others > 0 && run.contains { kind(ofLine: $0) == .declaration }
            && !codeFinder.verdict(on: codeText(run)).isCode
    }
}
