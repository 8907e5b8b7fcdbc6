import CYAML
import Diagnostics

/// YAML bytes into a node with byte ranges, by way of libyaml's events.
///
/// Takes the part of YAML that people write by hand: mappings with plain keys, sequences, scalars. Anchors, aliases, tags and
/// further documents are refused with a diagnostic each; what is left of the tree is still returned.
package enum YAMLParser {
    package struct Limits: Sendable, Hashable {
        /// Levels of mappings and sequences.
        package var depth: Int
        package var bytes: Int

        package init(depth: Int = 64, bytes: Int = 8 << 20) {
            self.depth = depth
            self.bytes = bytes
        }
    }

    /// Parses `range` of the file, or all of it. The node is nil when the text is malformed or has nothing in it.
    package static func parse(
        _ file: SourceFile, range: SourceRange? = nil, limits: Limits = .init()
    ) -> (node: YAMLNode?, diagnostics: [Diagnostic]) {
        let range = (range ?? SourceRange(0, file.bytes.count)).clamped(to: file.bytes.count)
        let input = YAMLInput(file, range)
        if let diagnostic = input.refusal(limits) { return (nil, [diagnostic]) }
        var events = YAMLEvents(input)
        defer { events.close() }
        var builder = YAMLBuilder(input: input, limits: limits)
        do {
            let node = try builder.document(&events)
            return (node, builder.diagnostics)
        } catch {
            return (nil, builder.diagnostics + [error.diagnostic])
        }
    }
}

/// Ends the parse: nothing after it can be made sense of.
struct YAMLFailure: Error {
    var diagnostic: Diagnostic
}

// MARK: Input

/// The bytes for libyaml and the way from its positions, which count characters, back to bytes of the file.
struct YAMLInput {
    let file: SourceFile
    /// Without a byte-order mark.
    let range: SourceRange
    /// The byte offset of every 64th character; empty when all characters are single bytes.
    private let checkpoints: [Int]
    private static let stride = 64

    init(_ file: SourceFile, _ range: SourceRange) {
        self.file = file
        let bytes = file.bytes[range.start..<range.end]
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? range.start + 3 : range.start
        self.range = SourceRange(start, range.end)
        var checkpoints: [Int] = []
        if bytes.contains(where: { $0 >= 0x80 }) {
            var characters = 0
            for offset in start..<range.end where file.bytes[offset] & 0xC0 != 0x80 {
                if characters % Self.stride == 0 { checkpoints.append(offset) }
                characters += 1
            }
        }
        self.checkpoints = checkpoints
    }

    /// The byte offset in the file of character `index` of the input.
    func offset(ofCharacter index: Int) -> Int {
        guard !checkpoints.isEmpty else { return min(range.start + index, range.end) }
        let checkpoint = index / Self.stride
        guard checkpoint < checkpoints.count else { return range.end }
        var offset = checkpoints[checkpoint]
        var rest = index % Self.stride
        while rest > 0, offset < range.end {
            offset += 1
            while offset < range.end, file.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            rest -= 1
        }
        return offset
    }

    func offset(_ mark: yaml_mark_t) -> Int { offset(ofCharacter: mark.index) }

    /// Why the input isn't given to libyaml at all.
    func refusal(_ limits: YAMLParser.Limits) -> Diagnostic? {
        let head = file.bytes[range.start..<min(range.start + 4, range.end)]
        let location = SourceLocation(file, SourceRange(range.start, min(range.start + 2, range.end)))
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) || head.prefix(2).contains(0) {
            return .unknownEncoding(at: location)
        }
        if range.end - range.start > limits.bytes {
            return .yamlTooLarge(bytes: range.end - range.start, limit: limits.bytes, at: location)
        }
        return nil
    }
}

// MARK: Events

/// libyaml's stream of events. It owns C memory: `close` it.
struct YAMLEvents {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let input: YAMLInput

    /// What the builder needs of a C event; the event's memory is freed before the next.
    struct Event {
        enum Kind {
            case streamStart, streamEnd, documentStart, documentEnd, alias, sequenceEnd, mappingEnd
            case scalar(String, isQuoted: Bool, isBlock: Bool)
            case sequenceStart(isFlow: Bool)
            case mappingStart(isFlow: Bool)
        }
        var kind: Kind
        var range: SourceRange
        var anchor: String?
        var tag: String?
    }

    init(_ input: YAMLInput) {
        self.input = input
        parser = .allocate(capacity: 1)
        bytes = .allocate(capacity: input.range.end - input.range.start)
        _ = bytes.initialize(from: input.file.bytes[input.range.start..<input.range.end])
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    func close() {
        yaml_parser_delete(parser)
        parser.deallocate()
        bytes.deallocate()
    }

    mutating func next() throws(YAMLFailure) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw YAMLFailure(diagnostic: problem) }
        defer { yaml_event_delete(&event) }
        return converted(event)
    }

    private func converted(_ event: yaml_event_t) -> Event {
        let range = SourceRange(input.offset(event.start_mark), input.offset(event.end_mark))
        var result = Event(kind: .streamEnd, range: range)
        switch event.type {
        case YAML_STREAM_START_EVENT: result.kind = .streamStart
        case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
        case YAML_ALIAS_EVENT:
            result.kind = .alias
            result.anchor = string(event.data.alias.anchor)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            result.kind = .scalar(
                String(decoding: text, as: UTF8.self), isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE,
                isBlock: scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE)
            (result.anchor, result.tag) = (string(scalar.anchor), string(scalar.tag))
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            result.kind = .sequenceStart(isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
            (result.anchor, result.tag) = (string(start.anchor), string(start.tag))
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            result.kind = .mappingStart(isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
            (result.anchor, result.tag) = (string(start.anchor), string(start.tag))
        case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
        case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
        default: result.kind = .streamEnd
        }
        return result
    }

    private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }

    /// libyaml's own words for what is wrong. The reader counts bytes, the scanner and the parser count characters.
    private var problem: Diagnostic {
        let parser = parser.pointee
        let text = parser.problem.map { String(cString: $0) } ?? "the YAML can't be read"
        let isReader = parser.error == YAML_READER_ERROR
        let offset =
            isReader
            ? min(input.range.start + parser.problem_offset, input.range.end)
            : input.offset(parser.problem_mark)
        let location = SourceLocation(input.file, SourceRange(offset, min(offset + 1, input.range.end)))
        var notes: [Note] = []
        if !isReader, let context = parser.context {
            let start = input.offset(parser.context_mark)
            notes.append(Note(String(cString: context), at: SourceLocation(input.file, SourceRange(start, start))))
        }
        return .malformedYAML(text, at: location, notes: notes)
    }
}
