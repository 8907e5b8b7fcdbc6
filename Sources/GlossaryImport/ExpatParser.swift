import CExpat
import Diagnostics
import XML

/// An element of an XML file with the text of its own and of what it holds.
final class XMLElement {
    /// Without its prefix.
    let name: String
    let attributes: [String: String]
    let start: Int
    fileprivate(set) var children: [XMLElement] = []
    /// Its text without markup, to the letter.
    fileprivate(set) var rawText = ""

    fileprivate init(name: String, attributes: [String: String], start: Int) {
        self.name = name
        self.attributes = attributes
        self.start = start
    }

    /// The text without markup. White space at its ends and runs of it are the layout's.
    var text: String { rawText.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    func first(_ names: String...) -> XMLElement? { children.first { names.contains($0.name) } }
    func all(_ names: String...) -> [XMLElement] { children.filter { names.contains($0.name) } }

    /// Every element below this one with the name.
    func descendants(_ names: String...) -> [XMLElement] {
        var found: [XMLElement] = []
        var open = Array(children.reversed())
        while let next = open.popLast() {
            if names.contains(next.name) { found.append(next) }
            open += next.children.reversed()
        }
        return found
    }
}

/// XML into elements, by Expat. Declarations of entities are refused: a few of them can stand for gigabytes, and none is
/// needed. External files are never opened.
final class ExpatParser {
    private let file: SourceFile
    private var parser: XML_Parser?
    private var open: [XMLElement] = []
    private var root: XMLElement?
    private var refusal: Diagnostic?

    /// Deeper files are no files of terms.
    private static let deepest = 100

    static func parse(_ file: SourceFile) -> (root: XMLElement?, diagnostics: [Diagnostic]) {
        let parser = ExpatParser(file)
        return parser.run()
    }

    private init(_ file: SourceFile) { self.file = file }

    private func run() -> (root: XMLElement?, diagnostics: [Diagnostic]) {
        guard let parser = XML_ParserCreate(nil) else { preconditionFailure("Expat has no memory for a parser") }
        defer { XML_ParserFree(parser) }
        self.parser = parser
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser, { ExpatParser.of($0)?.begin($1, $2) }, { data, _ in ExpatParser.of(data)?.end() })
        XML_SetCharacterDataHandler(parser) { ExpatParser.of($0)?.add($1, Int($2)) }
        XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
            ExpatParser.of(data)?.refuse("the file declares entities")
        }
        XML_SetSkippedEntityHandler(parser) { data, _, _ in
            ExpatParser.of(data)?.refuse("the file uses an entity of its own")
        }
        let status = file.bytes.withUnsafeBytes { bytes in
            XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
        }
        if let refusal { return (nil, [refusal]) }
        guard status == XML_STATUS_OK, let root else {
            let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "no XML"
            return (nil, [.malformedTerms("the file is no well-formed XML: \(message)", at: place)])
        }
        return (root, [])
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> ExpatParser? {
        data.map { Unmanaged<ExpatParser>.fromOpaque($0).takeUnretainedValue() }
    }

    private var offset: Int { parser.map { max(0, min(Int(XML_GetCurrentByteIndex($0)), file.bytes.count)) } ?? 0 }
    private var place: SourceLocation { SourceLocation(file, SourceRange(offset, offset)) }

    private func refuse(_ what: String) {
        if refusal == nil { refusal = .refusedXML(what, at: place) }
        XML_StopParser(parser, XML_Bool(0))
    }

    private func begin(
        _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
        guard let name, open.count < Self.deepest else {
            return refuse("the file nests deeper than \(Self.deepest) levels")
        }
        var values: [String: String] = [:]
        var index = 0
        while let key = attributes?[index], let value = attributes?[index + 1] {
            values[String(cString: key)] = String(cString: value)
            index += 2
        }
        let local = String(cString: name).split(separator: ":").last.map(String.init) ?? ""
        let element = XMLElement(name: local, attributes: values, start: offset)
        open.last?.children.append(element)
        if root == nil { root = element }
        open.append(element)
    }

    private func end() {
        guard let element = open.popLast() else { return }
        // Markup inside a term, such as a highlighted word, is part of its text.
        if Self.inline.contains(element.name) { open.last?.rawText += element.rawText }
    }

    private static let inline: Set<String> = ["hi", "foreign", "ec", "sc", "ph", "bpt", "ept", "it"]

    private func add(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
        guard let bytes, let element = open.last else { return }
        element.rawText += bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
            String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
        }
    }
}
