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
        let hidden = HiddenLines(checked.sample.code)
        guard !hidden.isEmpty else { return block(pieces) }
        return [
            block(hidden.shown(pieces)),
            .tag("details", [:], .tag("summary", [:], .text(context.ui(.wholeSample))), block(pieces)),
        ]
    }

    private func block(_ pieces: [HighlightedPiece]) -> HTML {
        .tag(
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
        .tag(
            "figcaption", [:], badge(), " ", .text(explanation()), deprecations(), details(),
            SampleMatrixRenderer(context: context, checked: checked).html())
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
        if checked.kind == .interface, !checked.outcome.messages.isEmpty { return context.ui(.interfaceDiffersText) }
        switch checked.outcome {
        case .verified where checked.kind == .interface: return context.ui(.interfaceText)
        case .verified: return context.ui(compilerMessages.isEmpty ? .verifiedText : .warningsText, mode)
        case .assumed(let assumptions, _): return context.ui(.assumedText, mode, context.list(names(of: assumptions)))
        case .outdated: return context.ui(.outdatedText, mode)
        case .failsAsDeclared: return context.ui(.failsAsDeclaredText, mode)
        case .fails: return context.ui(.failsText, mode)
        case .unverified(let reason): return context.ui(.unverifiedText, reason)
        case .notSwift: return context.ui(.unverifiedText, context.ui(.kindOfNothing))
        }
    }

    private func names(of assumptions: [Assumption]) -> [String] {
        assumptions.map { context.ui(.counted, $0.name, $0.kind) }
    }

    /// Deprecations stand in the page's own language above them.
    private var compilerMessages: [CompilerMessage] {
        checked.outcome.messages.filter { $0.origin == .compiler || $0.severity == .error }
    }

    private func details() -> HTML {
        var items: [HTML] = []
        if !compilerMessages.isEmpty { items.append(Self.list(of: compilerMessages, in: context)) }
        if let rewrite = checked.outcome.rewrite { items.append(self.rewrite(rewrite)) }
        let assumptions = checked.outcome.assumptions
        if !assumptions.isEmpty {
            var declarations: [String] = []
            for assumption in assumptions where !declarations.contains(assumption.declaration) {
                declarations.append(assumption.declaration)
            }
            items.append(
                .tag(
                    "details", [:], .tag("summary", [:], .text(context.ui(.assumption))),
                    .tag(
                        "pre", ["tabindex": "0"],
                        .tag("code", ["translate": "no"], .text(declarations.joined(separator: "\n") + "\n")))))
        }
        return .group(items)
    }

    /// The other version, and what was changed for it.
    private func rewrite(_ rewrite: Rewrite) -> HTML {
        let isModern = checked.outcome.status == .outdated
        return [
            .tag("p", ["class": "rewritten"], .text(context.ui(isModern ? .modernVersion : .repairedVersion))),
            .tag(
                "ul", ["class": "changes"],
                rewrite.changes.map { change in
                    .tag(
                        "li", [:], .text(context.ui(.atLine, "\(change.line)") + " "),
                        .tag("del", [:], .tag("code", ["translate": "no"], .text(change.old))), " → ",
                        .tag("ins", [:], .tag("code", ["translate": "no"], .text(change.new))))
                }),
            block(Highlighter.pieces(rewrite.code)),
        ]
    }

    /// The compiler speaks English.
    static func list(of messages: [CompilerMessage], in context: PageContext) -> HTML {
        .tag(
            "ul", ["class": "messages", "lang": context.language.primary == "en" ? nil : "en"],
            messages.prefix(5).map { message in
                let notes = message.notes.prefix(1).map { HTML.text(" (\($0))") }
                return .tag(
                    "li", [:],
                    .text("\(message.severity.rawValue), \(message.line):\(message.byteColumn): \(message.text)"),
                    .group(notes))
            })
    }
}

extension UIString {
    init(_ status: Outcome.Status) {
        switch status {
        case .verified: self = .verified
        case .assumed: self = .assumed
        case .warnings: self = .warnings
        case .outdated: self = .outdated
        case .failsAsDeclared: self = .failsAsDeclared
        case .fails: self = .fails
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
