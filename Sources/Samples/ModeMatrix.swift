/// What becomes of a sample in one language mode on one system.
package struct MatrixCell: Sendable, Hashable, Codable {
    package var languageMode: Int
    /// The oldest system that the sample is to run on: `iOS`, `15.0`.
    package var platform: String
    package var version: SystemVersion
    package var messages: [CompilerMessage]
    /// True where mode 6 refuses the sample and takes it with the main actor as the usual isolation.
    package var isMendedByMainActor = false

    package var system: String { "\(platform) \(version.text)" }

    package enum Verdict: String, Sendable, CaseIterable { case compiles, warnings, fails }

    package var verdict: Verdict {
        if messages.contains(where: { $0.severity == .error }) { return .fails }
        return messages.isEmpty ? .compiles : .warnings
    }
}

extension Verifier {
    /// The cells of a sample: language modes by systems.
    ///
    /// - Parameters:
    ///   - compiled: the compiler's messages and the identifiers by language mode, at the places of `code`.
    ///   - spoken: what the compiler said of availability; the library's data stand in where it wasn't asked.
    func cells(
        _ code: String, _ compiled: [Int: SampleCompiler.Result], _ spoken: [SystemVersion: [CompilerMessage]]
    ) -> [MatrixCell] {
        guard let systems = library.description.systems, let availability = knowledge.availability else { return [] }
        return compiled.keys.sorted().flatMap { mode -> [MatrixCell] in
            guard let result = compiled[mode], result.trouble == nil else { return [] }
            return [systems.oldest, systems.newest].map { system in
                let data = availability.messages(code, result.identifiers, system: system)
                let remarks = spoken[system].map { $0 + $0.unsaid(in: data) } ?? data
                return MatrixCell(
                    languageMode: mode, platform: systems.platform, version: system,
                    messages: result.messages + remarks)
            }
        }
    }

    /// What the compiler says of availability on the oldest and the newest system, where it knows them. It is asked about
    /// samples for which the data has something to say, or which themselves speak of systems.
    ///
    /// - Returns: for each sample and system the messages; nothing where it wasn't asked or didn't get through.
    func spokenAvailability(_ judged: [Judge.Judged]) -> [[SystemVersion: [CompilerMessage]]] {
        var spoken: [[SystemVersion: [CompilerMessage]]] = Array(repeating: [:], count: judged.count)
        guard library.target != nil, let systems = library.description.systems else { return spoken }
        let versions = [systems.oldest, systems.newest]
        let units = judged.map { speaksOfSystems($0, versions) ? $0.unit : nil }
        for version in versions {
            for (index, result) in compile(units, on: version).enumerated() {
                guard let result, result.trouble == nil else { continue }
                spoken[index][version] = result.messages.filter(\.isAboutAvailability)
            }
        }
        return spoken
    }

    /// Which samples mode 6 refuses as they stand and takes with the main actor as the usual isolation.
    ///
    /// - Parameter others: what the compiler said in each sample's other mode.
    func mendedByMainActor(_ judged: [Judge.Judged], _ others: [SampleCompiler.Result?]) -> [Bool] {
        guard !library.description.mainActorFlags.isEmpty else { return judged.map { _ in false } }
        let units = zip(judged, others).map { judged, other -> SampleUnit? in
            guard judged.outcome.status.compiles, let unit = judged.unit else { return nil }
            let result = unit.mode == 6 ? judged.compiled : other
            return result?.errors.isEmpty == false ? unit.inMode(6) : nil
        }
        return compile(units, isMainActorDefault: true).map { result in
            result.map { $0.trouble == nil && $0.errors.isEmpty } ?? false
        }
    }

    private func speaksOfSystems(_ judged: Judge.Judged, _ versions: [SystemVersion]) -> Bool {
        guard judged.outcome.status.compiles else { return false }
        let code = judged.code.text
        if code.contains("available(") || code.contains("os(") { return true }
        return versions.contains {
            knowledge.availability?.messages(code, judged.identifiers, system: $0).isEmpty == false
        }
    }
}

extension [CompilerMessage] {
    /// Warnings of the library's data that aren't among the compiler's: of callbacks that are implemented although they are
    /// deprecated it says nothing.
    fileprivate func unsaid(in data: [CompilerMessage]) -> [CompilerMessage] {
        data.filter { remark in
            remark.severity == .warning
                && !contains { $0.line == remark.line && $0.quoted.first == remark.quoted.first }
        }
    }
}

extension CompilerMessage {
    fileprivate var isAboutAvailability: Bool {
        ["is only available in", " was deprecated in ", " is unavailable in "].contains(where: text.contains)
    }
}
