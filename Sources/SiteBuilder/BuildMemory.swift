import Diagnostics
import Glossary
import Linking
import Markup
import SampleRuns
import Samples

/// What a process need not find out twice. The library changes only when its sources do, and those aren't watched; the rest
/// holds while what it was made from is the same.
final class BuildMemory: @unchecked Sendable {
    var library: OpenedLibrary?
    var verifier: Verifier?
    var runnable: RunnableLibrary?
    /// Parsed pages by their paths.
    var documents: [String: ParsedFile] = [:]
    let glossary = Remembered<GlossaryKey, (Glossary, [Diagnostic])>()
    let sources = Remembered<SourcesKey, ([SourceInput], [Diagnostic])>()
    let runs = Remembered<[SourceFile], [RecordedRun]>()
    let links = LinkMemory()

    struct ParsedFile: Sendable {
        var document: Document<WrittenLink>
        var diagnostics: [Diagnostic]
    }

    struct GlossaryKey: Equatable {
        var files: [SourceFile]
        var topics: Topics
        var languages: [LanguageTag]
    }

    struct SourcesKey: Equatable {
        var files: [SourceFile]
        var languages: [LanguageTag]
        var evidence: DescribedSymbols.Evidence
    }
}

/// The value that was made last, and from what.
final class Remembered<Key: Equatable, Value> {
    private var last: (key: Key, value: Value)?

    /// The value of `key`: the last one where the key is the same.
    func value(of key: Key, make: () -> Value) -> Value {
        if let last, last.key == key { return last.value }
        let value = make()
        last = (key, value)
        return value
    }

    /// The value of `key`, which isn't kept unless `keeps` says so.
    func value(of key: Key, make: () -> Value, keeps: (Value) -> Bool) -> Value {
        if let last, last.key == key { return last.value }
        let value = make()
        last = keeps(value) ? (key, value) : nil
        return value
    }
}
