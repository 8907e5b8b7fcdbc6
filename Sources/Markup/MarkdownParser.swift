import Diagnostics
import YAML

/// Markdown bytes into a `Document`: GitHub's flavour with tables, strikethrough, task lists, footnotes and bare links, and
/// what a reference in several languages needs on top.
package enum MarkdownParser {
    /// What is read beyond the specification; with all of it off the tree is exactly the library's.
    package struct Options: Sendable, Hashable {
        /// ``` ``Type/member(_:)`` ``` is a link to a symbol.
        package var symbolLinks: Bool
        /// Emphasis and line ends next to Chinese, Japanese and Korean text, and around quotes with something glued on.
        package var wideText: Bool
        /// The underscores of `scene(_:willConnectTo:options:)` in running text are no emphasis.
        package var selectors: Bool
        /// YAML between `---` lines at the top.
        package var frontMatter: Bool
        /// `{#anchor}` at a heading's end.
        package var headingAnchors: Bool

        package init(
            symbolLinks: Bool = true, wideText: Bool = true, selectors: Bool = true, frontMatter: Bool = true,
            headingAnchors: Bool = true
        ) {
            self.symbolLinks = symbolLinks
            self.wideText = wideText
            self.selectors = selectors
            self.frontMatter = frontMatter
            self.headingAnchors = headingAnchors
        }

        /// Nothing beyond the specification.
        package static let plain = Options(
            symbolLinks: false, wideText: false, selectors: false, frontMatter: false, headingAnchors: false)
    }

    /// Levels of blocks, and of inlines within one; deeper ones come out as text.
    package static let nestingLimit = 32

    /// Parses one file. Everything that could be read is in the document, whatever the diagnostics say.
    package static func parse(
        _ file: SourceFile, options: Options = .init()
    ) -> (document: Document<WrittenLink>, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var frontMatter: YAMLNode?
        if options.frontMatter, let found = FrontMatter.read(file, from: start) {
            frontMatter = found.node
            diagnostics += found.diagnostics
            start = found.end
        }
        let blocks = blocks(of: file, from: start, options, &diagnostics)
        return (Document(file: file, frontMatter: frontMatter, blocks: blocks), diagnostics.sortedByPlace())
    }

    private static func blocks(
        of file: SourceFile, from start: Int, _ options: Options, _ diagnostics: inout [Diagnostic]
    ) -> [Block<WrittenLink>] {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.bytes.count - start)
        defer { bytes.deallocate() }
        _ = bytes.initialize(from: file.bytes[start...])
        let survey = ByteSurvey(UnsafeBufferPointer(bytes))
        diagnostics += survey.diagnostics(file, base: start)
        survey.replaceControls(in: bytes)
        var hasSentinels = false
        if options.wideText || options.selectors || options.headingAnchors {
            let wishes = DelimiterPass.Wishes(
                wideText: options.wideText, selectors: options.selectors, headingAnchors: options.headingAnchors)
            hasSentinels = DelimiterPass.run(on: bytes, wishes)
        }
        if let offset = WorkLimit.run(on: bytes) {
            hasSentinels = true
            let range = SourceRange(start + offset, start + offset + 1)
            diagnostics.append(.excessMarkup(at: SourceLocation(file, range)))
        }
        let parsed = UnsafeBufferPointer(bytes)
        let tree = CMarkTree(parsing: parsed)
        let text = ParsedText(file: file, base: start, bytes: parsed, hasSentinels: hasSentinels)
        let labels = tree.root.children.filter { $0.kind == .footnote }.map { text.label(of: $0) }
        var builder = BlockBuilder(text, options, footnoteLabels: labels)
        let blocks = builder.blocks(of: tree.root)
        diagnostics += builder.diagnostics
        return blocks
    }
}

/// What a text holds that the library must not see, or that is worth a word.
private struct ByteSurvey {
    /// Of the first bytes that aren't UTF-8.
    private(set) var invalidUTF8: Range<Int>?
    private(set) var control: Int?
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x80 {
                if bytes.scalar(at: index) == nil || isOverlong(index) {
                    if invalidUTF8 == nil { invalidUTF8 = index..<index + 1 }
                    index += 1
                } else {
                    index += byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
                }
                continue
            }
            if Sentinel.isControl(byte) {
                if control == nil { control = index }
            }
            index += 1
        }
    }

    private func isOverlong(_ index: Int) -> Bool {
        switch (bytes[index], bytes[index + 1]) {
        case (0xE0, ..<0xA0), (0xF0, ..<0x90): true
        default: false
        }
    }

    func diagnostics(_ file: SourceFile, base: Int) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if let invalidUTF8 {
            let range = SourceRange(base + invalidUTF8.lowerBound, base + invalidUTF8.upperBound)
            diagnostics.append(.invalidUTF8(at: SourceLocation(file, range)))
        }
        if let control {
            let range = SourceRange(base + control, base + control + 1)
            diagnostics.append(.controlCharacter(bytes[control], at: SourceLocation(file, range)))
        }
        return diagnostics
    }

    /// A control character comes out as U+FFFD; until then a byte that is never valid stands for it, as wide as it is.
    func replaceControls(in bytes: UnsafeMutableBufferPointer<UInt8>) {
        guard let control else { return }
        for index in control..<bytes.count where Sentinel.isControl(bytes[index]) { bytes[index] = 0xC0 }
    }
}
