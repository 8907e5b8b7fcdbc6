import UIKit

/// A group of windows, each with a document that the user opened or made.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 14.0, macOS 11.0, *)
public struct DocumentGroup<Document, Content: View> {
    /// Makes what a window shows; nil where a document must be there first.
    let makeDocumentContent: @MainActor () -> (any View)?

    /// Makes a document group in which the user creates and edits documents.
    ///
    /// The documents are values, with a type that is a `FileDocument`, or objects, with a class that is a
    /// `ReferenceFileDocument`.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        makeDocumentContent = { ValueDocumentView(newDocument: newDocument, editor: editor) }
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
        makeDocumentContent = { ObjectDocumentView(newDocument: newDocument, editor: editor) }
    }
}

@available(iOS 14.0, macOS 11.0, *)
extension DocumentGroup: _PrimitiveScene {}

/// A window with a document that is a value: it is made once, and the editor changes it.
private struct ValueDocumentView<Document: FileDocument, Content: View>: View {
    @StateObject private var kept: Kept
    let editor: @MainActor (FileDocumentConfiguration<Document>) -> Content

    final class Kept: ObservableObject {
        @Published var document: Document
        init(_ document: Document) { self.document = document }
    }

    init(
        newDocument: @escaping () -> Document,
        editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) {
        _kept = StateObject(wrappedValue: Kept(newDocument()))
        self.editor = editor
    }

    var body: some View {
        editor(FileDocumentConfiguration(document: $kept.document, fileURL: nil, isEditable: true))
    }
}

/// A window with a document that is an object.
private struct ObjectDocumentView<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject private var document: Document
    let editor: @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(
        newDocument: @escaping () -> Document,
        editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        _document = StateObject(wrappedValue: newDocument())
        self.editor = editor
    }

    var body: some View {
        editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
    }
}

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
    @ObservedObject public var document: Document
    /// The file.
    public var fileURL: URL?
    /// True if it can be changed.
    public var isEditable: Bool
}
