import Diagnostics

/// Finds the structure of a text that has no marks: which lines are title, headings, lists, code, furniture and prose.
///
/// Works on runs of lines between blank ones, from top to bottom, each looked at a bounded number of times.
struct DraftFinder {
    let file: SourceFile
    let lines: [TextLine]
    private(set) var drafts: [Draft] = []
    private(set) var record = SourceText.Record()
    private(set) var title = ""
    var repairs: [SourceText.Repair] = []
    /// Bytes of the number that each line of a listing begins with.
    private(set) var gutters: [Int: Int] = [:]
    /// Lines that hold a whole listing.
    private(set) var flatListings: Set<Int> = []
    /// What an editor says of places; it goes before what the finder sees.
    let annotations: PlacedAnnotations
    let codeFinder = CodeFinder()
    private var runs: [LineRange] = []
    /// Lines that a printed page has above or below its text.
    private var pageMarks: Set<Int> = []
    /// The run to be looked at.
    private var next = 0
    /// The run that is furniture, as are all after it.
    private var end = 0

    init(_ file: SourceFile, annotations: [Annotation] = []) {
        self.file = file
        lines = TextLine.lines(of: file)
        self.annotations = PlacedAnnotations(annotations, in: lines)
    }

    mutating func find() {
        findRuns()
        runs = runs.flatMap(divided)
        pageMarks = LineShape.pageMarks(
            runs.filter { $0.count == 1 }.map { ($0.lowerBound, lines[$0.lowerBound].text) })
        end = startOfFurnitureAtTheEnd()
        takeFurnitureAtTheTop()
        if next < end, runs[next].count > 1 { _ = takeRecord(runs[next]) }
        takeTitle()
        while next < end { takeRun() }
        for run in runs[end...] { omit(run, .furniture, confidence: 0.9) }
        HeadingLevels.assign(in: &drafts, lines, fixed: Set(annotations.structures.keys))
        if let author = record.author { stripAuthor(author) }
    }

    private mutating func findRuns() {
        var start: Int?
        for (index, line) in lines.enumerated() {
            let structure = annotations.structures[index]
            // What an editor set apart is a run of its own.
            let isDivided = index > 0 && structure != annotations.structures[index - 1]
            if line.isBlank && structure != .code || isDivided {
                if let first = start { runs.append(first..<index) }
                start = line.isBlank ? nil : index
            } else if start == nil {
                start = index
            }
        }
        if let first = start { runs.append(first..<lines.count) }
    }

    func range(_ lines: LineRange) -> SourceRange {
        SourceRange(self.lines[lines.lowerBound].range.start, self.lines[lines.upperBound - 1].range.end)
    }

    mutating func repair(
        _ rule: SourceText.Rule, _ range: SourceRange, after: String, confidence: Double
    ) {
        repairs.append(.init(rule, range, before: file.text(in: range), after: after, confidence: confidence))
    }

    private mutating func omit(_ lines: LineRange, _ rule: SourceText.Rule, confidence: Double) {
        drafts.append(.omitted(lines, rule))
        repair(rule, range(lines), after: "", confidence: confidence)
    }

    // MARK: The ends of the text

    private func isFurniture(_ run: LineRange) -> Bool {
        if let structure = annotations.structures[run.lowerBound] { return structure == .furniture }
        if run.count == 1, pageMarks.contains(run.lowerBound) { return true }
        let first = lines[run.lowerBound].text
        return LineShape.beginsFurniture(first) || run.allSatisfy { LineShape.isFurnitureLine(lines[$0].text) }
    }

    /// `Archive > Development > 2026` above everything else.
    private func isTrail(_ run: LineRange) -> Bool {
        run.count == 1 && annotations.structures[run.lowerBound] == nil && LineShape.isTrail(lines[run.lowerBound].text)
    }

    /// Entries of a menu side by side, below or above what else a page begins with.
    private func isMenu(_ run: LineRange) -> Bool {
        run.count < 4 && annotations.structures[run.lowerBound] == nil
            && run.allSatisfy { line in
                let text = lines[line].text
                return LineShape.isFurnitureLine(text)
                    || LineShape.columns(text) > 2 && LineShape.width(text) < 120 && !LineShape.endsLikeProse(text)
            }
    }

    private func startOfFurnitureAtTheEnd() -> Int {
        var end = runs.count
        while end > 1, isFurniture(runs[end - 1]) { end -= 1 }
        return end
    }

