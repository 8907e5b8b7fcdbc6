import HTML
import Linking

/// A recorded run as a sequence diagram (UML): a lifeline for the system and one for each type of the program that it
/// calls, time from top to bottom. Names stand over the arrows and break at their labels, so that the picture is readable
/// 320 pixels wide.
struct SequenceDiagram {
    let context: PageContext
    let run: RecordedRun
    /// The rows that are drawn; all without it.
    var rows: Range<Int>?
    /// The row of the call that stands out.
    var marked: Int?

    /// A type of the program, or the system.
    private struct Lifeline {
        var name: String
        var x: Double
    }

    private static let width = 320.0
    private static let lineHeight = 14.0
    /// About how wide a Latin letter of a label is, at 11 px.
    private static let breadth = 6.0

    /// Nil for a run in which the system calls nothing.
    func svg() -> HTML? {
        let lifelines = lifelines
        guard lifelines.count > 1 else { return nil }
        var drawing = Drawing()
        heads(lifelines, &drawing)
        let top = drawing.y
        for index in shown { draw(run.rows[index], lifelines, isMarked: index == marked, &drawing) }
        let bottom = drawing.y + 6
        let lines = lifelines.map { line in
            HTML.tag(
                "line",
                [
                    "class": "lifeline", "x1": Self.text(line.x), "x2": Self.text(line.x), "y1": Self.text(top),
                    "y2": Self.text(bottom),
                ])
        }
        let id = rows == nil ? "\(run.anchor)-diagram" : "position-diagram"
        return .tag(
            "svg",
            [
                "viewBox": "0 0 \(Self.text(Self.width)) \(Self.text(bottom + 4))", "role": "group",
                "class": "sequence",
                "aria-labelledby": "\(id)-title \(id)-text",
            ],
            .tag(
                "title", ["id": "\(id)-title"],
                .text(context.ui(.sequenceTitle, run.programName, context.title(of: run)))),
            .tag("desc", ["id": "\(id)-text"], .text(description(lifelines))), .group(lines), .group(drawing.shapes))
    }

    private var shown: Range<Int> { rows ?? run.rows.indices }

    // MARK: What is drawn

    private struct Drawing {
        var shapes: [HTML] = []
        var y = 0.0
    }

    /// The system, then the program's types in the order of their first call.
    private var lifelines: [Lifeline] {
        var types: [String] = []
        for row in run.rows[shown] where row.kind == .call {
            if let type = row.type, !types.contains(type) { types.append(type) }
        }
        let gap = types.isEmpty ? 0 : (Self.width - 32) / Double(types.count)
        return [Lifeline(name: context.ui(.system), x: 12)]
            + types.enumerated().map { Lifeline(name: $1, x: 12 + gap * Double($0 + 1)) }
    }

    /// The picture in words: who calls what, in order.
    private func description(_ lifelines: [Lifeline]) -> String {
        let calls = run.rows[shown].filter { $0.kind == .call || $0.kind == .event }.map { row in
            row.kind == .event
                ? "» \(EventName.text(row.text, context))" : (row.type.map { "\($0).\(row.text)" } ?? row.text)
        }
        let names = lifelines.map(\.name).joined(separator: context.ui(.listSeparator))
        return "\(names). \(calls.joined(separator: context.ui(.listSeparator)))"
    }

    /// Each name on a line of its own, so that long ones don't meet.
    private func heads(_ lifelines: [Lifeline], _ drawing: inout Drawing) {
        for line in lifelines {
            drawing.y += Self.lineHeight + 2
            let anchor = line.x > Self.width / 2 ? "end" : "start"
            let x = anchor == "end" ? min(line.x + 6, Self.width - 2) : max(2, line.x - 8)
            drawing.shapes.append(label(line.name, x, drawing.y - 3, "head", anchor: anchor))
        }
        drawing.y += 4
    }

