/// Which units are compiled together. A compiler takes most of its time to start and to load the library, so that a dozen
/// units cost little more than one; but files of one module see each other's declarations, and a unit's outcome must be the
/// same as alone.
enum UnitBatches {
    static let size = 16

    /// Every index of `units` once. Units of a batch have the same mode and imports, and none declares a name that another
    /// one declares or mentions.
    static func batches(_ units: [SampleUnit], size: Int = size) -> [[Int]] {
        var open: [Key: [Batch]] = [:]
        var done: [[Int]] = []
        for (index, unit) in units.enumerated() {
            if unit.isExclusive {
                done.append([index])
                continue
            }
            let key = Key(mode: unit.mode, imports: Set(unit.scaffold.imports))
            var batches = open[key] ?? []
            if let place = batches.firstIndex(where: { $0.takes(unit) }) {
                batches[place].add(index, unit)
            } else {
                var batch = Batch()
                batch.add(index, unit)
                batches.append(batch)
            }
            open[key] = batches.filter { $0.indices.count < size }
            done += batches.filter { $0.indices.count == size }.map(\.indices)
        }
        return (done + open.values.flatMap { $0.map(\.indices) }).sorted { $0[0] < $1[0] }
    }

    private struct Key: Hashable {
        var mode: Int
        /// A member that one file's import brings is seen in the others too.
        var imports: Set<String>
    }

    private struct Batch {
        var indices: [Int] = []
        private var exported: Set<String> = []
        private var mentioned: Set<String> = []

        func takes(_ unit: SampleUnit) -> Bool {
            let names = unit.exported
            return exported.isDisjoint(with: names) && exported.isDisjoint(with: unit.scaffold.facts.mentioned)
                && mentioned.isDisjoint(with: names)
        }

        mutating func add(_ index: Int, _ unit: SampleUnit) {
            indices.append(index)
            exported.formUnion(unit.exported)
            mentioned.formUnion(unit.scaffold.facts.mentioned)
        }
    }
}

/// What is compiled: a scaffold, the declarations that it is assumed to have, a language mode.
struct SampleUnit: Sendable {
    let scaffold: Scaffold
    let assumptions: [Assumption]
    let mode: Int
    /// The text of the file beside the sample's own; empty when nothing is assumed.
    let otherText: String
    /// Names that another unit of the same module would see.
    let exported: Set<String>
    /// Types that may have another name among others.
    let renamable: Set<String>
    let isExclusive: Bool

    init(_ scaffold: Scaffold, assumptions: [Assumption] = [], mode: Int) {
        self.scaffold = scaffold
        self.assumptions = assumptions
        self.mode = mode
        let text = assumptions.map(\.declaration).joined(separator: "\n")
        let others = text.isEmpty ? SyntaxFacts() : SyntaxFacts(text)
        otherText = text
        let own = scaffold.facts
        renamable = own.exportedTypes.union(others.exportedTypes).filter {
            UnitNames.isPlain($0, in: scaffold.text) && UnitNames.isPlain($0, in: text)
        }
        exported = own.exported.union(others.exported).subtracting(renamable)
        isExclusive = scaffold.isScript || own.isExclusive || others.isExclusive
    }

    func inMode(_ mode: Int) -> SampleUnit { SampleUnit(scaffold, assumptions: assumptions, mode: mode) }

    func assuming(_ assumptions: [Assumption]) -> SampleUnit {
        SampleUnit(scaffold, assumptions: assumptions, mode: mode)
    }
}