    private mutating func takeFurnitureAtTheTop() {
        while next + 1 < end, isFurniture(runs[next]) || isTrail(runs[next]) || isMenu(runs[next]) {
            omit(runs[next], .furniture, confidence: 0.85)
            next += 1
        }
    }

    private mutating func takeTitle() {
        guard next < end, annotations.structures[runs[next].lowerBound] == nil else { return }
        let first = runs[next].lowerBound
        let text = lines[first].text
        guard LineShape.width(text) <= 200, LineShape.marker(of: text) == nil || runs[next].count == 1,
            !codeFinder.verdict(on: text).isCode, !LineShape.endsSentence(text) || runs[next].count == 1
        else { return }
        title = text.hasPrefix("# ") ? text.dropFirst(2).trimmingSpaces : text
        drafts.append(.title(first..<first + 1))
        repair(.title, lines[first].range, after: title, confidence: 0.95)
        if runs[next].count == 1 { next += 1 } else { runs[next] = first + 1..<runs[next].upperBound }
        takeFront()
    }

    /// What stands between the title and the text: record, origin, kind, the title again.
    private mutating func takeFront() {
        let limit = min(end, next + 8)
        var hasAbstract = false
        while next < limit {
            let run = runs[next]
            let text = lines[run.lowerBound].text
            if annotations.structures[run.lowerBound] != nil { return }
            if takeRecord(run) { continue }
            guard run.count == 1 else { return }
            if text == title {
                omit(run, .repeatedTitle, confidence: 0.98)
            } else if record.kind == nil, Vocabulary.symbolKinds.contains(text.lowercased()), !hasAbstract {
                record.kind = text
                omit(run, .kind, confidence: 0.9)
            } else if record.origin == nil, let origin = origin(in: text) {
                record.origin = origin
                omit(run, .origin, confidence: 0.95)
            } else if !hasAbstract, isAbstract(run) {
                hasAbstract = true
                drafts.append(.paragraph(run))
            } else {
                return
            }
            next += 1
        }
    }

    /// A sentence that says where the text is from: an address and little else.
    private func origin(in text: String) -> String? {
        guard text.utf8.count < 600, let url = LineShape.url(in: text) else { return nil }
        return url.others < 60 ? url.url : nil
    }

    /// A short line below the title that could be a heading, were it not followed by one.
    private func isAbstract(_ run: LineRange) -> Bool {
        // Right below the title, without a blank line between: the title goes on.
        if case .title(let above)? = drafts.last, above.upperBound == run.lowerBound { return true }
        let text = lines[run.lowerBound].text
        guard next + 1 < end, LineShape.isHeadingLike(text), LineShape.marker(of: text) == nil else { return false }
        let following = runs[next + 1]
        let isBeforeHeading = following.count == 1 && LineShape.isHeadingLike(lines[following.lowerBound].text)
        return isBeforeHeading && text.split(separator: " ").count >= 5 && LineShape.width(text) > 30
    }

    private mutating func stripAuthor(_ author: String) {
        let name = author.prefix { $0 != "[" && $0 != "(" && $0 != "（" }.trimmingSpaces
        record.author = name
        for word in [" by ", " von ", " di ", " — ", " - ", " / "] where title.hasSuffix(word + name) {
            title = String(title.dropLast(word.count + name.count))
            if let index = repairs.firstIndex(where: { $0.kind == .title }) { repairs[index].after = title }
        }
    }

    // MARK: Records

    /// Takes a run of `name: value` lines, most of whose names are those of a record.
    private mutating func takeRecord(_ run: LineRange) -> Bool {
        // No record is as long as a page.
        guard run.count <= 40 else { return false }
        let entries = run.map { recordEntry(lines[$0].text) }
        let known = entries.compactMap { $0 }
        let others = run.filter { isOtherEntry(lines[$0].text) }.count
        guard !known.isEmpty, (known.count + others) * 2 > entries.count else { return false }
        for entry in known where record[keyPath: entry.field] == nil {
            let isOrigin = entry.field == \.origin
            record[keyPath: entry.field] = isOrigin ? LineShape.url(in: entry.value)?.url ?? entry.value : entry.value
        }
        let isOrigin = known.allSatisfy { $0.field == \.origin }
        omit(run, isOrigin ? .origin : .record, confidence: 0.95)
        next += 1
        return true
    }

    private func isOtherEntry(_ text: String) -> Bool {
        entry(text).map { Vocabulary.otherKeys.contains($0.key) } ?? false
    }