    private func draw(
        _ row: RecordedRun.Row, _ lifelines: [Lifeline], isMarked: Bool, _ drawing: inout Drawing
    ) {
        let system = lifelines[0]
        switch row.kind {
        case .event:
            drawing.y += 10
            // The time stands at the end of the first line.
            let lines = lines(of: "» \(EventName.text(row.text, context))", in: Self.width - 64, bold: true)
            let height = 4 + Self.lineHeight * Double(lines.count)
            drawing.shapes.append(
                .tag(
                    "rect",
                    [
                        "class": "event", "x": "0", "y": Self.text(drawing.y), "width": Self.text(Self.width),
                        "height": Self.text(height), "rx": "4",
                    ]))
            for (index, text) in lines.enumerated() {
                drawing.shapes.append(label(text, 6, drawing.y + 13 + Self.lineHeight * Double(index), "happening"))
            }
            drawing.shapes.append(label(seconds(row.time), Self.width - 6, drawing.y + 13, "time", anchor: "end"))
            drawing.y += height + 4
        case .call:
            guard let target = lifelines.first(where: { $0.name == row.type }) else { return }
            for text in lines(of: row.text) {
                drawing.y += Self.lineHeight
                drawing.shapes.append(
                    isMarked
                        ? label(text, system.x + 6, drawing.y - 3, "marked")
                        : linked(text, row, system.x + 6, drawing.y - 3))
            }
            arrow(from: system.x, to: target.x, drawing.y + 2, isMarked ? "call marked" : "call", &drawing)
            drawing.y += 8
        case .notification, .other:
            let lines = lines(of: row.text)
            for (index, text) in lines.enumerated() {
                drawing.y += Self.lineHeight
                if index == 0 {
                    drawing.shapes.append(
                        .tag("circle", ["cx": Self.text(system.x), "cy": Self.text(drawing.y - 7), "r": "2.5"]))
                }
                drawing.shapes.append(label(text, system.x + 6, drawing.y - 3, "quiet"))
            }
        case .output: break
        }
    }

    private func arrow(
        from start: Double, to end: Double, _ y: Double, _ style: String, _ drawing: inout Drawing
    ) {
        drawing.shapes.append(
            .tag(
                "line",
                [
                    "class": style, "x1": Self.text(start), "x2": Self.text(end - 6), "y1": Self.text(y),
                    "y2": Self.text(y),
                ]))
        let points = [(end, y), (end - 7, y - 4), (end - 7, y + 4)]
        drawing.shapes.append(
            .tag(
                "polygon",
                [
                    "class": style,
                    "points": points.map { "\(Self.text($0.0)),\(Self.text($0.1))" }.joined(separator: " "),
                ]))
    }

    // MARK: Texts

    /// A method's name is a link to its page.
    private func linked(_ text: String, _ row: RecordedRun.Row, _ x: Double, _ y: Double) -> HTML {
        let label = label(text, x, y, "name")
        guard let path = context.paths(ofCall: row.text) else { return label }
        return .tag("a", ["href": context.href(.symbol(path))], label)
    }

    private func label(_ text: String, _ x: Double, _ y: Double, _ style: String, anchor: String = "start") -> HTML {
        .tag(
            "text",
            [
                "x": Self.text(x), "y": Self.text(y), "class": style, "text-anchor": anchor == "start" ? nil : anchor,
            ], .text(text))
    }

    /// A name that is too long breaks behind a label's colon, a sentence behind a word, and a long word where it must.
    private func lines(of text: String, in width: Double = width - 24, bold: Bool = false) -> [String] {
        let most = bold ? width / 1.1 : width
        var lines: [String] = []
        var line = (text: "", breadth: 0.0)
        var piece = (text: "", breadth: 0.0)
        func take() {
            if line.breadth + piece.breadth > most, !line.text.isEmpty {
                lines.append(line.text)
                line = ("", 0)
            }
            line = (line.text + piece.text, line.breadth + piece.breadth)
            piece = ("", 0)
        }
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            piece.text.append(character)
            piece.breadth += Self.breadth(of: character)
            // What closes a name stays with it.
            if index + 1 < characters.count, characters[index + 1] == ")" { continue }
            if ":(. ".contains(character) || Self.mayBreak(behind: character) || piece.breadth >= most { take() }
        }
        take()
        return line.text.isEmpty ? lines : lines + [line.text]
    }

    private static func breadth(of character: Character) -> Double {
        isWide(character) ? 2 * breadth : breadth
    }

    private static func isWide(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
    }

    /// Between Chinese characters; Korean breaks between words.
    private static func mayBreak(behind character: Character) -> Bool {
        isWide(character) && !("가"..."힣").contains(character)
    }

    private func seconds(_ milliseconds: Int) -> String {
        let point = ["it", "de"].contains(context.language.primary) ? "," : "."
        return "\(context.number(milliseconds / 1000))\(point)\(String(1000 + milliseconds % 1000).dropFirst()) s"
    }

    private static func text(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
}
