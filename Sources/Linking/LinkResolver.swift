import APIModel
import Diagnostics
import Glossary
import Markup

/// Resolves what authors wrote as links. A link that leads nowhere is reported and becomes plain text.
struct LinkResolver: Sendable {
    let paths: PagePaths
    let model: APIModel
    /// The anchors of each guide and the home page; the same in every language, or reported as missing.
    let anchors: [LanguageTag: [PageKey: Set<String>]]
    /// The key of each Markdown file, by its path under the language's folder: `guides/launch.md`.
    let keys: [String: PageKey]
    let symbolNames: [String]

    init(paths: PagePaths, model: APIModel, anchors: [LanguageTag: [PageKey: Set<String>]], keys: [String: PageKey]) {
        self.paths = paths
        self.model = model
        self.anchors = anchors
        self.keys = keys
        symbolNames = model.paths.filter { paths.documents(SymbolPath($0)) }.sorted()
    }

    /// The document that a link stands in.
    struct Place: Sendable {
        var file: SourceFile
        /// Its path under the language's folder.
        var path: String
        var language: LanguageTag
    }

    /// - Returns: nil with a diagnostic when the link leads nowhere.
    func resolve(
        _ link: WrittenLink, at range: SourceRange, in place: Place, _ diagnostics: inout [Diagnostic]
    ) -> ResolvedLink? {
        switch link {
        case .symbol(let text): resolveSymbol(text, at: range, in: place, &diagnostics)
        case .destination(let text): resolveDestination(text, at: range, in: place, &diagnostics)
        }
    }

    func resolveSymbol(
        _ text: String, at range: SourceRange, in place: Place, _ diagnostics: inout [Diagnostic]
    ) -> ResolvedLink? {
        let path = SymbolPath(text)
        if paths.documents(path) { return .symbol(path) }
        let location = SourceLocation(place.file, range)
        if model.symbol(at: path) != nil {
            diagnostics.append(
                Diagnostic(
                    "undocumented-symbol", .error, "'\(text)' has no page: the reference lists no topic with it",
                    at: location,
                    notes: [Note("Write it in single back-ticks, or add its type to a topic of site.yaml.")]))
            return nil
        }
        let nearest = nearestSymbol(to: path)
        diagnostics.append(
            Diagnostic(
                "unresolved-symbol", .error, "no symbol named '\(text)'", at: location,
                fixIts: nearest.map { [FixIt("did you mean '\($0)'?", range, replacement: "``\($0)``")] } ?? []))
        return nil
    }

    /// A member of that name in the right type first, then any symbol.
    private func nearestSymbol(to path: SymbolPath) -> String? {
        if let parent = path.parent {
            let members = model.members(of: parent).map(\.path.name)
            if let name = nearestName(to: path.name, among: members) {
                return SymbolPath(parent.components + [name]).text
            }
        }
        return nearestName(to: path.text, among: symbolNames)
    }

    private static let safeSchemes: Set<String> = ["http", "https", "mailto"]

    private func resolveDestination(
        _ text: String, at range: SourceRange, in place: Place, _ diagnostics: inout [Diagnostic]
    ) -> ResolvedLink? {
        let location = SourceLocation(place.file, range)
        if let scheme = Self.scheme(of: text) {
            if Self.safeSchemes.contains(scheme) { return .external(text) }
            diagnostics.append(
                Diagnostic(
                    "unsafe-link", .error, "a link may not lead to '\(scheme):'", at: location,
                    notes: [Note("Links may begin with https:, http: or mailto:, or name a page.")]))
            return nil
        }
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let anchor = parts.count == 2 && !parts[1].isEmpty ? decoded(parts[1]) : nil
        let target = parts[0].isEmpty ? place.path : Self.joined(place.path, decoded(parts[0]))
        guard let target, let key = keys[target] else {
            let nearest = nearestName(to: target ?? text, among: keys.keys)
            diagnostics.append(
                Diagnostic(
                    "broken-link", .error, "there is no page '\(parts[0])'", at: location,
                    notes: nearest.map { [Note("The nearest page is '\($0)'.")] } ?? []))
            return nil
        }
        if let anchor, let known = anchors[place.language]?[key], !known.contains(anchor) {
            let nearest = nearestName(to: anchor, among: known)
            diagnostics.append(
                Diagnostic(
                    "broken-anchor", .error, "'\(target)' has no section '#\(anchor)'", at: location,
                    notes: nearest.map { [Note("Did you mean '#\($0)'?")] } ?? []))
            return .page(key, anchor: nil)
        }
        return parts[0].isEmpty ? anchor.map { .anchor($0) } : .page(key, anchor: anchor)
    }

    /// The scheme of a URL in lower case; white space and controls inside it, which browsers ignore, don't hide it.
    private static func scheme(of text: String) -> String? {
        var scheme = ""
        for scalar in text.unicodeScalars {
            if scalar.value <= 0x20 || scalar.value == 0x7F { continue }
            if scalar == ":" { return scheme.isEmpty ? nil : scheme.lowercased() }
            guard scalar.isASCII,
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "+-.".unicodeScalars.contains(scalar)
            else { break }
            scheme.unicodeScalars.append(scalar)
        }
        return text.hasPrefix("//") ? "network path" : nil
    }

    private func decoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `relative` seen from the file at `path`; nil when it leaves the language's folder.
    private static func joined(_ path: String, _ relative: String) -> String? {
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in relative.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                if parts.popLast() == nil { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
