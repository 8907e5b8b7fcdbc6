import HTML
import Linking
import Samples

/// What becomes of a sample in the other language mode and on older systems, where it isn't the same.
struct SampleMatrixRenderer {
    let context: PageContext
    let checked: CheckedSample

    func html() -> HTML {
        let cells = checked.cells
        guard let first = cells.first, let last = cells.last else { return .empty }
        if cells.allSatisfy({ $0.verdict == .compiles }) {
            return .tag("p", ["class": "quiet"], .text(context.ui(.matrixAlike, first.system, last.system)))
        }
        // What every cell says stands above already.
        let common = cells.dropFirst().reduce(Set(first.messages)) { $0.intersection($1.messages) }
        if cells.allSatisfy({ Set($0.messages) == common }) { return .empty }
        return .tag(
            "details", ["class": "cells"], .tag("summary", [:], .text(context.ui(.matrix))),
            .tag(
                "div", ["class": "scroll", "tabindex": "0"],
                .tag(
                    "table", [:],
                    .tag("thead", [:], .tag("tr", [:], header(.mode), header(.system), header(.outcome))),
                    .tag("tbody", [:], cells.map { row($0, common) }))))
    }

    private func header(_ string: UIString) -> HTML { .tag("th", ["scope": "col"], .text(context.ui(string))) }

    private func row(_ cell: MatrixCell, _ common: Set<CompilerMessage>) -> HTML {
        let own = cell.messages.filter { !common.contains($0) }
        return .tag(
            "tr", [:],
            .tag("td", [:], .text("Swift\u{A0}\(cell.languageMode)")), .tag("td", [:], .text(cell.system)),
            .tag(
                "td", [:], .text(context.ui(UIString(cell.verdict))),
                own.isEmpty ? .empty : SampleRenderer.list(of: own, in: context),
                cell.isMendedByMainActor
                    ? .tag("p", ["class": "quiet"], .text(context.ui(.mendedByMainActor))) : .empty))
    }
}

extension UIString {
    fileprivate init(_ verdict: MatrixCell.Verdict) {
        switch verdict {
        case .compiles: self = .verified
        case .warnings: self = .warnings
        case .fails: self = .fails
        }
    }
}
