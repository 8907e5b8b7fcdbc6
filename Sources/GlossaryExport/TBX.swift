import Glossary
import XML

/// TermBase eXchange: version 3 (ISO 30042:2019) in the dialect TBX-Basic and its style DCA, and version 2 for the programs
/// that read no other. Both say the same of a term in the same elements; they differ in the names around them.
struct TBX {
    let site: ExportSite
    private let names: Names

    private struct Names {
        var concept: String
        var language: String
        var term: String
    }

    // MARK: Version 3

    /// All languages.
    static func version3(_ site: ExportSite) -> ExportFile {
        let tbx = TBX(site: site, names: Names(concept: "conceptEntry", language: "langSec", term: "termSec"))
        let root = XML.tag(
            "tbx",
            [
                "style": "dca", "type": "TBX-Basic", "xml:lang": site.tags[0].rawValue,
                "xmlns": "urn:iso:std:iso:30042:ed-2",
            ],
            [
                .tag("tbxHeader", [:], [tbx.description()]),
                .tag("text", [:], [.tag("body", [:], tbx.concepts(site.tags))]),
            ])
        return ExportFile(path: "tbx/glossary.tbx", bytes: root.document())
    }

    // MARK: Version 2

    /// A file for each language and each other one, the language that is translated from first: translators' programs take
    /// the first for the source.
    static func version2(_ site: ExportSite) -> [ExportFile] {
        let tbx = TBX(site: site, names: Names(concept: "termEntry", language: "langSet", term: "tig"))
        return site.directedPairs.map { source, target in
            let root = XML.tag(
                "martif", ["type": "TBX-Basic", "xml:lang": source.rawValue],
                [
                    .tag(
                        "martifHeader", [:],
                        [
                            tbx.description(),
                            .tag("encodingDesc", [:], [.tag("p", ["type": "XCSURI"], "TBXBasicXCSV02.xcs")]),
                        ]),
                    .tag("text", [:], [.tag("body", [:], tbx.concepts([source, target]))]),
                ])
            return ExportFile(
                path: "tbx-v2/\(source.rawValue)-\(target.rawValue).tbx",
                bytes: root.document(doctype: "<!DOCTYPE martif SYSTEM \"TBXBasiccoreStructV02.dtd\">\n"))
        }
    }

    // MARK: What both say

    private func description() -> XML {
        .tag(
            "fileDesc", [:],
            [
                .tag("titleStmt", [:], [.tag("title", [:], site.languages[0].title)]),
                .tag("sourceDesc", [:], [.tag("p", [:], site.baseURL ?? site.languages[0].title)]),
            ])
    }

    private func concepts(_ tags: [LanguageTag]) -> [XML] {
        site.glossary.concepts.filter { concept in tags.contains { concept.languages[$0] != nil } }.map { concept in
            .tag(names.concept, ["id": XMLName.encoded(concept.id.rawValue)], about(concept) + languages(concept, tags))
        }
    }

    private func about(_ concept: Concept) -> [XML] {
        var items = [XML.tag("descrip", ["type": "subjectField"], concept.subject)]
        for other in (concept.broader + concept.related + concept.opposite).uniqued() {
            guard let name = site.glossary[other]?.languages[site.tags[0]]?.preferred?.text else { continue }
            items.append(
                .tag("ref", ["type": "crossReference", "target": XMLName.encoded(other.rawValue)], name))
        }
        if let symbol = concept.symbol, let page = site.symbol(symbol), let base = site.baseURL {
            let address = "\(base)\(site.tags[0].rawValue)/\(page.path)"
            items.append(.tag("xref", ["type": "externalCrossReference", "target": address], page.dotted))
        }
        return items
    }

    private func languages(_ concept: Concept, _ tags: [LanguageTag]) -> [XML] {
        tags.compactMap { tag -> XML? in
            guard let entry = concept.languages[tag] else { return nil }
            let definition = XML.tag("descrip", ["type": "definition"], entry.definition)
            let terms = entry.bestFirst.map {
                self.term($0, example: $0 == entry.preferred ? entry.example : nil)
            }
            return .tag(names.language, ["xml:lang": tag.rawValue], [definition] + terms)
        }
    }

    private func term(_ term: Term, example: String?) -> XML {
        func note(_ type: String, _ value: String) -> XML { .tag("termNote", ["type": type], value) }
        var items = [
            XML.tag("term", [:], term.text), note("administrativeStatus", TBXValues.status(term.status)),
            note("partOfSpeech", TBXValues.partOfSpeech(term.partOfSpeech)),
        ]
        if term.partOfSpeech == .phrase { items.append(note("termType", "phrase")) }
        if let gender = term.gender { items.append(note("grammaticalGender", TBXValues.gender(gender))) }
        if let example { items.append(.tag("descrip", ["type": "context"], example)) }
        return .tag(names.term, [:], items)
    }
}

/// The values of TBX-Basic's data categories, as its schema lists them.
package enum TBXValues {
    package static func status(_ status: Term.Status) -> String { "\(status.rawValue)Term-admn-sts" }

    package static func partOfSpeech(_ part: Term.PartOfSpeech) -> String {
        part == .phrase ? "other" : part.rawValue
    }

    package static func gender(_ gender: Term.Gender) -> String {
        switch gender {
        case .m: "masculine"
        case .f: "feminine"
        case .n: "neuter"
        }
    }
}

extension Concept.Entry {
    /// The preferred term, the admitted, the deprecated ones: programs that take one take the first.
    var bestFirst: [Term] {
        Term.Status.allCases.flatMap { status in terms.filter { $0.status == status } }
    }
}

extension ExportSite {
    /// Every language with every other one.
    var directedPairs: [(LanguageTag, LanguageTag)] {
        tags.flatMap { source in tags.filter { $0 != source }.map { (source, $0) } }
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in the order of its first coming.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
