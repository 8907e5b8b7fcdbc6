import Foundation
import Glossary

/// Identifiers for new concepts: names of files, so nothing that a file of terms says gets into them but letters and digits.
struct ConceptNames {
    private var taken: Set<String>
    /// The next number for a name that is taken.
    private var numbers: [String: Int] = [:]

    init(_ glossary: Glossary) {
        taken = Set(glossary.concepts.flatMap { [$0.id] + $0.formerly }.map(\.rawValue))
    }

    /// The entry's own identifier, else its English term, else its first one, in kebab case; with a number when it is taken.
    mutating func name(for entry: TermFile.Entry) -> ConceptID {
        let languages = entry.languages.sorted { $0.key < $1.key }
        let english = languages.first { $0.key.primary == "en" } ?? languages.first
        let term = english?.value.terms.first { $0.status == .preferred } ?? english?.value.terms.first
        let candidates = [entry.id?.rawValue, term?.text].compactMap { $0 }.map(Self.kebab)
        let base = candidates.first { !$0.isEmpty } ?? "concept"
        var name = base
        while !taken.insert(name).inserted {
            let number = numbers[base, default: 2]
            numbers[base] = number + 1
            name = "\(base)-\(number)"
        }
        return ConceptID(name)
    }

    /// `Größe der Szene` → `grosse-der-szene`; other scripts as they sound.
    static func kebab(_ text: String) -> String {
        let latin = text.applyingTransform(.toLatin, reverse: false) ?? text
        let plain = latin.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        let words = plain.replacing("ß", with: "ss").split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return String(words.joined(separator: "-").prefix(60)).lowercased()
    }
}
