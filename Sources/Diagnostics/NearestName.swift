/// The name among `candidates` that someone who wrote `name` most likely meant: fewest edits (Damerau-Levenshtein, upper and
/// lower case alike), and no more than a third of the name's length, so that nothing far-fetched is offered.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
    nearestNames(to: name, among: candidates, limit: 1).first
}

/// As `nearestName(to:among:)`, the best `limit` of them, nearest first.
package func nearestNames(to name: String, among candidates: some Sequence<String>, limit: Int) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    let furthest = max(1, wanted.count / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in candidates {
        let scalars = Array(candidate.lowercased().unicodeScalars)
        guard abs(scalars.count - wanted.count) <= furthest else { continue }
        let distance = editDistance(wanted, scalars)
        if distance <= furthest { found.append((distance, candidate)) }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
}

/// Insertions, deletions, substitutions and swaps of neighbours that turn `left` into `right`.
package func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
        var current = [row]
        current.reserveCapacity(right.count + 1)
        for column in 1...right.count {
            let substitution = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
            var best = min(substitution, last[column] + 1, current[column - 1] + 1)
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                best = min(best, beforeLast[column - 2] + 1)
            }
            current.append(best)
        }
        beforeLast = last
        last = current
    }
    return last[right.count]
}
