import APIModel
import Diagnostics

/// What an editor says of one place of a source text: the last word on what the reader found there.
package struct Annotation: Sendable, Hashable {
    /// A place by what stands there and around it (a text quote selector of the W3C's Web Annotation model), so that it is
    /// found again when lines were added above it or words near it were mended.
    package struct Quote: Sendable, Hashable {
        /// Right before the place, on the same line.
        package var prefix: String
        /// What stands at the place; empty where a converter left nothing.
        package var exact: String
        package var suffix: String

        package init(prefix: String = "", exact: String = "", suffix: String = "") {
            self.prefix = prefix
            self.exact = exact
            self.suffix = suffix
        }
    }

    package enum Decision: Sendable, Hashable {
        /// The proposed symbol is right.
        case confirm(SymbolPath)
        /// Another symbol stood there; nil: none did, and the text stays as it is.
        case overrule(SymbolPath?)
        /// Something was lost there that the reader didn't notice.
        case add(SymbolPath)
        /// What the line, and those after it up to `count`, are.
        case structure(Structure, count: Int)
    }

    package enum Structure: Sendable, Hashable {
        case heading(level: Int)
        case paragraph, code, caption, furniture
    }

    package var quote: Quote
    /// The line from 1 where the place was; among several that fit the nearest is taken.
    package var line: Int
    package var decision: Decision
    /// Where the annotation was written.
    package var location: SourceLocation

    package init(quote: Quote, line: Int, decision: Decision, location: SourceLocation) {
        self.quote = quote
        self.line = line
        self.decision = decision
        self.location = location
    }
}

/// Annotations at the lines of a text.
struct PlacedAnnotations {
    struct Span {
        /// Bytes of the line's text.
        var range: Range<Int>
        var annotation: Annotation
    }

    /// By line, in the order of the line.
    private(set) var spans: [Int: [Span]] = [:]
    private(set) var structures: [Int: Annotation.Structure] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// Bytes of an annotated line's text into those of the file.
    private var ranges: [Int: (Range<Int>) -> SourceRange] = [:]

    init(_ annotations: [Annotation], in lines: [TextLine]) {
        guard !annotations.isEmpty else { return }
        let finder = QuoteFinder(lines)
        for annotation in annotations {
            guard let place = finder.place(of: annotation.quote, near: annotation.line - 1) else {
                diagnostics.append(.lostQuote(annotation, nearest: finder.nearest(to: annotation.quote)))
                continue
            }
            if case .structure(let structure, let count) = annotation.decision {
                for line in place.line..<min(lines.count, place.line + max(1, count)) { structures[line] = structure }
            } else {
                spans[place.line, default: []].append(Span(range: place.range, annotation: annotation))
                ranges[place.line] = lines[place.line].range
            }
        }
        for line in spans.keys { spans[line]?.sort { $0.range.lowerBound < $1.range.lowerBound } }
    }

    /// What is wrong with annotations once the text is read: a place where nothing was lost, a name that is no symbol's, a
    /// confirmation of what isn't proposed any more.
    func check(
        ledger: [SourceText.Repair], proposals: [SourceRange: SourceText.Proposal], names: Set<String>,
        hasDescriptions: Bool
    ) -> [Diagnostic] {
        let decided = ledger.filter { [.confirmedSpan, .overruledSpan, .addedSpan].contains($0.kind) }
        var diagnostics: [Diagnostic] = []
        for (line, spans) in spans.sorted(by: { $0.key < $1.key }) {
            for span in spans {
                let range = ranges[line]?(span.range) ?? SourceRange(0, 0)
                guard let repair = decided.first(where: { $0.range.start <= range.end && range.start <= $0.range.end })
                else {
                    diagnostics.append(.annotationWithoutSpan(span.annotation))
                    continue
                }
                guard let symbol = span.annotation.symbol else { continue }
                if !names.isEmpty, !names.contains(symbol.name) {
                    let nearest = nearestName(to: symbol.name, among: names)
                    diagnostics.append(
                        .unknownAnnotatedSymbol(symbol.text, nearest: nearest, at: span.annotation.location))
                }
                let proposed = proposals[repair.range]?.symbol
                if case .confirm = span.annotation.decision, hasDescriptions, proposed != symbol {
                    diagnostics.append(.otherProposal(span.annotation, proposed: proposed?.text))
                }
            }
        }
        return diagnostics
    }
}

extension Annotation {
    /// The symbol that it says stood there.
    var symbol: SymbolPath? {
        switch decision {
        case .confirm(let path), .add(let path): path
        case .overrule(let path): path
        case .structure: nil
        }
    }
}
