/// What a browser says in `Accept-Encoding` (RFC 9110, section 12.5.3): which compressed forms it reads.
package struct AcceptedEncodings: Sendable, Equatable {
    private var weights: [String: Double] = [:]

    /// - Parameter header: the field's value; empty without the field, which leaves files as they are.
    package init(_ header: String) {
        for part in header.split(separator: ",") {
            let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
            guard let name = pieces.first else { continue }
            let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
            weights[name] = weight ?? 1
        }
    }

    package func accepts(_ encoding: String) -> Bool { (weights[encoding] ?? weights["*"] ?? 0) > 0 }

    /// The compressed forms that may lie beside a file: how they are called, and the ending; the smaller first.
    static let forms = [(name: "br", ending: "br"), (name: "gzip", ending: "gz")]
}
