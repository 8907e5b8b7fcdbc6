import GlossaryLookup

extension Presenter {
    /// `{"query", "language", "answers": [{"match", "kind", "id", "symbol", "languages": {tag: {definition, page, terms}}}], "nearest"}`.
    func json(query: String, answers: [LookupDatabase.Answer], nearest: [Int]) throws(Failure) -> String {
        var items: [String] = []
        for answer in answers {
            items.append(object(database: try database.entry(answer.entry), match: "\(answer.match)"))
        }
        var near: [String] = []
        for index in nearest { near.append(quoted(try database.entry(index).id)) }
        return """
            {"query":\(quoted(query)),"language":\(quoted(language)),\
            "answers":[\(items.joined(separator: ","))],"nearest":[\(near.joined(separator: ","))]}
            """
    }

    private func object(database entry: LookupEntry, match: String) -> String {
        let languages = entry.languages.map { localized -> String in
            let terms = localized.terms.map { "{\"term\":\(quoted($0.text)),\"status\":\(quoted("\($0.status)"))}" }
            return """
                \(quoted(localized.language)):{"definition":\(quoted(localized.definition)),\
                "page":\(quoted(localized.page)),"terms":[\(terms.joined(separator: ","))]}
                """
        }
        return """
            {"match":\(quoted(match)),"kind":\(quoted("\(entry.kind)")),"id":\(quoted(entry.id)),\
            "symbol":\(quoted(entry.symbol)),"languages":{\(languages.joined(separator: ","))}}
            """
    }

    private func quoted(_ text: String) -> String { JSONText.quoted(text) }
}
