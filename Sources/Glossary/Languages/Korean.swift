extension LanguageRules {
    /// Nouns have no forms; what is glued to them is in `Particles`.
    static let korean = LanguageRules(boundary: .particles, head: .none, joins: [" ", ""], compoundModifiers: ["앱"])
}
