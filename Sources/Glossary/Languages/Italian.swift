extension LanguageRules {
    static let italian = LanguageRules(
        genderEndings: [
            .m: [
                Ending("co", "chi", "ci"), Ending("go", "ghi", "gi"), Ending("io", "i", "ii"), Ending("o", "i"),
                Ending("e", "i"), Ending("ma", "mi"),
            ],
            .f: [
                Ending("cia", "cie", "ce"), Ending("gia", "gie", "ge"), Ending("ca", "che"), Ending("ga", "ghe"),
                Ending("tà", "tà"), Ending("a", "e"), Ending("e", "i"),
            ],
        ],
        adjectiveEndings: [
            Ending("co", "ca", "ci", "chi", "che"), Ending("go", "ga", "ghi", "ghe"), Ending("io", "ia", "i", "ie"),
            Ending("o", "a", "i", "e"), Ending("a", "e"), Ending("e", "i"),
        ],
        head: .firstUpTo(prepositions: [
            "di", "del", "dello", "della", "dei", "degli", "delle", "a", "al", "allo", "alla", "ai", "agli", "alle",
            "da", "dal", "dalla", "in", "nel", "nella", "su", "sul", "sullo", "sulla", "sulle", "per", "con",
        ]))
}
