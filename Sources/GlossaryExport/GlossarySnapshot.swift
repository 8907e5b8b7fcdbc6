import Foundation

/// A glossary as `glossary.json` holds it: what one build knew, to be compared with what the next one knows.
package struct GlossarySnapshot: Sendable, Hashable, Codable {
    /// The first field of the file, by which it is known.
    static let format = "build-site glossary 1"

    package struct Term: Sendable, Hashable, Codable {
        package var term: String
        package var status: String
        package var pos: String
        package var gender: String?
        package var forms: [String]?
    }

    package struct Entry: Sendable, Hashable, Codable {
        package var definition: String
        package var example: String?
        package var terms: [Term]
    }

    package struct Concept: Sendable, Hashable, Codable {
        package var id: String
        package var formerly: [String]?
        package var subject: String
        package var symbol: String?
        package var broader: [String]?
        package var related: [String]?
        package var opposite: [String]?
        package var languages: [String: Entry]
    }

    package var format: String
    package var concepts: [Concept]

    package enum Failure: Error, Equatable {
        /// Not this program's file, or one of another release.
        case foreign
        case damaged(String)
    }

    package static func read(_ bytes: [UInt8]) throws(Failure) -> GlossarySnapshot {
        struct Head: Decodable { var format: String }
        let data = Data(bytes)
        guard let head = try? JSONDecoder().decode(Head.self, from: data), head.format == format else { throw .foreign }
        do {
            return try JSONDecoder().decode(GlossarySnapshot.self, from: data)
        } catch let DecodingError.keyNotFound(key, context) {
            throw .damaged("it has no '\(key.stringValue)' at \(place(context.codingPath))")
        } catch let DecodingError.typeMismatch(_, context), let DecodingError.valueNotFound(_, context) {
            throw .damaged("what stands at \(place(context.codingPath)) is of another kind")
        } catch { throw .damaged("it is no JSON to its end") }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}
