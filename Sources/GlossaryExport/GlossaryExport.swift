import Diagnostics
import Glossary

/// The glossary in the forms that other programs read. Files are values: nothing is written here.
package struct GlossaryExport: Sendable {
    private let site: ExportSite

    package init(_ site: ExportSite) { self.site = site }

    /// The terms that the formats can't hold as they are; their files hold something near.
    package func problems(for formats: [ExportFormat]) -> [Diagnostic] {
        CharacterLimits.problems(in: site.glossary, for: formats)
    }

    /// - Parameter documents: a language's pages with what they load, by their paths under the site's root; asked for
    ///   docsets.
    /// - Returns: the format's files, by path.
    package func files(
        _ format: ExportFormat, documents: (LanguageTag) -> [ExportFile] = { _ in [] }
    ) -> (files: [ExportFile], diagnostics: [Diagnostic]) {
        do {
            return (try made(format, documents).sorted { $0.path < $1.path }, [])
        } catch {
            let problem = "'\(format.rawValue)' can't be exported: \(error.message)"
            return ([], [Diagnostic("export-failed", .error, problem)])
        }
    }

    private func made(
        _ format: ExportFormat, _ documents: (LanguageTag) -> [ExportFile]
    ) throws(SearchIndexDatabase.Failure) -> [ExportFile] {
        switch format {
        case .json: return [GlossaryJSON.file(site)]
        case .tbx: return [TBX.version3(site)]
        case .tbx2: return TBX.version2(site)
        case .omegat: return OmegaT.files(site)
        case .csv: return [CSV.file(site)]
        case .skos: return [SKOS(site: site).file()]
        case .stardict: return StarDict.files(site)
        case .dict: return DictDatabase.files(site)
        case .epub: return site.languages.map { EPUBDictionary(site: site, language: $0).file() }
        case .sphinx: return SphinxInventory.files(site)
        case .docset:
            var files: [ExportFile] = []
            for language in site.languages {
                files += try Docset(site: site, language: language).files(documents: documents(language.tag))
            }
            return files
        }
    }
}
