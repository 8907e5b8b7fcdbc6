import APIModel
import Glossary
import HTML
import Linking

/// A chart of states as a picture with numbered arrows, and below it what each arrow stands for. Names and methods are in the
/// list, so that the picture fits a narrow screen and a reader of any kind gets all of it.
struct StatePicture {
    let context: PageContext
    let chart: StateChart
    /// The method whose transitions stand out; without one all are alike, and all are listed.
    var method: SymbolPath?

    private struct Point {
        var x: Double
        var y: Double
    }

    private static let width = 340.0
    private static let box = (width: 132.0, height: 38.0)
    private static let spacing = 86.0

    func figure() -> HTML {
        .tag("figure", ["class": "picture"], svg(), .tag("figcaption", [:], legend()))
    }

    // MARK: Names

    private func name(_ state: String) -> String {
        let concept = context.site.glossary[ConceptID(state)]
        return concept?.languages[context.language]?.preferred?.text
            ?? concept?.languages[context.configuration.defaultLanguage]?.preferred?.text ?? state
    }

    private var title: String { context.ui(chart.subject == .app ? .appStatesPicture : .sceneStatesPicture) }

    private func isMarked(_ transition: StateChart.Transition) -> Bool {
        method.map { transition.calls.contains($0) } ?? false
    }

    /// The picture in words.
    private var description: String {
        chart.transitions.enumerated().map { index, transition in
            "\(index + 1): \(name(transition.from)) → \(name(transition.to))"
        }.joined(separator: context.ui(.listSeparator))
    }

    private func legend() -> HTML {
        let shown = chart.transitions.enumerated().filter { method == nil || isMarked($0.element) }
        return .tag(
            "ol", ["class": "transitions"],
            shown.map { index, transition in
                let calls = transition.calls.flatMap { path -> [HTML] in
                    [.tag("br"), path == method ? plain(path) : context.symbolLink(path, path.name)]
                }
                return .tag(
                    "li", ["value": "\(index + 1)"],
                    entry(transition.from), " → ", entry(transition.to), .group(calls))
            })
    }

    private func entry(_ state: String) -> HTML {
        .tag("a", ["class": "term", "href": context.href(.glossary, anchor: state)], .text(name(state)))
    }

    private func plain(_ path: SymbolPath) -> HTML { .tag("code", [:], .group(HTML.breakable(path.name))) }

    // MARK: Drawing

    /// The states of a running thing stand in a column; the one that isn't there stands beside it.
    private func centre(_ state: String) -> Point {
        let column = chart.states.dropLast()
        guard let row = column.firstIndex(of: state) else {
            return Point(x: Self.width - Self.box.width / 2 - 2, y: Double(column.count - 1) * Self.spacing / 2 + 24)
        }
        return Point(x: Self.box.width / 2 + 2, y: Double(row) * Self.spacing + 24)
    }

    private var height: Double { Double(chart.states.count - 2) * Self.spacing + 48 }

    private func svg() -> HTML {
        let id = "\(chart.subject.rawValue)-states"
        return .tag(
            "svg",
            [
                "viewBox": "0 0 \(Self.text(Self.width)) \(Self.text(height))", "role": "img",
                "aria-labelledby": "\(id)-title \(id)-text", "class": "states",
            ],
            .tag("title", ["id": "\(id)-title"], .text(title)), .tag("desc", ["id": "\(id)-text"], .text(description)),
            .group(chart.states.map(node)),
            .group(
                chart.transitions.enumerated().sorted { !isMarked($0.element) && isMarked($1.element) }
                    .map { arrow($0.element, number: $0.offset + 1) }))
    }

    private func node(_ state: String) -> HTML {
        let centre = centre(state)
        let left = centre.x - Self.box.width / 2
        let top = centre.y - Self.box.height / 2
        return .tag(
            "g", [:],
            .tag(
                "rect",
                [
                    "x": Self.text(left), "y": Self.text(top), "width": Self.text(Self.box.width),
                    "height": Self.text(Self.box.height), "rx": "8", "class": "state",
                ]),
            .group(lines(of: name(state), around: centre)))
    }

