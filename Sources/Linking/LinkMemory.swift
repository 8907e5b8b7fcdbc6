import APIModel
import Diagnostics
import Glossary

/// What a process that links again and again need not find out twice: the pages of texts that are as they were, linked
/// against what is as it was.
///
/// For one thread; the library's symbols must stay the same.
package final class LinkMemory {
    /// The files besides texts that pages are linked against.
    package struct Setting: Equatable {
        var site: SourceFile
        var glossary: [SourceFile]

        package init(site: SourceFile, glossary: [SourceFile]) {
            self.site = site
            self.glossary = glossary
        }
    }

    /// Everything that the linking of a page depends on besides the page's own texts.
    struct Surroundings: Equatable {
        var setting: Setting
        var anchors: [LanguageTag: [PageKey: Set<String>]]
        var keys: [String: PageKey]
        var members: [SymbolPath: [SymbolPath]]
        var originals: [LanguageTag: RecordedOriginals]
    }

    private(set) var matchers: (glossary: [SourceFile], languages: [LanguageTag: TermMatcher])?
    private var surroundings: Surroundings?
    private var pages: [Linker.Task: (texts: [SourceFile?], linked: Linker.Linked)] = [:]

    package init() {}

    /// The matchers of a glossary: those that there are, where it is the same.
    func matchers(
        _ setting: Setting, languages: [LanguageTag], make: (LanguageTag) -> TermMatcher
    ) -> [LanguageTag: TermMatcher] {
        if let matchers, matchers.glossary == setting.glossary, Set(matchers.languages.keys) == Set(languages) {
            return matchers.languages
        }
        let made = Dictionary(languages.map { ($0, make($0)) }, uniquingKeysWith: { first, _ in first })
        matchers = (setting.glossary, made)
        return made
    }

    /// What was linked among the same surroundings from the same texts.
    func known(
        _ tasks: [Linker.Task], among surroundings: Surroundings, texts: (Linker.Task) -> [SourceFile?]?
    ) -> [Linker.Task: Linker.Linked] {
        guard self.surroundings == surroundings else { return [:] }
        var known: [Linker.Task: Linker.Linked] = [:]
        for task in tasks {
            if let page = pages[task], let texts = texts(task), page.texts == texts { known[task] = page.linked }
        }
        return known
    }

    func keep(
        _ linked: [(Linker.Task, Linker.Linked)], among surroundings: Surroundings,
        texts: (Linker.Task) -> [SourceFile?]?
    ) {
        self.surroundings = surroundings
        pages = Dictionary(
            linked.compactMap { task, linked in texts(task).map { (task, (texts: $0, linked: linked)) } },
            uniquingKeysWith: { first, _ in first })
    }
}
