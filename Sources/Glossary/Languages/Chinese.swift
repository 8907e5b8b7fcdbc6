extension LanguageRules {
    static let chinese = LanguageRules(boundary: .segmentation, head: .none, joins: [" ", ""])
}
