import Diagnostics
import Markup

/// Finds the Swift samples of a document.
package enum SampleExtractor {
    /// - Returns: the samples in the order of the text, numbered from 1.
    package static func samples<Link>(
        in document: Document<Link>, areOurs: Bool
    ) -> (samples: [Sample], diagnostics: [Diagnostic]) {
        var samples: [Sample] = []
        var diagnostics: [Diagnostic] = []
        for block in codeBlocks(document.blocks) {
            let (info, found) = FenceInfo.parse(block, in: document.file)
            guard info.language.lowercased() == "swift" else { continue }
            diagnostics += found
            let attributes = attributes(info, in: document.file, at: block, &diagnostics)
            let sample = Sample(
                id: SampleID(path: document.file.path, number: samples.count + 1), file: document.file,
                code: block.text, lineOffsets: block.lineOffsets, attributes: attributes, isOurs: areOurs)
            diagnostics += hiddenLines(of: sample)
            samples.append(sample)
        }
        return (samples, diagnostics)
    }

    /// A whole Swift file as one sample.
    package static func sample(file: SourceFile, isOurs: Bool) -> Sample {
        let offsets = (1...max(1, file.lineCount)).compactMap { file.range(ofLine: $0)?.start }
        return Sample(
            id: SampleID(path: file.path, number: 1), file: file, code: file.text, lineOffsets: offsets, isOurs: isOurs)
    }

    private static func hiddenLines(of sample: Sample) -> [Diagnostic] {
        let hidden = HiddenLines(sample.code)
        if hidden.isEmpty { return [] }
        if hidden.isAll {
            return [
                Diagnostic(
                    "hidden-sample", .error, "all lines of the sample are hidden", at: sample.start,
                    notes: [Note("Write '\(HiddenLines.show)' before the line with which readers begin.")])
            ]
        }
        return hidden.idleComments.map { line in
            Diagnostic(
                "idle-comment", .warning, "the comment neither hides nor shows a line",
                at: sample.location(line: line, byteColumn: 1),
                notes: [Note("'\(HiddenLines.hide)' and '\(HiddenLines.show)' take turns.")])
        }
    }

    private static func codeBlocks<Link>(_ blocks: [Block<Link>]) -> [CodeBlock] {
        blocks.flatMap { block -> [CodeBlock] in
            switch block.kind {
            case .code(let code): [code]
            case .quote(let blocks), .footnote(_, _, let blocks): codeBlocks(blocks)
            case .list(let list): list.items.flatMap { codeBlocks($0.blocks) }
            default: []
            }
        }
    }

    private static let known = ["fails", "unverified", "mode", "context"]

    private static func attributes(
        _ info: FenceInfo, in file: SourceFile, at block: CodeBlock, _ diagnostics: inout [Diagnostic]
    ) -> Sample.Attributes {
        let place = SourceRange(block.lineOffsets.first ?? 0, block.lineOffsets.first ?? 0)
        func report(_ attribute: FenceInfo.Attribute, _ message: String, nearest: String? = nil) {
            let range = attribute.range ?? place
            diagnostics.append(
                Diagnostic(
                    "unknown-sample-attribute", .error, message, at: SourceLocation(file, range),
                    fixIts: nearest.map { [FixIt("did you mean '\($0)'?", range, replacement: $0)] } ?? []))
        }
        var result = Sample.Attributes()
        for attribute in info.attributes {
            let value = attribute.value ?? ""
            if known.contains(attribute.name), value.isEmpty {
                report(attribute, "'\(attribute.name)' needs a value: \(attribute.name)=\"…\"")
                continue
            }
            switch attribute.name {
            case "fails": result.fails = value
            case "unverified": result.unverified = value
            case "context": result.context = value
            case "mode":
                if let mode = Int(value), [5, 6].contains(mode) {
                    result.languageMode = mode
                } else {
                    report(attribute, "'\(value)' is no language mode; it can be 5 or 6")
                }
            default:
                report(
                    attribute, "a sample has no attribute '\(attribute.name)'",
                    nearest: nearestName(to: attribute.name, among: known))
            }
        }
        return result
    }
}
