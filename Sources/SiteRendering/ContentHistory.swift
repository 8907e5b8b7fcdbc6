import Linking

/// When each file of Content was written and last changed, as its repository knows.
package struct ContentHistory: Sendable {
    package struct Moment: Sendable, Hashable, Comparable {
        /// Seconds since 1970, to compare with.
        package var seconds: Int
        /// As RFC 3339 writes it, in the zone of whoever made the change.
        package var text: String

        package init(seconds: Int, text: String) {
            self.seconds = seconds
            self.text = text
        }

        package static func < (left: Moment, right: Moment) -> Bool { left.seconds < right.seconds }
    }

    package struct Dates: Sendable, Hashable {
        package var published: Moment
        package var updated: Moment

        package init(published: Moment, updated: Moment) {
            self.published = published
            self.updated = updated
        }

        fileprivate func merged(_ other: Dates) -> Dates {
            Dates(published: min(published, other.published), updated: max(updated, other.updated))
        }
    }

    private var files: [String: Dates]
    private var glossary: Dates?

    /// - Parameter files: by path under Content, such as `de/guides/migrating.md`; empty where no history is known.
    package init(_ files: [String: Dates] = [:]) {
        self.files = files
        glossary = files.filter { $0.key.hasPrefix("glossary/") }.values.reduce(nil) { $0?.merged($1) ?? $1 }
    }

    package var isEmpty: Bool { files.isEmpty }

    /// When what an author wrote on a page changed; nil for pages that nobody wrote, or that are shown in another language.
    func dates(of page: LinkedPage) -> Dates? {
        if page.key == .glossary { return glossary }
        guard page.contentLanguage == page.language else { return nil }
        let folder = page.language.rawValue
        switch page.key {
        case .home: return files["\(folder)/index.md"]
        case .guide(let name): return files["\(folder)/guides/\(name).md"]
        // A type's file also treats its members.
        case .symbol(let path): return files["\(folder)/reference/\(path.components.joined(separator: ".")).md"]
        default: return nil
        }
    }
}
