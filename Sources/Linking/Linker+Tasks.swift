import APIModel
import Diagnostics
import Glossary
import Parallelism

extension Linker {
    /// Pages that are linked together, and what was found on the way.
    struct Linked: Sendable {
        var pages: [LinkedPage] = []
        var findings = DocumentLinker.Findings()
    }

    enum Task: Sendable, Hashable {
        case home(LanguageTag)
        case guide(String, LanguageTag)
        case type(SymbolPath, LanguageTag)
        case source(Int)
    }

    var tasks: [Task] {
        configuration.tags.flatMap { language in
            [.home(language)] + configuration.guides.map { .guide($0, language) }
                + topics.flatMap(\.types).map { .type($0, language) }
        } + input.sources.indices.map { .source($0) }
    }

    private func run(_ task: Task) -> Linked {
        switch task {
        case .home(let language): linkHome(language)
        case .guide(let name, let language): linkGuide(name, language)
        case .type(let path, let language): linkType(path, language)
        case .source(let index): linkSource(input.sources[index])
        }
    }

    /// The texts that a task's pages are made of: in their language, and in the one that stands in for it. Nil for source
    /// texts, which also depend on how they were read and on what came of their samples.
    private func texts(of task: Task) -> [SourceFile?]? {
        let original = configuration.defaultLanguage
        switch task {
        case .home(let language): return [input.homes[language]?.file, input.homes[original]?.file]
        case .guide(let name, let language):
            return [input.guides[language]?[name]?.file, input.guides[original]?[name]?.file]
        case .type(let path, let language):
            let name = path.components.joined(separator: ".")
            return [input.reference[language]?[name]?.file, input.reference[original]?[name]?.file]
        case .source: return nil
        }
    }

    /// Every task's pages, in the order of the tasks; those that are known aren't linked again.
    func results(jobs: Int, _ recollection: Recollection?) -> [Linked] {
        let tasks = tasks
        guard let (memory, setting) = recollection else { return concurrentMap(tasks, jobs: jobs) { run($0) } }
        let surroundings = LinkMemory.Surroundings(
            setting: setting, anchors: resolver.anchors, keys: resolver.keys, members: members,
            originals: input.originals)
        let known = memory.known(tasks, among: surroundings, texts: texts)
        let missing = tasks.filter { known[$0] == nil }
        let made = Dictionary(
            zip(missing, concurrentMap(missing, jobs: jobs) { run($0) }), uniquingKeysWith: { first, _ in first })
        let results = tasks.map { ($0, known[$0] ?? made[$0] ?? Linked()) }
        memory.keep(results, among: surroundings, texts: texts)
        return results.map(\.1)
    }
}
