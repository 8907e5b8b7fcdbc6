import FoundationAdditions

/// A type of file or data, by the name that systems know it by.
///
/// Here a type is its name: it knows no tags, and what it conforms to only if it was told.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct UTType: Hashable, Sendable, Codable {
    /// The name, such as `public.plain-text`.
    public let identifier: String
    private let parents: [String]

    /// Takes the name of a known type; nil for a text without a dot, which is no name of a type.
    public init?(_ identifier: String) {
        guard identifier.contains(".") else { return nil }
        self.init(known: identifier)
    }
    /// Takes a type that the app declares in its information property list.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier, parentType.map { [$0] } ?? [])
    }
    /// Takes a type that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier, parentType.map { [$0] } ?? [])
    }
    /// Takes the type of files with an extension; nil if it is none of those that are declared here.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let known: [String: UTType] = [
            "txt": .plainText, "json": .json, "pdf": .pdf, "png": .png, "jpeg": .jpeg, "jpg": .jpeg, "html": .html,
            "xml": .xml, "zip": .zip, "mp3": .mp3, "mov": .quickTimeMovie, "rtf": .rtf, "csv": .commaSeparatedText,
        ]
        guard let type = known[filenameExtension.lowercased()] else { return nil }
        self = type
    }

    private init(known identifier: String, _ parents: [UTType] = []) {
        self.identifier = identifier
        self.parents = parents.flatMap { [$0.identifier] + $0.parents }
    }

    /// True for the type itself and for those that it conforms to.
    public func conforms(to type: UTType) -> Bool { self == type || parents.contains(type.identifier) }
    /// True for those that the type conforms to, without itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// True if the other is a subtype of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Two types are one if their names are.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
    /// Puts the name in.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// Everything that is a thing of its own: files, folders, what is on the pasteboard.
    public static let item = UTType(known: "public.item")
    /// What a user calls a document.
    public static let content = UTType(known: "public.content", [.item])
    /// Bytes.
    public static let data = UTType(known: "public.data", [.item])
    /// A folder, or a package that looks like a file.
    public static let directory = UTType(known: "public.directory", [.item])
    /// A folder that the user sees as one.
    public static let folder = UTType(known: "public.folder", [.directory])
    /// A folder that looks like a file.
    public static let package = UTType(known: "com.apple.package", [.directory])
    /// An address.
    public static let url = UTType(known: "public.url", [.data])
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url", [.url])
    /// Text of any kind.
    public static let text = UTType(known: "public.text", [.data, .content])
    /// Text without styles, in any encoding.
    public static let plainText = UTType(known: "public.plain-text", [.text])
    /// Text without styles, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text", [.plainText])
    /// Text with styles, in the Rich Text Format.
    public static let rtf = UTType(known: "public.rtf", [.text])
    /// A page of the web.
    public static let html = UTType(known: "public.html", [.text])
    /// XML.
    public static let xml = UTType(known: "public.xml", [.text])
    /// JSON.
    public static let json = UTType(known: "public.json", [.text])
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list", [.data])
    /// Source text of a program.
    public static let sourceCode = UTType(known: "public.source-code", [.plainText])
    /// Source text in Swift.
    public static let swiftSource = UTType(known: "public.swift-source", [.sourceCode])
    /// A table of values separated by commas.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text", [.text])
    /// A picture of any kind.
    public static let image = UTType(known: "public.image", [.data, .content])
    /// A picture as JPEG.
    public static let jpeg = UTType(known: "public.jpeg", [.image])
    /// A picture as PNG.
    public static let png = UTType(known: "public.png", [.image])
    /// A picture as GIF.
    public static let gif = UTType(known: "com.compuserve.gif", [.image])
    /// A picture as HEIC.
    public static let heic = UTType(known: "public.heic", [.image])
    /// A picture as SVG.
    public static let svg = UTType(known: "public.svg-image", [.image])
    /// A document as PDF.
    public static let pdf = UTType(known: "com.adobe.pdf", [.data, .content])
    /// Sound and moving pictures.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content", [.data, .content])
    /// A moving picture, with or without sound.
    public static let movie = UTType(known: "public.movie", [.audiovisualContent])
    /// A moving picture without sound.
    public static let video = UTType(known: "public.video", [.movie])
    /// A moving picture in the QuickTime format.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie", [.movie])
    /// Sound.
    public static let audio = UTType(known: "public.audio", [.audiovisualContent])
    /// Sound as MP3.
    public static let mp3 = UTType(known: "public.mp3", [.audio])
    /// Files packed into one.
    public static let archive = UTType(known: "public.archive", [.data])
    /// Files packed as ZIP.
    public static let zip = UTType(known: "com.pkware.zip-archive", [.archive])
    /// A card of an address book.
    public static let vCard = UTType(known: "public.vcard", [.text])
    /// An entry of a calendar.
    public static let calendarEvent = UTType(known: "public.calendar-event", [.content])
}
