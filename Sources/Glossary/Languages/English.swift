extension LanguageRules {
    /// Terms are listed in the singular.
    static let english = LanguageRules(
        nounEndings: [
            Ending("ay", "ays"), Ending("ey", "eys"), Ending("oy", "oys"), Ending("y", "ies"), Ending("ch", "ches"),
            Ending("sh", "shes"), Ending("s", "ses"), Ending("x", "xes"), Ending("", "s"),
        ],
        verbEndings: [
            Ending("e", "es", "ed", "ing"), Ending("y", "ies", "ied", "ying"), Ending("ch", "ches", "ched", "ching"),
            Ending("t", "ts", "ted", "ting", "tted", "tting"), Ending("", "s", "ed", "ing"),
        ])
}