    private func recordEntry(_ text: String) -> (field: Vocabulary.RecordField, value: String)? {
        guard let (key, value) = entry(text), let field = Vocabulary.recordKeys[key], !value.isEmpty else { return nil }
        return (field, value)
    }

    /// `Name: value`, the name in lower case.
    private func entry(_ text: String) -> (key: String, value: String)? {
        guard text.utf8.count < 600, let colon = text.firstIndex(where: { ":：".contains($0) }) else { return nil }
        return (text[..<colon].trimmingSpaces.lowercased(), text[text.index(after: colon)...].trimmingSpaces)
    }

    // MARK: The body

    private mutating func takeRun() {
        let run = runs[next]
        let text = lines[run.lowerBound].text
        if let structure = annotations.structures[run.lowerBound] {
            take(run, as: structure)
        } else if run.count == 1, text == title, drafts.count < 12 {
            omit(run, .repeatedTitle, confidence: 0.9)
        } else if run.count == 1,
            pageMarks.contains(run.lowerBound)
                || Vocabulary.furnitureAnywhere.contains(text.lowercased())
        {
            omit(run, .furniture, confidence: 0.8)
        } else if run.count > 1, Vocabulary.furnitureAnywhere.contains(text.lowercased()) {
            // A button above what it copies.
            omit(run.lowerBound..<run.lowerBound + 1, .furniture, confidence: 0.8)
            runs[next] = run.lowerBound + 1..<run.upperBound
            return
        } else if takeGutter(run) || takeCode(run) || takeList(run) {
            return
        } else if record.origin == nil, drafts.count < 8, run.count == 1, let origin = origin(in: text) {
            record.origin = origin
            omit(run, .origin, confidence: 0.8)
        } else {
            takeProse(run)
        }
        next += 1
    }

    private mutating func take(_ run: LineRange, as structure: Annotation.Structure) {
        let range = range(run)
        switch structure {
        case .heading(let level):
            for line in run { drafts.append(.heading(line: line, level: level)) }
        case .paragraph: drafts.append(.paragraph(run))
        case .caption: drafts.append(.caption(run))
        case .furniture: drafts.append(.omitted(run, .editedStructure))
        case .code:
            let verdict = codeFinder.verdict(on: codeText(run))
            drafts.append(
                .code(
                    DraftCode(
                        lines: run, language: language(of: run) ?? .swift, isInterface: verdict.isInterface,
                        confidence: 1)))
        }
        let after = structure == .furniture ? "" : file.text(in: range)
        repair(.editedStructure, range, after: after, confidence: 1)
    }

    private mutating func takeProse(_ run: LineRange) {
        let text = lines[run.lowerBound].text
        if run.count > 1, Vocabulary.callouts.contains(text.lowercased()) {
            // The title of a box, and what is in it.
            drafts.append(.callout(run, label: 0..<text.utf8.count))
            repair(.callout, lines[run.lowerBound].range, after: text, confidence: 0.85)
        } else if let label = LineShape.calloutLabel(of: text) {
            drafts.append(.callout(run, label: label))
            let range = lines[run.lowerBound].range(label)
            repair(.callout, range, after: lines[run.lowerBound].text(label), confidence: 0.9)
        } else if run.count == 1, LineShape.isCaption(text) {
            drafts.append(.caption(run))
            repair(.caption, range(run), after: text, confidence: 0.9)
        } else if run.allSatisfy({ LineShape.isName(lines[$0].text) }), run.count > 1 {
            appendUnmarkedList(run)
        } else if run.count == 1, isHeading(run) {
            appendHeading(run.lowerBound, confidence: LineShape.width(text) < 60 ? 0.9 : 0.7)
        } else if isUnmarkedList(run) {
            appendUnmarkedList(run)
        } else if run.count > 1, isHeadingOverText(run) {
            appendHeading(run.lowerBound, confidence: 0.7)
            drafts.append(.paragraph(run.lowerBound + 1..<run.upperBound))
        } else {
            appendParagraphs(run)
        }
    }

    private mutating func appendHeading(_ line: Int, confidence: Double) {
        drafts.append(.heading(line: line, level: 2))
        repair(.heading, lines[line].range, after: lines[line].text, confidence: confidence)
    }

    /// Something must follow: another run that isn't furniture.
    private func isHeading(_ run: LineRange) -> Bool {
        let text = lines[run.lowerBound].text
        return next + 1 < end && LineShape.isHeadingLike(text) && !LineShape.isAvailability(text)
            && !(LineShape.isName(text) && isBetweenHeadings)
    }

