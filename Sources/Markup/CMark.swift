import CMarkGFM
import Synchronization

/// The library's tree of one document. The one file that knows libcmark-gfm; the rest of the target sees `CMarkNode`s.
///
/// The library keeps its table of special characters in a global that every parse fills and clears, so `parse` runs the
/// inline phase of one document at a time; all else (feeding, walking, freeing) may run side by side.
final class CMarkTree {
    let root: CMarkNode

    private static let inlinePhase = Mutex<Void>(())

    init(parsing bytes: UnsafeBufferPointer<UInt8>) {
        nonisolated(unsafe) let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES)
        defer { cmark_parser_free(parser) }
        for attached in CMarkExtensions.shared.pointers { cmark_parser_attach_syntax_extension(parser, attached) }
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        let address = Self.inlinePhase.withLock { _ in UInt(bitPattern: cmark_parser_finish(parser)) }
        guard let document = CMarkNode(UnsafeMutablePointer(bitPattern: address)) else {
            preconditionFailure("the library returns a document for every input")
        }
        root = document
    }

    deinit { cmark_node_free(root.pointer) }
}

/// One node of a `CMarkTree`; valid as long as the tree.
struct CMarkNode {
    enum Kind {
        case document, quote, list, item, code, html, paragraph, heading, thematicBreak, footnote
        case table, tableRow, tableCell
        case text, softBreak, lineBreak, inlineCode, inlineHTML, emphasis, strong, strikethrough, link, image
        case footnoteReference, unknown
    }

    fileprivate let pointer: UnsafeMutablePointer<cmark_node>

    fileprivate init?(_ pointer: UnsafeMutablePointer<cmark_node>?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    var kind: Kind {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_DOCUMENT: .document
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_CODE_BLOCK: .code
        case CMARK_NODE_HTML_BLOCK: .html
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_FOOTNOTE_DEFINITION: .footnote
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .inlineCode
        case CMARK_NODE_HTML_INLINE: .inlineHTML
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
        default: extensionKind
        }
    }

    /// Types that extensions add have no constants, only names.
    private var extensionKind: Kind {
        switch String(cString: cmark_node_get_type_string(pointer)) {
        case "table": .table
        case "table_header", "table_row": .tableRow
        case "table_cell": .tableCell
        case "strikethrough": .strikethrough
        case "tasklist": .item
        default: .unknown
        }
    }

    var children: Children { Children(upcoming: cmark_node_first_child(pointer)) }

    struct Children: Sequence, IteratorProtocol {
        fileprivate var upcoming: UnsafeMutablePointer<cmark_node>?

        mutating func next() -> CMarkNode? {
            let node = CMarkNode(upcoming)
            if let current = upcoming { upcoming = cmark_node_next(current) }
            return node
        }
    }

