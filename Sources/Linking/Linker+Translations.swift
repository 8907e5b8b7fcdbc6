import APIModel
import ContentHash
import Diagnostics
import Glossary
import Markup

extension Linker {
    /// Reports pages that a language lacks and sections whose original has changed since.
    mutating func checkTranslations() {
        let original = configuration.defaultLanguage
        for language in configuration.tags {
            if input.homes[language] == nil { reportMissing("index.md", language) }
            for guide in configuration.guides where input.guides[language]?[guide] == nil {
                reportMissing("guides/\(guide).md", language)
            }
            guard language != original else { continue }
            reportChanged(language)
            for type in (input.reference[original] ?? [:]).keys.sorted() where input.reference[language]?[type] == nil {
                reportMissing("reference/\(type).md", language)
            }
            for (_, document) in (input.reference[language] ?? [:]).sorted(by: { $0.key < $1.key }) {
                reportMissingSections(document, language)
            }
        }
    }

    /// Pages of which the original has changed since.
    private mutating func reportChanged(_ language: LanguageTag) {
        for page in (input.originals[language] ?? [:]).keys.sorted() {
            let changed = changes(of: page, in: language)
            guard !changed.isEmpty, let file = translation(page, language)?.file else { continue }
            let titles = changed.map { $0.title.isEmpty ? $0.key : $0.title }.joined(separator: "', '")
            diagnostics.append(
                Diagnostic(
                    "stale-translation", .warning, "the original has changed since this translation: '\(titles)'",
                    at: SourceLocation(file, SourceRange(0, 0)),
                    notes: [
                        Note("Bring it up to date, then say 'build-site accept \(language.rawValue) \(page)'.")
                    ]))
        }
    }

    private func translation(_ page: String, _ language: LanguageTag) -> Document<WrittenLink>? {
        let name = String(page.dropLast(3))
        if name == "index" { return input.homes[language] }
        if name.hasPrefix("guides/") { return input.guides[language]?[String(name.dropFirst(7))] }
        return input.reference[language]?[String(name.dropFirst(10))]
    }

    private mutating func reportMissing(_ path: String, _ language: LanguageTag) {
        if language == configuration.defaultLanguage {
            diagnostics.append(
                Diagnostic(
                    "missing-page", .error,
                    "'\(path)' is missing in '\(language.rawValue)', the site's first language: nothing stands in for it",
                    notes: [Note("Write Content/\(language.rawValue)/\(path).")]))
            return
        }
        diagnostics.append(
            Diagnostic(
                "missing-translation", .warning,
                "'\(path)' is missing in '\(language.rawValue)'; readers see it in '\(configuration.defaultLanguage.rawValue)'",
                notes: [Note("Write Content/\(language.rawValue)/\(path).")]))
    }

    /// A section that the original has and the translation lacks.
    private mutating func reportMissingSections(_ document: Document<WrittenLink>, _ language: LanguageTag) {
        let name = document.file.path.split(separator: "/").last.map { String($0.dropLast(3)) } ?? ""
        guard let original = input.reference[configuration.defaultLanguage]?[name] else { return }
        let sections = Set(document.symbolHeadings)
        for symbol in original.symbolHeadings where !sections.contains(symbol) {
            diagnostics.append(
                Diagnostic(
                    "missing-translation", .warning,
                    "the section on '\(symbol)' is missing in '\(language.rawValue)'",
                    at: SourceLocation(document.file, SourceRange(0, 0))))
        }
    }

    /// Concepts that name a symbol which doesn't exist.
    mutating func checkGlossarySymbols() {
        for concept in input.glossary.concepts {
            guard let symbol = concept.symbol, input.model.symbol(at: SymbolPath(symbol)) == nil else { continue }
            let nearest = nearestName(to: symbol, among: resolver.symbolNames)
            diagnostics.append(
                Diagnostic(
                    "unresolved-symbol", .error,
                    "concept '\(concept.id.rawValue)' names the symbol '\(symbol)', which doesn't exist",
                    at: concept.location, notes: nearest.map { [Note("Did you mean '\($0)'?")] } ?? []))
        }
    }
}

extension Document where Link == WrittenLink {
    /// The members that the document's sections are headed by.
    var symbolHeadings: [String] {
        blocks.compactMap { block in
            guard case .heading(let heading) = block.kind,
                case .link(.symbol(let text), _, _)? = heading.content.first?.kind
            else { return nil }
            return text
        }
    }
}
