import FoundationAdditions

/// Text with attributes that views lay out. Here nothing is laid out.
#if CHECKING
    @objc
#endif
@available(iOS 7.0, *)
open class NSTextStorage: NSMutableAttributedString {}

extension NSAttributedString {
    /// What a text with attributes is written as.
    @available(iOS 7.0, *)
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name that files know it by.
        public var rawValue: String
        /// Takes such a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text in a folder with its pictures.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// A page of the web.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// How a document is to be read.
    @available(iOS 7.0, *)
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The key as text.
        public var rawValue: String
        /// Takes such a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// What the document is written as.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of its text, as a number.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of what has none.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads a document. Here only plain text can be read.
    ///
    /// - Throws: An error for every other kind of document.
    @available(iOS 7.0, *)
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        guard type == .plain, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.init(string: text)
    }

    /// Reads a document from a file. Here only plain text can be read.
    ///
    /// - Throws: An error for every other kind of document, or if the file can't be read.
    @available(iOS 9.0, *)
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}
