/// Pairs rows with columns, each column at most once, so that the sum of the scores is as high as it can be.
///
/// The Hungarian method: rows² × columns steps.
enum Assignment {
    /// - Parameter scores: a row each, of equal length; no fewer columns than rows.
    /// - Returns: for each row its column.
    static func best(_ scores: [[Double]]) -> [Int] {
        let rows = scores.count
        guard let columns = scores.first?.count, columns >= rows else { return [] }
        // Potentials and matches count from 1; 0 is the start of every augmenting path.
        var rowPotential = [Double](repeating: 0, count: rows + 1)
        var columnPotential = [Double](repeating: 0, count: columns + 1)
        var rowOf = [Int](repeating: 0, count: columns + 1)
        for row in 1...rows {
            var previous = [Int](repeating: 0, count: columns + 1)
            var slack = [Double](repeating: .infinity, count: columns + 1)
            var isDone = [Bool](repeating: false, count: columns + 1)
            var column = 0
            rowOf[0] = row
            repeat {
                isDone[column] = true
                let current = rowOf[column]
                var (least, next) = (Double.infinity, 0)
                for other in 1...columns where !isDone[other] {
                    let cost = -scores[current - 1][other - 1] - rowPotential[current] - columnPotential[other]
                    if cost < slack[other] { (slack[other], previous[other]) = (cost, column) }
                    if slack[other] < least { (least, next) = (slack[other], other) }
                }
                for other in 0...columns {
                    if isDone[other] {
                        rowPotential[rowOf[other]] += least
                        columnPotential[other] -= least
                    } else {
                        slack[other] -= least
                    }
                }
                column = next
            } while rowOf[column] != 0
            while column != 0 {
                rowOf[column] = rowOf[previous[column]]
                column = previous[column]
            }
        }
        var result = [Int](repeating: 0, count: rows)
        for column in 1...columns where rowOf[column] > 0 { result[rowOf[column] - 1] = column - 1 }
        return result
    }
}
