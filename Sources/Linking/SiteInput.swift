import APIModel
import Glossary
import Markup
import Samples

/// Everything that was read and parsed, before any link is resolved.
package struct SiteInput: Sendable {
    package var configuration: SiteConfiguration
    /// Home pages by language.
    package var homes: [LanguageTag: Document<WrittenLink>]
    /// Guides by language and name.
    package var guides: [LanguageTag: [String: Document<WrittenLink>]]
    /// Reference prose by language: one document a type, by the type's DocC path with dots (`UIScene.ConnectionOptions`).
    package var reference: [LanguageTag: [String: Document<WrittenLink>]]
    package var glossary: Glossary
    package var model: APIModel
    package var sources: [SourceInput]
    /// The checked samples of all these documents.
    package var samples: [CheckedSample]
    /// What was recorded when the programs among them ran.
    package var runs: [RecordedRun]
    package var charts: [StateChart]
    /// Where the runs may differ from a device.
    package var deviations: [Deviation]
    /// What each language's translations were made from.
    package var originals: [LanguageTag: RecordedOriginals]

    package init(
        configuration: SiteConfiguration, homes: [LanguageTag: Document<WrittenLink>] = [:],
        guides: [LanguageTag: [String: Document<WrittenLink>]] = [:],
        reference: [LanguageTag: [String: Document<WrittenLink>]] = [:], glossary: Glossary = Glossary(concepts: []),
        model: APIModel = APIModel(), sources: [SourceInput] = [], samples: [CheckedSample] = [],
        runs: [RecordedRun] = [], charts: [StateChart] = [], deviations: [Deviation] = [],
        originals: [LanguageTag: RecordedOriginals] = [:]
    ) {
        self.configuration = configuration
        self.homes = homes
        self.guides = guides
        self.reference = reference
        self.glossary = glossary
        self.model = model
        self.sources = sources
        self.samples = samples
        self.runs = runs
        self.charts = charts
        self.deviations = deviations
        self.originals = originals
    }
}
