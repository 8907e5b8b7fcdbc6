import Diagnostics
import Glossary

/// Which language of the site a file's tag means: `de-DE` and `DE` are `de`, `zh-CN` is `zh-Hans`, `zh-TW` isn't.
struct LanguageTags {
    private let languages: [LanguageTag]
    private var passed: [String: Int] = [:]

    init(_ languages: [LanguageTag]) { self.languages = languages }

    func match(_ written: String) -> LanguageTag? {
        let parts = written.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard let primary = parts.first else { return nil }
        if let same = languages.first(where: { $0.rawValue.lowercased() == parts.joined(separator: "-") }) {
            return same
        }
        let candidates = languages.filter { $0.primary.lowercased() == primary }
        guard candidates.count == 1, let candidate = candidates.first else { return nil }
        let wanted = Self.script(parts)
        let own = Self.script(candidate.rawValue.lowercased().split(separator: "-").map(String.init))
        return wanted == nil || own == nil || wanted == own ? candidate : nil
    }

    /// The script that a tag names, or that its region writes Chinese in.
    private static func script(_ parts: [String]) -> String? {
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) { return script }
        guard parts.first == "zh" else { return nil }
        if parts.contains(where: ["cn", "sg"].contains) { return "hans" }
        return parts.contains(where: ["tw", "hk", "mo"].contains) ? "hant" : nil
    }

    mutating func pass(over written: String, count: Int) { passed[written, default: 0] += count }

    func passedOver(in file: SourceFile) -> [Diagnostic] {
        passed.sorted { $0.key < $1.key }.map { .unlistedLanguage($0.key, count: $0.value, in: file) }
    }
}