    /// A name below a heading and above another one is what the first one lists.
    private var isBetweenHeadings: Bool {
        guard case .heading? = drafts.last, next + 1 < end else { return false }
        return runs[next + 1].count == 1 && LineShape.isHeadingLike(lines[runs[next + 1].lowerBound].text)
    }

    /// A short line right above a much longer one, without a blank line between.
    private func isHeadingOverText(_ run: LineRange) -> Bool {
        let (first, second) = (lines[run.lowerBound].text, lines[run.lowerBound + 1].text)
        return LineShape.isHeadingLike(first) && LineShape.width(first) < 60
            && LineShape.width(second) > 2 * LineShape.width(first) && LineShape.width(second) > 60
    }

    /// Lines that were wrapped run on; a line that ends a sentence well before the others' width ends a paragraph.
    private mutating func appendParagraphs(_ run: LineRange) {
        let widest = run.map { LineShape.width(lines[$0].text) }.max() ?? 0
        var start = run.lowerBound
        for line in run where line + 1 < run.upperBound {
            let text = lines[line].text
            let isFull = LineShape.width(text) * 10 >= widest * 8 && widest < 120
            if LineShape.endsSentence(text), !isFull {
                drafts.append(.paragraph(start..<line + 1))
                start = line + 1
            }
        }
        drafts.append(.paragraph(start..<run.upperBound))
    }

    // MARK: Lists

    private mutating func takeList(_ run: LineRange) -> Bool {
        guard let first = run.first(where: { LineShape.marker(of: lines[$0].text) != nil }),
            let marker = LineShape.marker(of: lines[first].text)
        else { return false }
        if marker.number != nil, !isNumberedList(run, first) { return false }
        if isMarkedHeading(run) {
            appendHeading(run.lowerBound, confidence: 0.8)
            next += 1
            return true
        }
        if first > run.lowerBound {
            // Lines above the first marker are a text of their own.
            guard first - run.lowerBound <= 3 else { return false }
            takeProse(run.lowerBound..<first)
        }
        return takeListRun(first..<run.upperBound)
    }

    /// `■ Why twice`, alone between texts that begin otherwise.
    private func isMarkedHeading(_ run: LineRange) -> Bool {
        let text = lines[run.lowerBound].text
        guard run.count == 1, LineShape.headingMark(of: text) != nil, next + 1 < end else { return false }
        let mark = text.first
        let isSeries = next > 0 && lines[runs[next - 1].lowerBound].text.first == mark
        return !isSeries && lines[runs[next + 1].lowerBound].text.first != mark
    }

    /// One numbered line alone is more likely a heading.
    private func isNumberedList(_ run: LineRange, _ first: Int) -> Bool {
        let markers = run.compactMap { LineShape.marker(of: lines[$0].text)?.number }
        if markers.count > 1 { return zip(markers, markers.dropFirst()).allSatisfy { $1 == $0 + 1 || $1 == 1 } }
        guard let number = markers.first else { return false }
        if case .list(let items)? = drafts.last, items.last?.number == number - 1 { return true }
        if next + 1 < end, LineShape.marker(of: lines[runs[next + 1].lowerBound].text)?.number == number + 1 {
            return true
        }
        return LineShape.endsSentence(lines[first].text)
    }

    private mutating func takeListRun(_ run: LineRange) -> Bool {
        var items: [DraftItem] = []
        for line in run {
            if let marker = LineShape.marker(of: lines[line].text) {
                items.append(
                    DraftItem(
                        lines: line..<line + 1, markerLength: marker.length, number: marker.number,
                        indent: lines[line].indent))
            } else if var last = items.popLast() {
                last.lines = last.lines.lowerBound..<line + 1
                items.append(last)
            }
        }
        next += 1
        if case .list(var all)? = drafts.last, isContinued(all, by: items) {
            // The array must have one owner while it grows.
            drafts.removeLast()
            all += items
            drafts.append(.list(all))
        } else {
            drafts.append(.list(items))
        }
        for item in items {
            let range = range(item.lines)
            let mark = item.number.map { "\($0). " } ?? "- "
            let start = lines[item.lines.lowerBound].range(item.markerLength..<item.markerLength).start
            repair(
                .list, SourceRange(range.start, start), after: mark, confidence: 0.97)
        }
        return true
    }

