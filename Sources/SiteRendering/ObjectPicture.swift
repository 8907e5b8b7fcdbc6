import APIModel
import HTML
import Linking

/// How objects hang together, as boxes with arrows that bear a property's name and how many it leads to. Below stands what
/// each property is, so that a reader of any kind gets all of it.
struct ObjectPicture {
    let context: PageContext
    let chart: ObjectChart

    private static let width = 320.0
    private static let box = (width: 134.0, height: 40.0)
    private static let spacing = 84.0

    func figure() -> HTML {
        .tag("figure", ["class": "picture"], svg(), .tag("figcaption", [:], .tag("ol", [:], chart.links.map(item))))
    }

    private func item(_ link: ObjectChart.Link) -> HTML {
        let owner = link.property.components.joined(separator: ".")
        return .tag(
            "li", [:], context.symbolLink(link.property, owner), .text(" (\(link.count.rawValue))"),
            context.ownSummary(of: link.property).map { .text(": \($0)") } ?? .empty)
    }

    private func svg() -> HTML {
        let rows = chart.nodes.indices.filter { !chart.nodes[$0].isProtocol }
        let height = Double(max(1, rows.count) - 1) * Self.spacing + Self.box.height + 4
        let description = chart.links.map { link in
            "\(link.property.components.joined(separator: ".")) → \(name(link.to)) (\(link.count.rawValue))"
        }
        return .tag(
            "svg",
            [
                "viewBox": "0 0 \(Self.text(Self.width)) \(Self.text(height))", "role": "img",
                "aria-labelledby": "objects-title objects-text", "class": "states objects",
            ],
            .tag("title", ["id": "objects-title"], .text(context.ui(.objectsPicture))),
            .tag("desc", ["id": "objects-text"], .text(description.joined(separator: context.ui(.listSeparator)))),
            .group(chart.nodes.indices.map { box($0, rows) }), .group(chart.links.map { arrow($0, rows) }))
    }

    private func name(_ node: Int) -> String {
        chart.nodes[node].types.last.map { $0.components.joined(separator: ".") } ?? ""
    }

    /// The left upper corner. What an app supplies stands beside the object that leads to it.
    private func corner(_ node: Int, _ rows: [Int]) -> (x: Double, y: Double) {
        if let row = rows.firstIndex(of: node) { return (2, Double(row) * Self.spacing + 2) }
        let owner = chart.links.first { $0.to == node }?.from
        let row = owner.flatMap { rows.firstIndex(of: $0) } ?? 0
        return (Self.width - Self.box.width - 2, Double(row) * Self.spacing + 2)
    }

    private func box(_ node: Int, _ rows: [Int]) -> HTML {
        let corner = corner(node, rows)
        let names = chart.nodes[node].types.map { $0.components.joined(separator: ".") }
        let middle = corner.x + Self.box.width / 2
        let first = corner.y + Self.box.height / 2 + 4 - Double(names.count - 1) * 7
        let lines = names.enumerated().map { number, name in
            // Letters of one width, 11 px: names that don't fit are drawn narrower.
            HTML.tag(
                "text",
                [
                    "x": Self.text(middle), "y": Self.text(first + Double(number) * 14), "class": "name",
                    "textLength": Double(name.count) * 6.7 > Self.box.width - 8 ? Self.text(Self.box.width - 8) : nil,
                    "lengthAdjust": Double(name.count) * 6.7 > Self.box.width - 8 ? "spacingAndGlyphs" : nil,
                ], .text(name))
        }
        return .tag(
            "g", [:],
            .tag(
                "rect",
                [
                    "x": Self.text(corner.x), "y": Self.text(corner.y), "width": Self.text(Self.box.width),
                    "height": Self.text(Self.box.height), "rx": chart.nodes[node].isProtocol ? "20" : "6",
                    "class": "state",
                ]), .group(lines))
    }

    private func arrow(_ link: ObjectChart.Link, _ rows: [Int]) -> HTML {
        let (from, to) = (corner(link.from, rows), corner(link.to, rows))
        let label = "\(link.property.name) \(link.count.rawValue)"
        if from.y == to.y {
            let y = from.y + Self.box.height / 2
            let end = to.x
            return group(
                (from.x + Self.box.width, y), (end - 8, y), [(end, y), (end - 8, y - 4), (end - 8, y + 4)],
                // Between the boxes there is no room for a name: it stands below the second.
                .tag(
                    "text",
                    ["x": Self.text(to.x + Self.box.width / 2), "y": Self.text(y + 36), "class": "label middle"],
                    .text(label)))
        }
        let x = from.x + 24
        let end = to.y
        return group(
            (x, from.y + Self.box.height), (x, end - 8), [(x, end), (x - 4, end - 8), (x + 4, end - 8)],
            .tag(
                "text", ["x": Self.text(x + 10), "y": Self.text(end - 16), "class": "label"], .text(label)))
    }

    private func group(
        _ start: (Double, Double), _ neck: (Double, Double), _ head: [(Double, Double)], _ label: HTML
    ) -> HTML {
        .tag(
            "g", ["class": "arrow"],
            .tag(
                "line",
                ["x1": Self.text(start.0), "y1": Self.text(start.1), "x2": Self.text(neck.0), "y2": Self.text(neck.1)]),
            .tag("polygon", ["points": head.map { "\(Self.text($0.0)),\(Self.text($0.1))" }.joined(separator: " ")]),
            label)
    }

    private static func text(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
}
