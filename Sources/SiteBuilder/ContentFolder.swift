import Diagnostics
import Foundation
import Glossary
import Linking
import Markup
import Parallelism
import Samples

/// Reads and parses what authors wrote.
struct ContentFolder {
    let path: String
    let configuration: SiteConfiguration
    let jobs: Int
    var memory: BuildMemory?

    struct Contents: Sendable {
        var homes: [LanguageTag: Document<WrittenLink>] = [:]
        var guides: [LanguageTag: [String: Document<WrittenLink>]] = [:]
        var reference: [LanguageTag: [String: Document<WrittenLink>]] = [:]
        var glossary = Glossary(concepts: [])
        var glossaryFiles: [SourceFile] = []
        var programs: [Sample] = []
        var originals: [LanguageTag: RecordedOriginals] = [:]
        /// The guides in the order of site.yaml, then those that it doesn't name.
        var guideNames: [String] = []
    }

    func read() -> (contents: Contents, diagnostics: [Diagnostic]) {
        var contents = Contents()
        var diagnostics: [Diagnostic] = []
        checkLanguageFolders(&diagnostics)
        var names: Set<String> = []
        for (tag, parts, document) in documents(&diagnostics) {
            if parts.count > 1 || parts[0] == "index.md" { checkTitle(of: document, &diagnostics) }
            switch parts.count {
            case 1 where parts[0] == "index.md": contents.homes[tag] = document
            case 2... where parts[0] == "guides":
                let name = String(parts.dropFirst().joined(separator: "/").dropLast(3))
                contents.guides[tag, default: [:]][name] = document
                names.insert(name)
            case 2 where parts[0] == "reference":
                contents.reference[tag, default: [:]][String(parts[1].dropLast(3))] = document
            default:
                diagnostics.append(
                    Diagnostic(
                        "misplaced-file", .warning, "'\(document.file.path)' belongs to no part of the site",
                        at: SourceLocation(document.file, SourceRange(0, 0)),
                        notes: [Note("Pages are index.md, guides/*.md and reference/<Type>.md.")]))
            }
        }
        contents.guideNames =
            configuration.guides.filter(names.contains) + names.subtracting(configuration.guides).sorted()
        for name in configuration.guides where !names.contains(name) {
            diagnostics.append(
                Diagnostic("missing-page", .error, "the site lists the guide '\(name)', which no language has"))
        }
        contents.glossaryFiles = readGlossaryFiles(&diagnostics)
        contents.glossary = glossary(contents.glossaryFiles, &diagnostics)
        contents.programs = readPrograms(&diagnostics)
        for tag in configuration.tags where FileSystem.exists("\(path)/\(tag.rawValue)/\(OriginalsFile.name)") {
            let (file, problems) = FileSystem.read("\(path)/\(tag.rawValue)/\(OriginalsFile.name)")
            diagnostics += problems
            guard let file else { continue }
            let (originals, malformed) = OriginalsFile.read(file)
            diagnostics += malformed
            contents.originals[tag] = originals
        }
        return (contents, diagnostics)
    }

    /// A page without a title has no name in lists, tabs and searches.
    private func checkTitle(of document: Document<WrittenLink>, _ diagnostics: inout [Diagnostic]) {
        if let title = document.frontMatter?["title"]?.string, !title.isEmpty { return }
        let start = SourceRange(0, 0)
        let range = document.frontMatter?["title"]?.range ?? document.frontMatter?.range ?? start
        // What is wrong with the front matter itself is said already.
        if diagnostics.contains(where: { $0.id == "malformed-yaml" && $0.location?.file == document.file }) { return }
        diagnostics.append(
            Diagnostic(
                "missing-title", .error, "'\(document.file.path)' has no title",
                at: SourceLocation(document.file, range),
                notes: [Note("Begin the file with '---', a line 'title: …' and '---'.")]))
    }

    /// A folder that looks like a language and is none of the site's.
    private func checkLanguageFolders(_ diagnostics: inout [Diagnostic]) {
        let known = Set(configuration.tags.map(\.rawValue) + ["glossary", "samples", "sources"])
        for name in FileSystem.names(in: path) where FileSystem.isFolder("\(path)/\(name)") && !known.contains(name) {
            let nearest = nearestName(to: name, among: known)
            diagnostics.append(
                Diagnostic(
                    "unknown-language", .error, "the folder '\(path)/\(name)' is no language that the site lists",
                    notes: [Note(nearest.map { "Did you mean '\($0)'?" } ?? "Add the language to '\(path)/site.yaml'.")]
                ))
        }
    }

