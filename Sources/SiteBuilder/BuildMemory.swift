import SampleRuns
import Samples

/// What a process need not find out twice: the library changes only when its sources do, and those aren't watched.
final class BuildMemory: @unchecked Sendable {
    var library: OpenedLibrary?
    var verifier: Verifier?
    var runnable: RunnableLibrary?
}
