import Glossary

/// The glossary as a SKOS concept scheme, in Turtle.
///
/// Deprecated terms and the inflected forms are hidden labels: found, and never shown. SKOS knows no opposite; opposites are
/// related. It forbids that a concept is related to one that it is narrower than (S27 of its reference): the broader
/// relation counts.
struct SKOS {
    let site: ExportSite

    func file() -> ExportFile {
        var text = """
            @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
            @prefix dcterms: <http://purl.org/dc/terms/> .
            @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .

            \(iri(nil)) a skos:ConceptScheme ;
                dcterms:title \(site.languages.map { literal($0.title, $0.tag) }.joined(separator: ", ")) .

            """
        let related = relations()
        for concept in site.glossary.concepts {
            var lines = ["a skos:Concept", "skos:inScheme \(iri(nil))", "skos:notation \(quoted(concept.id.rawValue))"]
            if concept.broader.allSatisfy({ site.glossary[$0] == nil }) {
                lines.append("skos:topConceptOf \(iri(nil))")
            }
            for tag in site.tags {
                if let entry = concept.languages[tag] { lines += labels(entry, tag) }
            }
            lines += concept.broader.uniqued().filter { site.glossary[$0] != nil }.map { "skos:broader \(iri($0))" }
            lines += (related[concept.id] ?? []).sorted().map { "skos:related \(iri($0))" }
            if let symbol = concept.symbol, let page = site.symbol(symbol), let base = site.baseURL {
                lines.append("rdfs:seeAlso <\(escapedIRI("\(base)\(site.tags[0].rawValue)/\(page.path)"))>")
            }
            text += "\n\(iri(concept.id)) " + lines.joined(separator: " ;\n    ") + " .\n"
        }
        return ExportFile("skos/glossary.ttl", text)
    }

    /// Related both ways, as SKOS has it, without what the broader relation says already.
    private func relations() -> [ConceptID: Set<ConceptID>] {
        var related: [ConceptID: Set<ConceptID>] = [:]
        for concept in site.glossary.concepts {
            for other in concept.related + concept.opposite where other != concept.id && site.glossary[other] != nil {
                if ancestors(of: concept.id).contains(other) || ancestors(of: other).contains(concept.id) { continue }
                related[concept.id, default: []].insert(other)
                related[other, default: []].insert(concept.id)
            }
        }
        return related
    }

    private func ancestors(of id: ConceptID) -> Set<ConceptID> {
        var found: Set<ConceptID> = []
        var open = site.glossary[id]?.broader ?? []
        while let next = open.popLast() {
            if found.insert(next).inserted { open += site.glossary[next]?.broader ?? [] }
        }
        return found
    }

    private func labels(_ entry: Concept.Entry, _ tag: LanguageTag) -> [String] {
        // One word is one label of a concept, the best that it can be (S13).
        var taken: Set<String> = []
        func lines(_ property: String, _ texts: [String]) -> [String] {
            texts.filter { !$0.isEmpty && taken.insert($0).inserted }.map { "skos:\(property) \(literal($0, tag))" }
        }
        let terms = entry.bestFirst
        let rules = LanguageRules.rules(for: tag)
        return lines("prefLabel", [entry.preferred?.text ?? ""])
            + lines("altLabel", terms.filter { $0.status != .deprecated }.map(\.text))
            + lines("hiddenLabel", terms.map(\.text) + terms.flatMap { rules.surfaceForms(of: $0).map(\.text) })
            + ["skos:definition \(literal(entry.definition, tag))"]
            + (entry.example.map { ["skos:example \(literal($0, tag))"] } ?? [])
    }

    // MARK: Turtle

    /// A concept's address in the default language; nil is the scheme's.
    private func iri(_ id: ConceptID?) -> String {
        let page = site.baseURL.map { "\($0)\(site.tags[0].rawValue)/\(site.glossaryPage)" } ?? ""
        return "<\(escapedIRI(page + "#" + (id.map { URLText.encoded($0.rawValue) } ?? "")))>"
    }

    /// What may not stand between angle brackets (Turtle, IRIREF).
    private func escapedIRI(_ text: String) -> String {
        URLText.encoded(text, keeping: ":/?#[]@!$&'()*+,;=%")
    }

    private func literal(_ text: String, _ tag: LanguageTag) -> String { "\(quoted(text))@\(tag.rawValue)" }

    private func quoted(_ text: String) -> String {
        var output = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case "\u{00}"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output + "\""
    }
}