    /// A name that is too long for its box stands on two lines, or, where it has no space, is drawn narrower.
    private func lines(of name: String, around centre: Point) -> [HTML] {
        let room = Self.box.width - 12
        let words = name.split(separator: " ").map(String.init)
        guard Self.breadth(name) > room, words.count > 1 else { return [line(name, centre.x, centre.y + 4.5, room)] }
        let cuts = (1..<words.count).map { cut in
            (words[..<cut].joined(separator: " "), words[cut...].joined(separator: " "))
        }
        let best = cuts.min { left, right in
            max(Self.breadth(left.0), Self.breadth(left.1)) < max(Self.breadth(right.0), Self.breadth(right.1))
        }
        guard let best else { return [line(name, centre.x, centre.y + 4.5, room)] }
        return [line(best.0, centre.x, centre.y - 3.5, room), line(best.1, centre.x, centre.y + 12.5, room)]
    }

    private func line(_ text: String, _ x: Double, _ y: Double, _ room: Double) -> HTML {
        let isWide = Self.breadth(text) > room
        return .tag(
            "text",
            [
                "x": Self.text(x), "y": Self.text(y), "textLength": isWide ? Self.text(room) : nil,
                "lengthAdjust": isWide ? "spacingAndGlyphs" : nil,
            ], .text(text))
    }

    /// About how wide a text of 14 px is: no font is known here.
    private static func breadth(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x1100 ? 14 : 7.6) }
    }

    private func arrow(_ transition: StateChart.Transition, number: Int) -> HTML {
        let (start, end) = ends(transition)
        let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
        let along = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        let neck = Point(x: end.x - along.x * 8, y: end.y - along.y * 8)
        // The head as a triangle of its own: a marker can't take the line's colour everywhere.
        let head = [
            end, Point(x: neck.x - along.y * 4, y: neck.y + along.x * 4),
            Point(x: neck.x + along.y * 4, y: neck.y - along.x * 4),
        ].map { "\(Self.text($0.x)),\(Self.text($0.y))" }.joined(separator: " ")
        // On a slanting arrow the number stands nearer its beginning: arrows that cross or run close keep theirs apart.
        let share = start.x == end.x ? 0.5 : 0.36
        let middle = Point(x: start.x + (neck.x - start.x) * share, y: start.y + (neck.y - start.y) * share)
        return .tag(
            "g", ["class": isMarked(transition) ? "arrow marked" : "arrow"],
            .tag(
                "line",
                ["x1": Self.text(start.x), "y1": Self.text(start.y), "x2": Self.text(neck.x), "y2": Self.text(neck.y)]),
            .tag("polygon", ["points": head]),
            .tag("circle", ["cx": Self.text(middle.x), "cy": Self.text(middle.y), "r": "9"]),
            .tag("text", ["x": Self.text(middle.x), "y": Self.text(middle.y + 4)], .text("\(number)")))
    }

    /// From border to border. An arrow and its way back stand side by side.
    private func ends(_ transition: StateChart.Transition) -> (Point, Point) {
        let (from, to) = (centre(transition.from), centre(transition.to))
        let returns = chart.transitions.contains { $0.from == transition.to && $0.to == transition.from }
        let isForward = from.y < to.y || (from.y == to.y && from.x < to.x)
        let shift = returns ? (isForward ? -1.0 : 1.0) : 0
        if from.x == to.x {
            let sign = from.y < to.y ? 1.0 : -1.0
            let isNext = abs(from.y - to.y) < Self.spacing * 1.5
            // A way past other states runs beside them.
            let x = isNext ? from.x + shift * 24 : from.x + Self.box.width / 2 - 14
            return (
                Point(x: x, y: from.y + sign * Self.box.height / 2), Point(x: x, y: to.y - sign * Self.box.height / 2)
            )
        }
        let sign = from.x < to.x ? 1.0 : -1.0
        // Arrows to the state beside the column end at heights of their own.
        let row = Double(chart.states.firstIndex(of: from.x < to.x ? transition.from : transition.to) ?? 0)
        let fan = (row - Double(chart.states.count - 2) / 2) * 7 + shift * 3.5
        let left = Point(x: from.x + sign * Self.box.width / 2, y: sign > 0 ? from.y + shift * 7 : from.y + fan)
        let right = Point(x: to.x - sign * Self.box.width / 2, y: sign > 0 ? to.y + fan : to.y + shift * 7)
        return (left, right)
    }

    private static func text(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
}
