import Glossary

/// Where recorded runs are known to differ from the real system, or had to choose.
package struct Deviation: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        /// Sources say different things.
        case disputed
        /// No source says it.
        case open
        /// The model of the system does less than the system, or otherwise.
        case simplified
    }

    package var id: String
    package var kind: Kind
    /// The setting of a scenario that follows another source, such as `swipe-away=background`.
    package var profile: String?
    /// Texts by language; names in back-ticks are code.
    package var about: [LanguageTag: String]
    /// What the model does.
    package var here: [LanguageTag: String]
    package var why: [LanguageTag: String]

    package init(
        id: String, kind: Kind, profile: String? = nil, about: [LanguageTag: String], here: [LanguageTag: String],
        why: [LanguageTag: String]
    ) {
        self.id = id
        self.kind = kind
        self.profile = profile
        self.about = about
        self.here = here
        self.why = why
    }
}