    private func isContinued(_ list: [DraftItem], by items: [DraftItem]) -> Bool {
        guard let last = list.last, let first = items.first else { return false }
        if let number = first.number { return last.number.map { $0 + 1 == number } ?? (last.indent < first.indent) }
        return last.number == nil || last.indent < first.indent
    }

    /// After a line that announces them, lines of their own are items.
    private func isUnmarkedList(_ run: LineRange) -> Bool {
        guard run.count >= 2, case .paragraph(let before)? = drafts.last,
            LineShape.endsWithColon(lines[before.upperBound - 1].text)
        else { return false }
        let widths = run.map { LineShape.width(lines[$0].text) }
        let ends = run.filter { LineShape.endsSentence(lines[$0].text) || !LineShape.endsLikeProse(lines[$0].text) }
        return (widths.max() ?? 0) <= 140 && ends.count == run.count && (run.count >= 3 || (widths.max() ?? 0) <= 60)
    }

    private mutating func appendUnmarkedList(_ run: LineRange) {
        var items = run.map { DraftItem(lines: $0..<$0 + 1, markerLength: 0, number: nil, indent: lines[$0].indent) }
        let steps = items.filter { LineShape.isStep(lines[$0.lines.lowerBound].text) }
        // `Step 1` on a line of its own, and what to do on the next.
        if steps.count > 1, items.count > steps.count, steps[0].lines.lowerBound == run.lowerBound {
            let starts = steps.map(\.lines.lowerBound) + [run.upperBound]
            items = zip(steps, zip(starts, starts.dropFirst())).map { item, ends in
                var item = item
                item.lines = ends.0..<ends.1
                return item
            }
        }
        drafts.append(.list(items))
        repair(.list, range(run), after: run.map { "- " + lines[$0].text }.joined(separator: "\n"), confidence: 0.75)
    }

    // MARK: Code

    /// A run of nothing but numbers in order, before the listing that they number.
    private mutating func takeGutter(_ run: LineRange) -> Bool {
        let numbers = run.compactMap { line in
            let text = lines[line].text
            return LineShape.number(of: text.last == "." ? String(text.dropLast()) : text)
        }
        guard numbers.count == run.count, zip(numbers, numbers.dropFirst()).allSatisfy({ $1 == $0 + 1 }),
            next + 1 < end
        else { return false }
        let start = runs[next + 1].lowerBound
        let finish = start + run.count
        let follower = codeFinder.verdict(on: codeText(runs[next + 1]))
        if numbers.first == 1, run.count > 2, follower.isCode, abs(run.count - runs[next + 1].count) == 1 {
            // One number more or less was printed: the listing is found on its own.
            omit(run, .gutter, confidence: 0.85)
            next += 1
            return true
        }
        // Exactly as many lines as there are numbers, and not the middle of a run.
        guard finish <= lines.count, finish == lines.count || lines[finish].isBlank, !lines[finish - 1].isBlank else {
            return false
        }
        let verdict = codeFinder.verdict(on: codeText(start..<finish))
        guard verdict.isCode || run.count > 2 && numbers.first == 1 else { return false }
        omit(run, .gutter, confidence: 0.97)
        next += 1
        appendCode(
            DraftCode(
                lines: start..<finish, language: language(of: start..<finish) ?? .swift,
                isInterface: verdict.isInterface,
                confidence: max(verdict.confidence, 0.9)))
        while next < end, runs[next].lowerBound < finish { next += 1 }
        return true
    }

    private mutating func takeCode(_ run: LineRange) -> Bool {
        if let language = language(of: run) {
            appendCode(DraftCode(lines: run, language: language, isInterface: false, confidence: 0.9))
            next += 1
            return true
        }
        if takeNumberedListing(run) { return true }
        if let split = codeStart(in: run) {
            if split.start > run.lowerBound { takeProse(run.lowerBound..<split.start) }
            takeListing(split.start..<run.upperBound, split.verdict)
            return true
        }
        return false
    }

    private func language(of run: LineRange) -> DraftCode.Language? {
        let first = [Substring(lines[run.lowerBound].text)]
        let isMarked = first[0].hasPrefix("<")
        guard isMarked || CodeFinder.isShell(first) else { return nil }
        let texts = run.prefix(200).map { Substring(lines[$0].text) }
        if isMarked, CodeFinder.isMarkup(texts) { return .xml }
        return CodeFinder.isShell(texts) ? .shell : nil
    }

