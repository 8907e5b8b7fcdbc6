import Diagnostics
import GlossaryExport

/// What became of the glossary between two exports.
package enum TermDifference {
    /// - Parameters:
    ///   - old: `glossary.json` of one export, or the folder that holds it; `new` likewise.
    /// - Returns: nil, with the reason, when one can't be read.
    package static func run(_ old: String, _ new: String) -> (
        difference: GlossaryDifference?, diagnostics: [Diagnostic]
    ) {
        var diagnostics: [Diagnostic] = []
        guard let before = read(old, &diagnostics), let after = read(new, &diagnostics) else {
            return (nil, diagnostics)
        }
        return (GlossaryDifference(from: before, to: after), [])
    }

    private static func read(_ path: String, _ diagnostics: inout [Diagnostic]) -> GlossarySnapshot? {
        let path = FileSystem.isFolder(path) ? "\(path)/glossary.json" : path
        let (file, problems) = FileSystem.read(path)
        diagnostics += problems
        guard let file else { return nil }
        do {
            return try GlossarySnapshot.read(file.bytes)
        } catch {
            let reason =
                switch error {
                case .foreign: "it is no 'glossary.json' of this release's 'export'"
                case .damaged(let what): what
                }
            diagnostics.append(Diagnostic("malformed-export", .error, "'\(path)' can't be read: \(reason)"))
            return nil
        }
    }
}
