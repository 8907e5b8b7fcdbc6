import Glossary
import SiteBuilder

extension BuildSite {
    /// `accept LANGUAGE [PAGE…]`: the translations say again what their originals say.
    static func accept(_ invocation: Invocation) -> Exit {
        guard let language = invocation.operands.first else {
            Console.error("build-site: 'accept' needs a language, such as 'de', and may name pages.")
            return .couldNotRun
        }
        let (pages, problems) = OriginalsFile.accept(
            LanguageTag(language), pages: Array(invocation.operands.dropFirst()),
            options: options(invocation, writes: false))
        Console.report(problems, format: nil)
        if !problems.isEmpty { return .couldNotRun }
        Console.print("\(pages.count) pages in '\(language)' are up to date.")
        return .clean
    }
}
