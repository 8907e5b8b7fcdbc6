import Diagnostics
import YAML

/// A text as a tree: from Markdown, or from a plain-text source after its repair.
///
/// `Link` is what a link leads to. It is the one thing that changes on the way through the generator: a parsed document
/// holds `WrittenLink`s, a linked one holds resolved places and no other.
package struct Document<Link: Sendable & Hashable>: Sendable, Hashable {
    package var file: SourceFile
    /// The YAML block at the top; nil when there is none.
    package var frontMatter: YAMLNode?
    package var blocks: [Block<Link>]

    package init(file: SourceFile, frontMatter: YAMLNode? = nil, blocks: [Block<Link>]) {
        self.file = file
        self.frontMatter = frontMatter
        self.blocks = blocks
    }
}

/// What an author wrote as a link, before anyone knows whether it leads anywhere.
package enum WrittenLink: Sendable, Hashable {
    /// A URL or a path, as in `[text](destination)`; percent escapes are kept as written.
    case destination(String)
    /// A symbol in double back-ticks, as in DocC: `UISceneDelegate/scene(_:willConnectTo:options:)`.
    case symbol(String)
}

/// A block of a document and the bytes that it was written with (of its whole lines' content, from the first byte of its
/// first line to the end of its last, markers included).
package struct Block<Link: Sendable & Hashable>: Sendable, Hashable {
    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package indirect enum Kind: Sendable, Hashable {
        case paragraph([Inline<Link>])
        case heading(Heading<Link>)
        case list(List<Link>)
        case quote([Block])
        case code(CodeBlock)
        case table(Table<Link>)
        case thematicBreak
        /// Raw HTML, verbatim.
        case html(String)
        /// What a footnote says; `number` counts from 1 in the order of the first references.
        case footnote(label: String, number: Int, [Block])
    }
}

package struct Heading<Link: Sendable & Hashable>: Sendable, Hashable {
    /// 1 to 6.
    package var level: Int
    /// From `{#anchor}` at the heading's end; nil when the author gave none.
    package var anchor: String?
    package var content: [Inline<Link>]

    package init(level: Int, anchor: String? = nil, content: [Inline<Link>]) {
        self.level = level
        self.anchor = anchor
        self.content = content
    }
}

package struct List<Link: Sendable & Hashable>: Sendable, Hashable {
    /// The first number of an ordered list; nil for a bullet list.
    package var start: Int?
    /// A tight list has no paragraphs around its items' texts.
    package var isTight: Bool
    package var items: [Item]

    package struct Item: Sendable, Hashable {
        /// Nil when the item is no task.
        package var isChecked: Bool?
        package var blocks: [Block<Link>]
        package var range: SourceRange

        package init(isChecked: Bool? = nil, blocks: [Block<Link>], range: SourceRange) {
            self.isChecked = isChecked
            self.blocks = blocks
            self.range = range
        }
    }

    package init(start: Int?, isTight: Bool, items: [Item]) {
        self.start = start
        self.isTight = isTight
        self.items = items
    }
}

package struct CodeBlock: Sendable, Hashable {
    /// What stands after the fence, unescaped: the language and attributes. Empty for indented code.
    package var info: String
    /// The code, its lines ended by `\n`.
    package var text: String
    /// For each line of `text` the byte offset in the file where it begins, past the indentation that the block took away.
    package var lineOffsets: [Int]
    package var isFenced: Bool
    /// Where the info string was written; nil when there is none.
    package var infoRange: SourceRange?

    package init(
        info: String, text: String, lineOffsets: [Int], isFenced: Bool = true, infoRange: SourceRange? = nil
    ) {
        self.info = info
        self.text = text
        self.lineOffsets = lineOffsets
        self.isFenced = isFenced
        self.infoRange = infoRange
    }
}

package enum TableAlignment: Sendable, Hashable { case none, left, center, right }

package struct Table<Link: Sendable & Hashable>: Sendable, Hashable {
    package typealias Alignment = TableAlignment

    package struct Cell: Sendable, Hashable {
        package var content: [Inline<Link>]
        package var range: SourceRange

        package init(content: [Inline<Link>], range: SourceRange) {
            self.content = content
            self.range = range
        }
    }

    /// One a column.
    package var alignments: [Alignment]
    package var header: [Cell]
    package var rows: [[Cell]]

    package init(alignments: [Alignment], header: [Cell], rows: [[Cell]]) {
        self.alignments = alignments
        self.header = header
        self.rows = rows
    }
}

/// A piece of running text and the bytes that it was written with.
package struct Inline<Link: Sendable & Hashable>: Sendable, Hashable {
    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package indirect enum Kind: Sendable, Hashable {
        case text(String)
        case code(String)
        /// A line end in the source. Shown as a space, or as nothing between wide characters: `Markup` decides that while
        /// parsing and leaves no soft break where none is wanted.
        case softBreak
        case lineBreak
        case emphasis([Inline])
        case strong([Inline])
        case strikethrough([Inline])
        case link(Link, title: String?, [Inline])
        case image(source: String, title: String?, [Inline])
        case footnoteReference(label: String, number: Int)
        /// Raw HTML, verbatim.
        case html(String)
    }
}

extension Sequence {
    /// The words of running text, without marks: for titles, anchors and summaries.
    package func plainText<Link>() -> String where Element == Inline<Link> {
        map { inline in
            switch inline.kind {
            case .text(let text), .code(let text): text
            case .softBreak, .lineBreak: " "
            case .emphasis(let children), .strong(let children), .strikethrough(let children),
                .link(_, _, let children), .image(_, _, let children):
                children.plainText()
            case .footnoteReference, .html: ""
            }
        }.joined()
    }
}

extension Sequence {
    /// Whether quoted blocks are a note of the author's own: its first words are strong, as in `> **Important:** …`.
    package func isCallout<Link>() -> Bool where Element == Block<Link> {
        guard let first = first(where: { _ in true }), case .paragraph(let inlines) = first.kind,
            case .strong? = inlines.first?.kind
        else { return false }
        return true
    }
}

extension CodeBlock {
    /// What a fence `picture app-states` names; nil for code.
    package var pictureName: String? {
        let mark = "picture "
        return info.hasPrefix(mark) ? String(info.dropFirst(mark.count)) : nil
    }
}
