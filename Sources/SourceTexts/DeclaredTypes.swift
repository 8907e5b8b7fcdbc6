extension DraftFinder {
    /// The types that the text's own listings declare: `AppDelegate`. Extensions declare nothing.
    var declaredTypes: Set<String> {
        var names: Set<String> = []
        for case .code(let code) in drafts where code.language == .swift && !code.isInterface {
            for line in code.lines { names.formUnion(TypeHeads.names(in: lines[line].text)) }
        }
        return names
    }
}

/// Finds `class Name` and the like in a line of code, without parsing it: a listing may be long.
private enum TypeHeads {
    private static let keywords: Set<Substring> = ["class", "struct", "enum", "actor", "protocol"]

    static func names(in line: String) -> [String] {
        guard line.utf8.contains(UInt8(ascii: " ")), !line.hasPrefix("//") else { return [] }
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return zip(words, words.dropFirst()).compactMap { keyword, name in
            keywords.contains(keyword) && name.first?.isUppercase == true ? String(name) : nil
        }
    }
}
