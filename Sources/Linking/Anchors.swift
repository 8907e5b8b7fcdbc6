import Markup

/// Gives every heading of a document an anchor: its own, or one made of its words; no two alike.
struct AnchorAssigner {
    private var taken: Set<String> = []

    /// Anchors that the page's own furniture uses.
    static let reserved: Set<String> = [
        "main", "contents", "declaration", "counterparts", "transition", "languages", "mentions", "samples", "sources",
        "runs", "members", "discussion",
    ]

    mutating func anchor(for heading: Heading<some Hashable & Sendable>) -> String {
        unique(heading.anchor ?? Self.slug(heading.content.plainText()))
    }

    mutating func unique(_ wanted: String) -> String {
        var candidate =
            wanted.isEmpty || Self.reserved.contains(wanted) ? "section\(wanted.isEmpty ? "" : "-")\(wanted)" : wanted
        let base = candidate
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(base)-\(number)"
            number += 1
        }
        return candidate
    }

    /// Letters and digits of any script in lower case, a hyphen for each gap.
    static func slug(_ text: String) -> String {
        var result = ""
        var gap = false
        for character in text.lowercased() {
            if character.isLetter || character.isNumber {
                if gap, !result.isEmpty { result.append("-") }
                gap = false
                result.append(character)
            } else {
                gap = true
            }
        }
        return result
    }
}

extension Document {
    /// The anchors of the document's headings, in their order.
    func anchors() -> [String] {
        var assigner = AnchorAssigner()
        return blocks.compactMap { block in
            if case .heading(let heading) = block.kind { assigner.anchor(for: heading) } else { nil }
        }
    }
}