    /// Every line begins with its number: `12  return true`.
    private mutating func takeNumberedListing(_ run: LineRange) -> Bool {
        guard run.count >= 3 else { return false }
        var expected: Int?
        var lengths: [Int: Int] = [:]
        for line in run {
            let text = lines[line].text
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            guard let number = Int(digits), expected == nil || number == expected else { return false }
            expected = number + 1
            let rest = text.dropFirst(digits.count)
            let divider = rest.first == "|" || rest.first == ":" ? 1 : 0
            lengths[line] = digits.count + divider + (rest.dropFirst(divider).first == " " ? 1 : 0)
        }
        let code = run.map { String(lines[$0].text.dropFirst(lengths[$0] ?? 0)) }.joined(separator: "\n")
        let verdict = codeFinder.verdict(on: code)
        guard verdict.isCode else { return false }
        gutters.merge(lengths) { $1 }
        for line in run {
            let range = lines[line].range(0..<(lengths[line] ?? 0))
            repair(.gutter, range, after: "", confidence: 0.95)
        }
        appendCode(
            DraftCode(lines: run, language: .swift, isInterface: verdict.isInterface, confidence: verdict.confidence))
        next += 1
        return true
    }

    /// Where code begins in a run: at its first line, or below lines of prose.
    private mutating func codeStart(in run: LineRange) -> (start: Int, verdict: CodeFinder.Verdict)? {
        if run.count == 1, codeFinder.isFlatListing(lines[run.lowerBound].text) {
            flatListings.insert(run.lowerBound)
            return (run.lowerBound, .init(isCode: true, isInterface: false, confidence: 0.9))
        }
        let whole = codeFinder.verdict(on: codeText(run))
        if whole.isCode { return (run.lowerBound, whole) }
        var tries = 0
        for line in run.dropFirst() where tries < 3 {
            let above = lines[line - 1].text
            guard LineShape.endsWithColon(above) || LineShape.endsSentence(above) else { continue }
            tries += 1
            let verdict = codeFinder.verdict(on: codeText(line..<run.upperBound))
            if verdict.isCode { return (line, verdict) }
        }
        return nil
    }

    /// A listing goes on over blank lines as long as braces are open, and while code follows code.
    private mutating func takeListing(_ run: LineRange, _ verdict: CodeFinder.Verdict) {
        var last = run.upperBound
        var isInComment = false
        var depth = 0
        func add(_ lines: LineRange, to depth: inout Int) {
            for line in lines { depth += CodeFinder.depthChange(self.lines[line].text, isInComment: &isInComment) }
        }
        add(run, to: &depth)
        next += 1
        while next < end {
            let following = runs[next]
            let isInside = depth > 0 && !isPlainlyProse(following)
            guard isInside || !verdict.isInterface && isMoreCode(following, after: last) else { break }
            last = following.upperBound
            add(following, to: &depth)
            next += 1
        }
        appendCode(
            DraftCode(
                lines: run.lowerBound..<last, language: .swift, isInterface: verdict.isInterface,
                confidence: verdict.confidence))
    }

    private func isMoreCode(_ run: LineRange, after last: Int) -> Bool {
        guard run.lowerBound - last <= 2 else { return false }
        let verdict = codeFinder.verdict(on: codeText(run))
        return verdict.isCode && !verdict.isInterface
    }

    /// Even with a brace left open, a sentence is no code: the listing was cut.
    private func isPlainlyProse(_ run: LineRange) -> Bool {
        let text = lines[run.lowerBound].text
        if run.count == 1, LineShape.hasEditMark(text) { return true }
        guard LineShape.endsSentence(text) || LineShape.endsWithColon(text), !text.hasPrefix("//"),
            !text.hasPrefix("case "),
            !text.hasPrefix("default:"), !text.contains("{"), !text.contains("}")
        else { return false }
        return text.split(separator: " ").count > 5 || text.unicodeScalars.contains { $0.isCJK }
    }

    private mutating func appendCode(_ code: DraftCode) {
        drafts.append(.code(code))
        let fence = "```\(code.language.rawValue)"
        repair(code.isInterface ? .interface : .code, range(code.lines), after: fence, confidence: code.confidence)
    }

    /// Lines as the parser is to see them, indented.
    func codeText(_ run: LineRange) -> String {
        run.map { CodeLines.mended(lines[$0].text).text }.joined(separator: "\n")
    }
}

extension TextLine {
    /// The text in a range of its bytes.
    func text(_ bytes: Range<Int>) -> String {
        let utf8 = text.utf8
        return String(
            decoding: utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
    }
}