    /// The literals of all nodes below, without recursion.
    var allText: [UInt8] {
        var bytes: [UInt8] = []
        guard let iterator = cmark_iter_new(pointer) else { return bytes }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return bytes }
            guard event == CMARK_EVENT_ENTER, let node = CMarkNode(cmark_iter_get_node(iterator)) else { continue }
            switch node.kind {
            case .text, .inlineCode, .inlineHTML: bytes.append(contentsOf: node.literal)
            case .softBreak, .lineBreak: bytes.append(UInt8(ascii: " "))
            default: break
            }
        }
    }

    /// All four count from 1, columns in bytes; the start of a block can be trusted, the rest only mostly.
    var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
    var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
    var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
    var endColumn: Int { Int(cmark_node_get_end_column(pointer)) }

    /// Verbatim text of a text, code or HTML node; of a reference to a footnote its number.
    var literal: UnsafeBufferPointer<UInt8> {
        var length: Int32 = 0
        return UnsafeBufferPointer(start: lent_literal(pointer, &length), count: Int(length))
    }
    /// The block's running text as the library saw it: lines without the marks around them.
    var stringContent: UnsafeBufferPointer<UInt8> {
        var length: Int32 = 0
        return UnsafeBufferPointer(start: lent_content(pointer, &length), count: Int(length))
    }
    var url: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_url(pointer)) }
    var title: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_title(pointer)) }
    var fenceInfo: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_fence_info(pointer)) }

    private static func bytes(_ string: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let string else { return UnsafeBufferPointer(start: nil, count: 0) }
        let raw = UnsafeRawPointer(string)
        return UnsafeBufferPointer(start: raw.assumingMemoryBound(to: UInt8.self), count: strlen(string))
    }

    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    /// Nil for a bullet list.
    var listStart: Int? {
        cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(pointer)) : nil
    }
    var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
    /// Nil for an item that is no task.
    var isChecked: Bool? {
        guard cmark_node_get_syntax_extension(pointer) != nil else { return nil }
        return cmark_gfm_extensions_get_tasklist_item_checked(pointer)
    }

    /// The length and character of a code block's fence; nil for indented code.
    var fence: (length: Int, character: UInt8)? {
        var (length, offset, character) = (Int32(0), Int32(0), CChar(0))
        guard cmark_node_get_fenced(pointer, &length, &offset, &character) != 0 else { return nil }
        return (Int(length), UInt8(bitPattern: character))
    }

    var columnAlignments: [Table<WrittenLink>.Alignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
        guard let alignments = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
        return (0..<count).map { column in
            switch alignments[column] {
            case UInt8(ascii: "l"): .left
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .right
            default: .none
            }
        }
    }

    /// The character that the entity after an `&` stands for, and how many bytes it takes; nil when it is none.
    static func entity(_ bytes: UnsafeBufferPointer<UInt8>) -> (text: [UInt8], length: Int)? {
        var buffer = cmark_strbuf()
        cmark_strbuf_init(cmark_get_default_mem_allocator(), &buffer, 0)
        defer { cmark_strbuf_free(&buffer) }
        let length = houdini_unescape_ent(&buffer, bytes.baseAddress, bufsize_t(min(bytes.count, 64)))
        guard length > 0 else { return nil }
        return (Array(UnsafeBufferPointer(start: buffer.ptr, count: Int(buffer.size))), Int(length))
    }
}

// MARK: Extensions

/// The library's extensions and one of ours, registered once for the process and never changed after that.
private struct CMarkExtensions: @unchecked Sendable {
    let pointers: [OpaquePointer]

    static let shared = CMarkExtensions()

    private init() {
        cmark_gfm_core_extensions_ensure_registered()
        let names = ["table", "strikethrough", "tasklist", "autolink"]
        pointers = [Self.decidedDelimiters] + names.compactMap { cmark_find_syntax_extension($0) }
        precondition(pointers.count == names.count + 1, "libcmark-gfm was built without its core extensions")
    }

    /// Takes delimiters whose role `DelimiterPass` has decided to the library's own matching of openers and closers.
    private static var decidedDelimiters: OpaquePointer {
        guard let added = cmark_syntax_extension_new("decided-delimiters") else {
            preconditionFailure("an extension can always be allocated")
        }
        var characters: UnsafeMutablePointer<cmark_llist>?
        for byte in Sentinel.delimiters {
            let data = UnsafeMutableRawPointer(bitPattern: UInt(byte))
            characters = cmark_llist_append(cmark_get_default_mem_allocator(), characters, data)
        }
        cmark_syntax_extension_set_special_inline_chars(added, characters)
        cmark_syntax_extension_set_match_inline_func(added) { _, _, _, character, inlines in
            guard let role = Sentinel.role(of: character) else { return nil }
            var length = 0
            while cmark_inline_parser_peek_char(inlines) == character {
                cmark_inline_parser_advance_offset(inlines)
                length += 1
            }
            let node = cmark_node_new(CMARK_NODE_TEXT)
            let run = [CChar](repeating: CChar(bitPattern: role.character), count: length) + [0]
            cmark_node_set_literal(node, run)
            if role.character != UInt8(ascii: "~") || length <= 2 {
                cmark_inline_parser_push_delimiter(
                    inlines, role.character, role.opens ? 1 : 0, role.closes ? 1 : 0, node)
            }
            return node
        }
        return added
    }
}

// MARK: Comparison

extension CMarkTree {
    /// The library's own HTML, which tests hold ours against.
    var libraryHTML: String {
        guard let html = cmark_render_html(root.pointer, CMARK_OPT_UNSAFE, nil) else { return "" }
        defer { cmark_get_default_mem_allocator()?.pointee.free(html) }
        return String(cString: html)
    }
}
