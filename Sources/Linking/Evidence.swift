import Markup

/// What a doc comment's statements rest on, as its note says: `- Note: Source: documented (reference), observed (public logs)
/// for the order.`
package struct Evidence: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable { case documented, observed, inferred }

    /// Where something is said or was seen. What isn't of a known kind keeps its English words.
    package enum Ground: Sendable, Hashable {
        case reference, headerComments, publicLogs, publicReports
        case session(number: String, year: String)
        case other(String)
    }

    package struct Claim: Sendable, Hashable {
        package var kind: Kind
        package var grounds: [Ground]
        /// What of it alone rests on this, in English: `for the order`. Empty where it is all.
        package var scope: String

        package init(_ kind: Kind, _ grounds: [Ground] = [], scope: String = "") {
            self.kind = kind
            self.grounds = grounds
            self.scope = scope
        }

        /// Whether the rest of the statements rests on something else.
        package var isPartial: Bool { ["for ", "from ", "that "].contains { scope.hasPrefix($0) } }

        /// Whether kind and grounds say all of it.
        fileprivate var isPlain: Bool {
            scope.isEmpty && !grounds.contains { if case .other = $0 { true } else { false } }
        }
    }

    /// Whether the kinds and grounds of its claims say all that the note says.
    package var isPlain: Bool { claims.allSatisfy(\.isPlain) }

    package var claims: [Claim]
    /// The note's own words.
    package var text: String

    /// Nil for a text that doesn't begin with a kind of evidence.
    package init?(_ text: some StringProtocol) {
        var claims: [Claim] = []
        var rest = Substring(text.hasSuffix(".") ? String(text.dropLast()) : String(text))
        while let kind = Kind.allCases.first(where: { rest.starts(with: $0.rawValue) }) {
            rest = rest.dropFirst(kind.rawValue.count)
            var claim = Claim(kind)
            if rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")") {
                claim.grounds = rest[rest.index(rest.startIndex, offsetBy: 2)..<end].split(separator: ";").map {
                    Ground(Self.trimmed($0))
                }
                rest = rest[rest.index(after: end)...]
            }
            let next = Self.nextClaim(in: rest)
            claim.scope = String(Self.trimmed(rest[..<(next?.lowerBound ?? rest.endIndex)]))
            claims.append(claim)
            guard let next else { break }
            rest = rest[next.upperBound...]
        }
        guard !claims.isEmpty else { return nil }
        self.claims = claims
        self.text = String(text)
    }

    private static func nextClaim(in text: Substring) -> Range<Substring.Index>? {
        [", ", "; "].flatMap { separator in
            Kind.allCases.compactMap { kind in
                text.firstRange(of: separator + kind.rawValue).map {
                    $0.lowerBound..<text.index($0.lowerBound, offsetBy: 2)
                }
            }
        }.min { $0.lowerBound < $1.lowerBound }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, " :.;,".contains(first) { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension Evidence.Ground {
    fileprivate init(_ text: Substring) {
        let words = text.split(separator: " ")
        switch text {
        case "reference", "reference of the type", "reference of the class", "reference of the protocol",
            "reference of the macro":
            self = .reference
        case "header comments": self = .headerComments
        case "logs", "public logs": self = .publicLogs
        case "public reports": self = .publicReports
        case _ where words.count == 5 && text.hasPrefix("session ") && words[3] == "WWDC":
            self = .session(number: String(words[1]), year: String(words[4]))
        default: self = .other(String(text))
        }
    }
}

extension Evidence {
    /// Takes the note on evidence out of a doc comment.
    ///
    /// - Returns: what the note says, nil where there is none, and the comment without it.
    static func taken(from blocks: [LinkedBlock]) -> (evidence: Evidence?, rest: [LinkedBlock]) {
        var found: Evidence?
        let rest = blocks.compactMap { block -> LinkedBlock? in
            guard case .list(var list) = block.kind else { return block }
            list.items.removeAll { item in
                guard found == nil, item.blocks.count == 1, case .paragraph(let inlines)? = item.blocks.first?.kind
                else { return false }
                let text = inlines.plainText()
                let mark = "Note: Source: "
                guard text.hasPrefix(mark), let evidence = Evidence(text.dropFirst(mark.count)) else { return false }
                found = evidence
                return true
            }
            return list.items.isEmpty ? nil : LinkedBlock(.list(list), block.range)
        }
        return (found, rest)
    }
}
