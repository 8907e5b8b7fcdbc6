/// What becomes of a sample in one language mode on one system.
package struct MatrixCell: Sendable, Hashable, Codable {
    package var languageMode: Int
    /// The oldest system that the sample is to run on: `iOS`, `15.0`.
    package var platform: String
    package var version: SystemVersion
    package var messages: [CompilerMessage]

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
    /// - Parameter compiled: the compiler's messages and the identifiers by language mode, at the places of `code`.
    func cells(_ code: String, _ compiled: [Int: SampleCompiler.Result]) -> [MatrixCell] {
        guard let systems = library.description.systems, let availability = knowledge.availability else { return [] }
        return compiled.keys.sorted().flatMap { mode -> [MatrixCell] in
            guard let result = compiled[mode], result.trouble == nil else { return [] }
            return [systems.oldest, systems.newest].map { system in
                let remarks = availability.messages(code, result.identifiers, system: system)
                return MatrixCell(
                    languageMode: mode, platform: systems.platform, version: system,
                    messages: result.messages + remarks)
            }
        }
    }
}
