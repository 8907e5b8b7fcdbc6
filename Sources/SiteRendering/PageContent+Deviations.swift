import APIModel
import Glossary
import HTML
import Linking

extension PageContent {
    // MARK: How faithful the model is

    /// Where recorded runs may differ from a device, by kind.
    func deviationsBody() -> Body {
        let groups = Deviation.Kind.allCases.compactMap { kind -> (UIString, UIString, String, [Deviation])? in
            let deviations = context.site.deviations.filter { $0.kind == kind }
            return deviations.isEmpty ? nil : (kind.title, kind.introduction, kind.rawValue, deviations)
        }
        return Body(
            html: [
                lead(.fidelityIntro),
                .tag("p", [:], .tag("a", ["href": context.href(.orders)], .text(context.ui(.orders)))),
                .group(
                    groups.map { title, introduction, anchor, deviations in
                        section(
                            anchor, title, .tag("p", [:], .text(context.ui(introduction))),
                            .group(deviations.map(deviation)))
                    }),
            ],
            outline: groups.map { title, _, anchor, _ in entry(anchor, title) })
    }

    private func deviation(_ deviation: Deviation) -> HTML {
        var rows = [(UIString.modelDoes, text(deviation.here)), (.reason, text(deviation.why))]
        if let profile = deviation.profile {
            rows.append((.otherSource, .tag("code", [:], .text("profile: {\(profile.replacing("=", with: ": "))}"))))
        }
        return [
            .tag("h3", ["id": deviation.id], text(deviation.about)),
            .tag(
                "dl", ["class": "record wide"],
                rows.flatMap { [HTML.tag("dt", [:], .text(context.ui($0))), .tag("dd", [:], $1)] }),
        ]
    }

    /// What stands in back-ticks is code, and a link where it names a documented method.
    private func text(_ texts: [LanguageTag: String]) -> HTML {
        let language = texts[context.language] == nil ? context.configuration.defaultLanguage : context.language
        let parts = (texts[language] ?? "").split(separator: "`", omittingEmptySubsequences: false)
        let shown = parts.enumerated().map { index, part -> HTML in
            guard index % 2 == 1 else { return .text(String(part)) }
            let name = String(part)
            if let path = context.paths(ofCall: name) { return context.symbolLink(path, name) }
            return .tag("code", [:], .text(name))
        }
        return language == context.language
            ? .group(shown) : .tag("span", ["lang": language.rawValue], .group(shown))
    }

    /// The way from a list of runs to what they don't promise; nothing on a site that says nothing of it.
    func fidelityLink() -> HTML {
        guard !context.site.deviations.isEmpty else { return .empty }
        return .tag("p", [:], .tag("a", ["href": context.href(.fidelity)], .text(context.ui(.fidelity))))
    }
}

extension Deviation.Kind {
    fileprivate var title: UIString {
        switch self {
        case .disputed: .disputed
        case .open: .undocumented
        case .simplified: .simplified
        }
    }

    fileprivate var introduction: UIString {
        switch self {
        case .disputed: .disputedIntro
        case .open: .undocumentedIntro
        case .simplified: .simplifiedIntro
        }
    }
}
