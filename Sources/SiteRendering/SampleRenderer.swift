import APIModel
import HTML
import Linking
import Samples

/// A sample with its outcome beside it.
struct SampleRenderer {
    let context: PageContext
    let entry: SampleIndex.Entry

    private var checked: CheckedSample { entry.checked }

    func figure() -> HTML {
        .tag("figure", ["class": "sample", "id": entry.anchor], code(), caption())
    }

    private func code() -> HTML {
        let pieces = Highlighter.pieces(checked.sample.code, identifiers: checked.identifiers)
        return .tag(
            "pre", ["tabindex": "0", "class": "language-swift"],
            .tag("code", ["translate": "no"], pieces.map(piece)))
    }

    private func piece(_ piece: HighlightedPiece) -> HTML {
        let text = HTML.text(piece.text)
        let styled =
            piece.style == .plain ? text : HTML.tag("span", ["class": piece.style.className], text)
        guard let id = piece.symbol, let path = context.site.model[id]?.path, context.site.paths.documents(path) else {
            return styled
        }
        return .tag("a", ["href": context.href(.symbol(path))], styled)
    }

    // MARK: Outcome

    func caption() -> HTML {
        .tag("figcaption", [:], badge(), " ", .text(explanation()), deprecations(), details())
    }

    /// What the compiler can't say here: availability is the library's data, and Linux isn't iOS.
    private func deprecations() -> HTML {
        var seen: Set<SymbolPath> = []
        let names = checked.identifiers.compactMap { identifier -> String? in
            guard let symbol = context.site.model[identifier.symbol], seen.insert(symbol.path).inserted,
                let item = symbol.availability.first(where: { $0.deprecated != nil || $0.obsoleted != nil })
            else { return nil }
            return context.ui(
                .counted, symbol.path.name, "\(item.platform) \(item.obsoleted ?? item.deprecated ?? "")")
        }
        guard !names.isEmpty else { return .empty }
        return .tag("p", ["class": "deprecations"], .text(context.ui(.usesDeprecated, context.list(names))))
    }

    func badge() -> HTML {
        let status = checked.outcome.status
        return .tag("span", ["class": "badge \(status.rawValue)"], .text(context.ui(UIString(status))))
    }

    /// The outcome in a sentence.
    func explanation() -> String {
        let mode = "\(checked.languageMode)"
        switch checked.outcome {
        case .verified(let warnings): return context.ui(warnings.isEmpty ? .verifiedText : .warningsText, mode)
        case .assumed(let assumptions, _):
            let names = assumptions.map { context.ui(.counted, $0.name, $0.kind) }
            return context.ui(.assumedText, mode, context.list(names))
        case .failsAsDeclared: return context.ui(.failsAsDeclaredText, mode)
        case .fails: return context.ui(.failsText, mode)
        case .interface: return context.ui(.interfaceText)
        case .unverified(let reason): return context.ui(.unverifiedText, reason)
        }
    }

    private func details() -> HTML {
        var items: [HTML] = []
        if case .assumed(let assumptions, _) = checked.outcome {
            items.append(
                .tag(
                    "details", [:], .tag("summary", [:], .text(context.ui(.assumption))),
                    .tag(
                        "pre", ["tabindex": "0"],
                        .tag(
                            "code", ["translate": "no"],
                            .text(assumptions.map(\.declaration).joined(separator: "\n") + "\n")))))
        }
        if let fix = checked.fix {
            let edits = fix.edits.map {
                context.ui(.counted, "\($0.before) → \($0.after)", "\($0.line):\($0.byteColumn)")
            }
            items.append(
                .tag(
                    "p", ["class": "fix"],
                    .text(context.ui(.fixText, context.list(edits), context.ui(UIString(fix.outcome.status))))))
        }
        let messages = checked.outcome.messages
        if !messages.isEmpty {
            items.append(
                .tag(
                    "ul", ["class": "messages", "lang": foreignEnglish],
                    messages.prefix(5).map { message in
                        .tag(
                            "li", [:],
                            .text(
                                "\(message.severity.rawValue), \(message.line):\(message.byteColumn): \(message.text)"))
                    }))
        }
        return .group(items)
    }

    /// The compiler speaks English.
    private var foreignEnglish: String? { context.language.primary == "en" ? nil : "en" }
}

extension UIString {
    init(_ status: Outcome.Status) {
        switch status {
        case .verified: self = .verified
        case .assumed: self = .assumed
        case .warnings: self = .warnings
        case .failsAsDeclared: self = .failsAsDeclared
        case .fails: self = .fails
        case .interface: self = .interface
        case .unverified: self = .unverified
        }
    }
}

extension HighlightedPiece.Style {
    fileprivate var className: String {
        switch self {
        case .keyword: "k"
        case .string: "s"
        case .number: "n"
        case .comment: "c"
        case .attribute: "a"
        case .type: "t"
        case .plain: "p"
        }
    }
}
