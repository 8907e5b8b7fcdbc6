import UIKit

/// A group of windows, each with a document that the user opened or made.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 14.0, macOS 11.0, *)
public struct DocumentGroup<Document, Content: View> {
    let makeDocumentContent: @MainActor () -> Content?

    /// Makes a document group in which the user creates and edits documents.
    ///
    /// The documents are values, with a type that is a `FileDocument`, or objects, with a class that is a
    /// `ReferenceFileDocument`.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        makeDocumentContent = {
            editor(FileDocumentConfiguration(document: .constant(newDocument()), fileURL: nil, isEditable: true))
        }
    }
    /// Makes a document group in which the user views documents but can't change them; the documents are values.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        makeDocumentContent = { nil }
    }
    /// Makes a document group in which the user creates and edits documents.
    ///
    /// The documents are values, with a type that is a `FileDocument`, or objects, with a class that is a
    /// `ReferenceFileDocument`.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        makeDocumentContent = {
            editor(ReferenceFileDocumentConfiguration(document: newDocument(), fileURL: nil, isEditable: true))
        }
    }
}

@available(iOS 14.0, macOS 11.0, *)
extension DocumentGroup: _PrimitiveScene {}

/// A document that is a value.
@available(iOS 14.0, macOS 11.0, *)
public protocol FileDocument {
    /// The types that it reads.
    static var readableContentTypes: [UTType] { get }
    /// Reads it.
    init(configuration: ReadConfiguration) throws
    /// Writes it.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    /// What is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// A document that is an object.
@available(iOS 14.0, macOS 11.0, *)
public protocol ReferenceFileDocument: ObservableObject {
    /// What is written.
    associatedtype Snapshot
    /// The types that it reads.
    static var readableContentTypes: [UTType] { get }
    /// Reads it.
    init(configuration: ReadConfiguration) throws
    /// Takes what is to be written.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Writes it.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
    /// What is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// What is read.
@available(iOS 14.0, macOS 11.0, *)
public struct FileDocumentReadConfiguration {
    /// The type.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// What is written.
@available(iOS 14.0, macOS 11.0, *)
public struct FileDocumentWriteConfiguration {
    /// The type.
    public let contentType: UTType
    /// The file as it was.
    public let existingFile: FileWrapper?
}

/// A document that is a value, as the structure gets it.
@available(iOS 14.0, macOS 11.0, *)
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// The file.
    public var fileURL: URL?
    /// True if it can be changed.
    public var isEditable: Bool

    init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
        _document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

/// A document that is an object, as the structure gets it.
@available(iOS 14.0, macOS 11.0, *)
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    public var document: Document
    /// The file.
    public var fileURL: URL?
    /// True if it can be changed.
    public var isEditable: Bool
}
