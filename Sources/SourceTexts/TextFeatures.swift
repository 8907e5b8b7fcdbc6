import Foundation
import Markup

/// What a piece of text speaks of, as weighted features that two texts can be compared by.
///
/// Words count by their beginnings, so that `diventa` and `diventare` are one; writing without spaces counts by pairs of
/// characters. Glossary concepts count beside them, and they are the same in every language.
struct TextFeatures {
    private(set) var weights: [String: Double] = [:]

    /// Of a long word what doesn't change when it is inflected.
    private static let stemLength = 5
    private static let conceptMark = "#"

    mutating func add(_ text: String, weight: Double) {
        var word: [Unicode.Scalar] = []
        var previous: Unicode.Scalar?
        func finish() {
            guard word.count > 2 else { return word.removeAll() }
            let stem = String(String.UnicodeScalarView(word.prefix(Self.stemLength)))
            weights[stem, default: 0] += weight
            word.removeAll()
        }
        for scalar in text.lowercased().unicodeScalars {
            if scalar.isCJK, scalar.properties.isAlphabetic {
                finish()
                if let previous { weights[String(String.UnicodeScalarView([previous, scalar])), default: 0] += weight }
                previous = scalar
            } else {
                previous = nil
                if scalar.properties.isAlphabetic { word.append(scalar) } else { finish() }
            }
        }
        finish()
    }

    mutating func add(concept: String, weight: Double) {
        weights[Self.conceptMark + concept, default: 0] += weight
    }

    mutating func merge(_ other: TextFeatures, weight: Double) {
        for (feature, value) in other.weights { weights[feature, default: 0] += value * weight }
    }

    static func isConcept(_ feature: String) -> Bool { feature.hasPrefix(conceptMark) }

    /// The length of a text's vector, of its concepts alone or of its words alone; rare ones count more.
    func length(rarity: [String: Double], concepts: Bool) -> Double {
        weights.reduce(0) { sum, feature in
            guard Self.isConcept(feature.key) == concepts else { return sum }
            let value = Self.damped(feature.value) * (rarity[feature.key] ?? 1)
            return sum + value * value
        }.squareRoot()
    }

    func product(with other: TextFeatures, rarity: [String: Double], concepts: Bool) -> Double {
        weights.reduce(0) { sum, feature in
            guard Self.isConcept(feature.key) == concepts, let theirs = other.weights[feature.key] else { return sum }
            let rare = rarity[feature.key] ?? 1
            return sum + Self.damped(feature.value) * Self.damped(theirs) * rare * rare
        }
    }

    /// What is said twice is not twice as much.
    private static func damped(_ weight: Double) -> Double { weight <= 1 ? weight : 1 + (weight - 1) * 0.3 }

    /// How much each feature tells among `texts`: little when all have it.
    static func rarity(among texts: [TextFeatures]) -> [String: Double] {
        var counts: [String: Double] = [:]
        for text in texts { for feature in text.weights.keys { counts[feature, default: 0] += 1 } }
        let total = Double(texts.count)
        return counts.mapValues { log(1 + total / $0) }
    }
}
