import Diagnostics
import Glossary
import XML

/// What characters a format can hold. What it can't is replaced, and the terms where that happened are named.
enum CharacterLimits: Sendable, CaseIterable {
    /// XML 1.0: no control characters but tab, line feed and carriage return.
    case xml
    /// Formats in which tabs and line ends separate: no control characters in names.
    case lines

    static func limits(of format: ExportFormat) -> CharacterLimits? {
        switch format {
        case .json, .csv, .skos: nil
        case .tbx, .tbx2, .epub: .xml
        case .omegat, .stardict, .dict, .docset, .sphinx: .lines
        }
    }

    func allows(_ scalar: Unicode.Scalar) -> Bool {
        switch (self, scalar.value) {
        case (.xml, _): XML.allows(scalar)
        case (.lines, 0..<0x20), (.lines, 0x7F...0x9F), (.lines, 0x2028...0x2029): false
        default: true
        }
    }

    private var replacement: Unicode.Scalar { self == .xml ? XML.replacement : " " }

    func fitted(_ text: String) -> String {
        if text.unicodeScalars.allSatisfy(allows) { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { allows($0) ? $0 : replacement }))
    }

    /// The terms that don't come out of the formats as they are.
    static func problems(in glossary: Glossary, for formats: [ExportFormat]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for limits in allCases {
            let named = formats.filter { self.limits(of: $0) == limits }.map(\.rawValue)
            guard !named.isEmpty else { continue }
            for concept in glossary.concepts {
                for tag in concept.languages.keys.sorted() {
                    for term in concept.languages[tag]?.terms ?? [] {
                        if let problem = limits.problem(term, named) { diagnostics.append(problem) }
                        if limits == .lines { diagnostics += special(term, formats) }
                    }
                }
            }
        }
        return diagnostics
    }

    /// What single formats can't hold besides.
    private static func special(_ term: Term, _ formats: [ExportFormat]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let name = lines.fitted(term.text)
        if formats.contains(.omegat), term.text.hasPrefix("#") {
            diagnostics.append(
                Diagnostic(
                    "unrepresentable-term", .warning,
                    "the term '\(name)' begins with '#', which makes a line of omegat a comment; "
                        + "as a source it is left out", at: term.location))
        }
        let dictionaries = formats.filter { $0 == .stardict || $0 == .dict }.map(\.rawValue)
        if !dictionaries.isEmpty, name.utf8.count > StarDict.longestHeadword {
            diagnostics.append(
                Diagnostic(
                    "unrepresentable-term", .warning,
                    "the term '\(name.prefix(40))…' is longer than \(StarDict.longestHeadword) bytes; "
                        + "in \(dictionaries.joined(separator: ", ")) it is found by its beginning",
                    at: term.location))
        }
        return diagnostics
    }

    private func problem(_ term: Term, _ formats: [String]) -> Diagnostic? {
        guard let scalar = term.text.unicodeScalars.first(where: { !allows($0) }) else { return nil }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let instead = self == .xml ? "U+FFFD" : "a space"
        return Diagnostic(
            "unrepresentable-character", .warning,
            "the term '\(fitted(term.text))' holds \(code), for which \(instead) stands in \(formats.joined(separator: ", "))",
            at: term.location, notes: [Note("Take the character out of the term.")])
    }
}
