import Diagnostics
import Foundation
import SiteBuilder

extension BuildSite {
    /// `import FILE --language TAG`: Markdown on standard output, the ledger of repairs on standard error or, as JSON, in a
    /// file. Nothing is printed of a file that is no text.
    static func importText(_ invocation: Invocation) -> Exit {
        guard let language = invocation["--language"] else {
            Console.error("build-site: 'import' needs the text's language: --language TAG, such as 'it' or 'zh-Hans'.")
            return .couldNotRun
        }
        guard invocation.operands.count == 1, let path = invocation.operands.first else {
            Console.error("build-site: 'import' takes one file at a time.")
            return .couldNotRun
        }
        let (text, problems) = TextImport.read(
            path, language: language, options: options(invocation, writes: false), searchPath: searchPath)
        Console.report(problems, format: nil)
        guard let text else { return .couldNotRun }
        if let ledger = invocation["--ledger"] {
            if let problem = OutputText.write(text.json.serialized + "\n", to: ledger) {
                Console.report([problem], format: nil)
                return .couldNotRun
            }
        } else {
            for line in text.ledger { Console.error(line) }
        }
        Console.report(text.diagnostics, format: nil)
        Console.write(text.markdown, to: STDOUT_FILENO)
        return text.diagnostics.worst == .error ? .problems : .clean
    }
}
