extension LanguageRules {
    /// Cases and plurals of nouns are listed with the terms where they aren't regular.
    static let german = LanguageRules(
        genderEndings: [
            .m: [Ending("s", "ses"), Ending("", "s", "es")],
            .n: [Ending("s", "ses"), Ending("", "s", "es")],
            .f: [Ending("e", "en"), Ending("ung", "ungen"), Ending("heit", "heiten"), Ending("keit", "keiten")],
        ],
        adjectiveEndings: [Ending("e", "en", "em", "er", "es"), Ending("", "e", "en", "em", "er", "es")],
        formEndings: [Ending("er", "ern"), Ending("el", "eln"), Ending("e", "en")],
        head: .last,
        nounsAreCapitalized: true,
        bearsHyphens: true,
        compoundHeads: [
            "ablauf", "ablaufs", "ablaufe", "adresse", "aktion", "aktionen", "anderung", "anderungen", "anfrage",
            "anfragen",
            "anwendung", "anwendungen", "art", "arten", "aufgabe", "aufgaben", "aufruf", "aufrufe", "aufrufen",
            "aufrufs",
            "behandlung", "betrieb", "datei", "dateien", "daten", "delegate", "delegates", "eintrag", "eintrage",
            "ende",
            "ereignis", "ereignisse", "ereignissen", "ereignisses", "erstellung", "fehler", "fehlern", "folge",
            "folgen",
            "inhalt", "inhalte", "inhalten", "instanz", "instanzen", "kennung", "kennungen", "klasse", "klassen",
            "konfiguration", "konfigurationen", "kontext", "lebenszyklen", "lebenszyklus", "leitfaden", "liste",
            "listen", "logik", "management", "methode",
            "methoden",
            "modell", "modelle", "modus", "name", "namen", "objekt", "objekte", "objekten", "objekts", "ordner",
            "phase", "phasen", "protokoll", "protokolle", "protokolls", "prufung", "reihenfolge", "rolle", "rollen",
            "ruckkehr", "sitzung", "sitzungen", "speicher", "start", "starts", "status", "steuerung", "struktur",
            "test",
            "tests", "titel", "trennung", "typ", "typen", "ubergang", "ubergange", "ubergangen", "ubergangs",
            "unterstutzung",
            "verarbeitung", "verbindung", "verbindungen", "verhalten", "verlauf", "verwaltung", "vorgang", "vorgange",
            "wechsel", "wechseln", "wechsels", "wert", "werte", "werten", "wiederherstellung", "zahl", "zeit", "zeiten",
            "ziel", "ziele", "zustand", "zustande", "zustanden", "zustands", "zyklus",
        ],
        compoundLinks: [
            (after: "ung", link: "s"), (after: "ion", link: "s"), (after: "tat", link: "s"), (after: "heit", link: "s"),
        ],
        compoundModifiers: [
            "app", "anwendungs", "aktivierungs", "bildschirm", "dokument", "dokumenten", "einzel", "haupt",
            "hintergrund",
            "ios", "kind", "neben", "programm", "prozess", "sitzungs", "start", "system", "szenen", "test", "unter",
            "vordergrund", "wurzel", "ziel", "zusatz", "zweit",
        ])
}
