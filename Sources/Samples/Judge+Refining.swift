import SwiftParser
import SwiftSyntax

extension Judge {
    /// What the compiler said, without what it says of the checker's ways, and with what it leaves unsaid.
    func refined(_ result: SampleCompiler.Result, _ code: FilledCode) -> SampleCompiler.Result {
        var result = result
        guard result.trouble == nil else { return result }
        if kind != .file, kind != .declarations { result.messages.removeAll(where: \.isFragmentNoise) }
        result.messages.removeAll { isOfElidedCases($0, code) }
        for index in result.messages.indices {
            // To the compiler a warning; but the system never calls such a method.
            if result.messages[index].isNearMatch { result.messages[index].severity = .error }
            clarify(&result.messages[index], code)
        }
        if result.errors.isEmpty {
            result.messages += verifier.knowledge.requirements.messages(code.text, supertypes: hostSupertypes)
            result.messages += FlowCheck.messages(code.text, elidedLines: code.isCutOff ? [] : code.elidedLines)
                .filter { _ in !code.isCutOff }
        }
        return result
    }

    /// `switch` must be exhaustive, but its author left cases out.
    private func isOfElidedCases(_ message: CompilerMessage, _ code: FilledCode) -> Bool {
        guard !code.elidedLines.isEmpty, message.text.hasPrefix("switch must be exhaustive"),
            let offset = LineTable(code.text.utf8).offset(line: message.line, byteColumn: message.byteColumn),
            let token = Parser.parse(source: code.text).token(at: AbsolutePosition(utf8Offset: offset)),
            let node = token.parent?.as(SwitchExprSyntax.self)
        else { return false }
        let lines = LineTable(code.text.utf8)
        let end = lines.place(of: node.endPositionBeforeTrailingTrivia.utf8Offset).line
        return code.elidedLines.contains { (message.line...end).contains($0) }
    }

    /// Of a key path whose property isn't there the compiler says only that it can't infer something.
    private func clarify(_ message: inout CompilerMessage, _ code: FilledCode) {
        guard message.severity == .error, message.text.contains("key path"),
            let offset = LineTable(code.text.utf8).offset(line: message.line, byteColumn: message.byteColumn),
            let start = Parser.parse(source: code.text).token(at: AbsolutePosition(utf8Offset: offset))
        else { return }
        var token: TokenSyntax? = start
        while let current = token, current.parent?.is(KeyPathPropertyComponentSyntax.self) != true,
            current.parent?.parent?.is(KeyPathPropertyComponentSyntax.self) != true
        {
            if current.position.utf8Offset > offset + 40 { return }
            token = current.nextToken(viewMode: .sourceAccurate)
        }
        guard let name = token, let nearest = verifier.knowledge.nearMisses.nearMissOfMember(name.text) else { return }
        let place = LineTable(code.text.utf8).place(of: name.positionAfterSkippingLeadingTrivia.utf8Offset)
        message.notes.append(message.text)
        message.text = "no property '\(name.text)' for the key path; did you mean '\(nearest)'?"
        message.line = place.line
        message.byteColumn = place.byteColumn
    }

    /// The finished result, at the author's places.
    /// - Parameter spoken: what the compiler said of availability on each system, where it was asked.
    func result(
        _ judged: Judged, otherMode: SampleCompiler.Result?, _ spoken: [SystemVersion: [CompilerMessage]]
    ) -> (Verifier.Result, isFinal: Bool) {
        var compiled: [Int: SampleCompiler.Result] = [:]
        compiled[mode] = judged.compiled
        compiled[mode == 5 ? 6 : 5] = otherMode.map { refined($0, judged.code) }
        let cells = verifier.cells(judged.code.text, compiled, spoken).map { cell in
            var cell = cell
            cell.messages = cell.messages.map(placed)
            return cell
        }
        return (
            Verifier.Result(
                kind: kind, outcome: judged.outcome.mapMessages(placed),
                identifiers: identifiers(judged), artefacts: judged.artefacts, cells: cells), judged.isFinal
        )
    }

    /// Identifiers of a modern version stand elsewhere than the author's words do: those on changed lines are left out.
    private func identifiers(_ judged: Judged) -> [Identifier] {
        let changed = Set(judged.outcome.rewrite?.changes.map(\.line) ?? [])
        let isChanged = judged.outcome.status == .outdated
        return judged.identifiers.compactMap { identifier in
            if isChanged, changed.contains(identifier.line) { return nil }
            var identifier = identifier
            identifier.byteColumn = filled.authorColumn(line: identifier.line, byteColumn: identifier.byteColumn)
            return identifier
        }
    }

    private func placed(_ message: CompilerMessage) -> CompilerMessage {
        var message = message
        message.byteColumn = filled.authorColumn(line: message.line, byteColumn: message.byteColumn)
        return message
    }
}

extension CompilerMessage {
    /// A fragment ends before its values are used: that says nothing of the sample.
    fileprivate var isFragmentNoise: Bool {
        severity == .warning
            && ["was never used", "was never mutated", "never be executed", "is unused"].contains(where: text.contains)
    }
}

extension Outcome {
    fileprivate func mapMessages(_ body: (CompilerMessage) -> CompilerMessage) -> Outcome {
        switch self {
        case .verified(let warnings): .verified(warnings: warnings.map(body))
        case .assumed(let assumptions, let warnings): .assumed(assumptions, warnings: warnings.map(body))
        case .outdated(let revision): .outdated(revision.mapMessages(body))
        case .failsAsDeclared(let message): .failsAsDeclared(body(message))
        case .fails(let messages, let repair): .fails(messages.map(body), repair: repair?.mapMessages(body))
        case .unverified, .notSwift: self
        }
    }
}

extension Revision {
    fileprivate func mapMessages(_ body: (CompilerMessage) -> CompilerMessage) -> Revision {
        Revision(rewrite: rewrite, assumptions: assumptions, warnings: warnings.map(body))
    }
}