    /// Every Markdown file, parsed, with its language and the parts of its path; parsed in parallel.
    private func documents(
        _ diagnostics: inout [Diagnostic]
    ) -> [(LanguageTag, [String], Document<WrittenLink>)] {
        let files = configuration.tags.flatMap { tag in
            FileSystem.files(under: "\(path)/\(tag.rawValue)", extension: "md").map { (tag, $0) }
        }
        let known = memory?.documents ?? [:]
        let parsed = concurrentMap(files, jobs: jobs) { tag, name in
            let (file, problems) = FileSystem.read("\(path)/\(tag.rawValue)/\(name)")
            guard let file else { return (tag, name, Document<WrittenLink>?.none, problems) }
            if let old = known[file.path], old.document.file == file {
                return (tag, name, old.document, problems + old.diagnostics)
            }
            let (document, found) = MarkdownParser.parse(file)
            return (tag, name, document, problems + found)
        }
        memory?.documents = Dictionary(
            parsed.compactMap { _, _, document, found in
                document.map { ($0.file.path, BuildMemory.ParsedFile(document: $0, diagnostics: found)) }
            }, uniquingKeysWith: { first, _ in first })
        return parsed.compactMap { tag, name, document, found in
            diagnostics += found
            return document.map { (tag, name.split(separator: "/").map(String.init), $0) }
        }
    }

    func readGlossary(_ diagnostics: inout [Diagnostic]) -> Glossary {
        glossary(readGlossaryFiles(&diagnostics), &diagnostics)
    }

    private func readGlossaryFiles(_ diagnostics: inout [Diagnostic]) -> [SourceFile] {
        for name in FileSystem.names(in: "\(path)/glossary") where !name.hasSuffix(".yaml") {
            diagnostics.append(
                Diagnostic(
                    "misplaced-file", .warning, "'\(path)/glossary/\(name)' isn't read",
                    notes: [Note("Concepts stand in files that end in '.yaml'.")]))
        }
        return FileSystem.files(under: "\(path)/glossary", extension: "yaml").compactMap { name -> SourceFile? in
            let (file, problems) = FileSystem.read("\(path)/glossary/\(name)")
            diagnostics += problems
            return file
        }
    }

    private func readTopics(_ diagnostics: inout [Diagnostic]) -> Topics {
        guard FileSystem.exists("\(path)/\(Topics.fileName)") else { return Topics() }
        let (file, problems) = FileSystem.read("\(path)/\(Topics.fileName)")
        let (topics, malformed) = file.map { Topics.read($0, languages: configuration.tags) } ?? (Topics(), [])
        diagnostics += problems + malformed
        return topics
    }

    private func glossary(_ files: [SourceFile], _ diagnostics: inout [Diagnostic]) -> Glossary {
        let topics = readTopics(&diagnostics)
        let key = BuildMemory.GlossaryKey(files: files, topics: topics, languages: configuration.tags)
        let make = { Glossary.read(files, topics: topics, languages: configuration.tags) }
        let (glossary, found) = memory?.glossary.value(of: key, make: make) ?? make()
        diagnostics += found
        return glossary
    }

    private func readPrograms(_ diagnostics: inout [Diagnostic]) -> [Sample] {
        for name in FileSystem.names(in: "\(path)/samples") where name.hasSuffix(".yaml") {
            let program = String(name.dropLast(5)) + ".swift"
            if FileSystem.exists("\(path)/samples/\(program)") { continue }
            diagnostics.append(
                Diagnostic(
                    "misplaced-file", .warning, "'\(path)/samples/\(name)' has scenarios of no program",
                    notes: [Note("The program would be '\(path)/samples/\(program)'.")]))
        }
        return readProgramFiles(&diagnostics)
    }

    private func readProgramFiles(_ diagnostics: inout [Diagnostic]) -> [Sample] {
        FileSystem.files(under: "\(path)/samples", extension: "swift").compactMap { name in
            let (file, problems) = FileSystem.read("\(path)/samples/\(name)")
            diagnostics += problems
            return file.map { SampleExtractor.sample(file: $0, isOurs: true) }
        }
    }
}
