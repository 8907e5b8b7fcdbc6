import HTML
import Linking

extension PageContext {
    /// What a symbol's description rests on, in the page's language. What the interface has no words for is shown in English
    /// pages alone; the note's own words stand with the library's description.
    ///
    /// - Parameter mark: how the name of a kind of evidence is shown.
    func words(on evidence: Evidence, mark: (Evidence.Kind) -> HTML) -> HTML {
        let claims = evidence.claims.enumerated().map { index, claim -> HTML in
            let separator: HTML = index == 0 ? .empty : .text(ui(.listSeparator))
            let name = isPart(claim) ? ui(.inPart, html: mark(claim.kind)) : mark(claim.kind)
            return [separator, name, .text(addition(claim))]
        }
        return .group(claims)
    }

    /// The same as text.
    func text(on evidence: Evidence) -> String {
        list(
            evidence.claims.map { claim in
                let name = ui(UIString(claim.kind))
                return (isPart(claim) ? ui(.inPart, name) : name) + addition(claim)
            })
    }

    /// In English the note says itself of which part it speaks.
    private func isPart(_ claim: Evidence.Claim) -> Bool { claim.isPartial && !isEnglish }

    private var isEnglish: Bool { language.primary == "en" }

    /// What follows the name of a kind: the grounds in brackets, and of what they are the grounds.
    private func addition(_ claim: Evidence.Claim) -> String {
        let grounds = claim.grounds.compactMap(words)
        let brackets = grounds.isEmpty ? "" : ui(.counted, "", list(grounds))
        guard isEnglish, !claim.scope.isEmpty else { return brackets }
        let separator = claim.scope.first?.isUppercase == true ? ". " : claim.isPartial ? " " : "; "
        return brackets + separator + claim.scope
    }

    private func words(on ground: Evidence.Ground) -> String? {
        switch ground {
        case .reference: ui(.groundReference)
        case .headerComments: ui(.groundHeaders)
        case .publicLogs: ui(.groundLogs)
        case .publicReports: ui(.groundReports)
        case .session(let number, let year): ui(.groundSession, number, year)
        case .other(let text): isEnglish ? text : nil
        }
    }
}

extension PageContent {
    /// The line on a symbol's page. Each kind leads to where it is explained.
    func evidenceLine(_ evidence: Evidence) -> HTML {
        let words = context.words(on: evidence) { kind in
            .tag(
                "a", ["class": "mark \(kind.rawValue)", "href": context.href(.checks, anchor: "evidence")],
                .text(context.ui(UIString(kind))))
        }
        return .tag("p", ["class": "facts"], .text(context.ui(.labelled, context.ui(.evidence), "")), words)
    }

    /// On the page of checks: what the kinds mean, and how many symbols' descriptions rest on each.
    func evidenceSection() -> HTML {
        var counts: [Evidence.Kind: Int] = [:]
        var without = 0
        for page in context.site.pages where page.language == context.language {
            guard case .symbol(let symbol) = page.content else { continue }
            let kinds = Set(symbol.evidence?.claims.map(\.kind) ?? [])
            for kind in kinds { counts[kind, default: 0] += 1 }
            if kinds.isEmpty { without += 1 }
        }
        let rows = Evidence.Kind.allCases.map { kind in
            row(.tag("strong", [:], .text(context.ui(UIString(kind)))), UIString(meaning: kind), counts[kind] ?? 0)
        }
        let last = without == 0 ? [] : [row(.text(context.ui(.noEvidence)), nil, without)]
        return section(
            "evidence", .evidenceOfReference, .tag("p", [:], .text(context.ui(.evidenceIntro))),
            scrolling(
                .tag(
                    "table", [:],
                    .tag(
                        "thead", [:],
                        .tag("tr", [:], header(.evidence), header(.meaning), header(.count))),
                    .tag("tbody", [:], rows + last))))
    }

    private func row(_ name: HTML, _ meaning: UIString?, _ count: Int) -> HTML {
        .tag(
            "tr", [:], .tag("td", ["class": "name"], name),
            .tag("td", [:], meaning.map { .text(context.ui($0)) } ?? .empty),
            .tag("td", [:], .text(context.number(count))))
    }
}

extension UIString {
    init(_ kind: Evidence.Kind) {
        switch kind {
        case .documented: self = .documented
        case .observed: self = .observed
        case .inferred: self = .inferred
        }
    }

    fileprivate init(meaning kind: Evidence.Kind) {
        switch kind {
        case .documented: self = .documentedText
        case .observed: self = .observedText
        case .inferred: self = .inferredText
        }
    }
}
