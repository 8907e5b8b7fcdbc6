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
        verbEndings: [
            Ending(
                "are", "a", "ano", "i", "ino", "ava", "avano", "ò", "arono", "erà", "eranno", "erebbe", "erebbero",
                "asse", "assero", "ando", "ato", "ata", "ati", "ate", "arla", "arlo", "arle", "arli", "arne", "arsi"),
            Ending(
                "ere", "e", "ono", "a", "ano", "eva", "evano", "é", "erà", "eranno", "erebbe", "erebbero", "esse",
                "essero", "endo", "uto", "uta", "uti", "ute", "erla", "erlo", "erle", "erli", "erne", "ersi"),
            Ending(
                "ire", "e", "ono", "a", "ano", "iva", "ivano", "ì", "irono", "irà", "iranno", "irebbe", "irebbero",
                "isse", "issero", "endo", "ito", "ita", "iti", "ite", "irla", "irlo", "irle", "irli", "irne", "irsi"),
        ],
        head: .firstUpTo(prepositions: [
            "di", "del", "dello", "della", "dei", "degli", "delle", "a", "al", "allo", "alla", "ai", "agli", "alle",
            "da", "dal", "dalla", "in", "nel", "nella", "su", "sul", "sullo", "sulla", "sulle", "per", "con",
        ]))
}
