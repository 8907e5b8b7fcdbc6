import FoundationAdditions

/// A document of the user: it reads itself from a file and writes itself back.
///
/// Subclass it and override ``contents(forType:)`` and ``load(fromContents:ofType:)``. Here files are read and written at
/// once, on the main thread; nobody else changes them, so there are no conflicts, no versions and no file coordination,
/// and nothing is saved by itself.
///
/// - Note: Source: documented (reference of the type).
#if CHECKING
    @objc
#endif
@available(iOS 5.0, *)
open class UIDocument: _UIObject {
    /// What a document is in.
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Takes bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Open, and nothing is wrong.
        public static let normal: State = []
        /// Not open, or not read well.
        public static let closed = State(rawValue: 1)
        /// There are versions that contradict each other.
        public static let inConflict = State(rawValue: 2)
        /// It could not be written.
        public static let savingError = State(rawValue: 4)
        /// The user shall not change it now.
        public static let editingDisabled = State(rawValue: 8)
        /// It is being fetched or sent.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// Why a document is written.
    #if CHECKING
        @objc(UIDocumentSaveOperation)
    #endif
    public enum SaveOperation: Int, Sendable {
        /// For the first time.
        case forCreating
        /// Over what is there.
        case forOverwriting
    }

    /// What has happened to a document since it was written.
    #if CHECKING
        @objc(UIDocumentChangeKind)
    #endif
    public enum ChangeKind: Int, Sendable {
        /// A change.
        case done
        /// A change was taken back.
        case undone
        /// A change was made again.
        case redone
        /// All changes were written.
        case cleared
    }

    /// Posted when ``documentState`` has changed.
    public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// Where the document is.
    public private(set) var fileURL: URL
    /// The name that the user sees.
    open dynamic var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The name of the type of its file.
    open dynamic var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
    /// When the file was last written, as far as the document knows.
    open dynamic var fileModificationDate: Date?
    /// What the document is in.
    public private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// True if there are changes that are not written.
    open private(set) var hasUnsavedChanges = false
    /// Keeps how to undo changes.
    open dynamic var undoManager: UndoManager! = UndoManager()
    /// What the user does with it.
    open dynamic var userActivity: NSUserActivity?

    /// Makes a document of a file, which need not exist yet. It is closed.
    public init(fileURL url: URL) {
        fileURL = url
        super.init(())
    }

    /// Overridden to read the document from what its file holds: `Data`, or a `FileWrapper` for a folder.
    ///
    /// - Throws: What is wrong with it; the document stays closed then.
    @nonobjc open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// Overridden to give what is to be written: `Data` or a `FileWrapper`.
    @nonobjc open func contents(forType typeName: String) throws -> Any { Data() }

    /// Reads the file. The answer comes before the method returns here, on a device after it.
    open dynamic func open(completionHandler: ((Bool) -> Void)? = nil) {
        do {
            let wrapper = try FileWrapper(url: fileURL)
            try load(fromContents: wrapper.regularFileContents ?? wrapper, ofType: fileType)
            documentState = .normal
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: false)
            documentState = .closed
            completionHandler?(false)
        }
    }
    /// Writes what has changed, and closes the document.
    open dynamic func close(completionHandler: ((Bool) -> Void)? = nil) {
        let finish = { (isWritten: Bool) in
            self.documentState = .closed
            completionHandler?(isWritten)
        }
        if hasUnsavedChanges { autosave(completionHandler: finish) } else { finish(true) }
    }
    /// Writes the document to a file.
    open dynamic func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        do {
            let contents = try contents(forType: fileType ?? "")
            try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
            fileURL = url
            hasUnsavedChanges = false
            documentState = .normal
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: false)
            documentState.insert(.savingError)
            completionHandler?(false)
        }
    }
    /// Writes the document where it is, if it has changed.
    open dynamic func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }
    /// Writes what ``contents(forType:)`` gave.
    ///
    /// - Throws: What the file system has against it.
    @nonobjc open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        if let data = contents as? Data {
            try data.write(to: url, options: .atomic)
        } else if let wrapper = contents as? FileWrapper {
            try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        }
    }
    /// Says that the document has changed.
    open dynamic func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
    /// Overridden to tell the user. It does nothing here.
    open dynamic func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
    /// Called when the user shall not change the document for a while.
    open dynamic func disableEditing() {}
    /// Called when the user may change it again.
    open dynamic func enableEditing() {}
}

/// Shows the user's files. Here it shows nothing: what the user would choose comes from nowhere.
///
/// - Note: Source: documented (reference of the type).
#if CHECKING
    @objc
#endif
@available(iOS 11.0, *)
open class UIDocumentBrowserViewController: UIViewController {
    /// How a file comes into the browser's folder.
    #if CHECKING
        @objc(UIDocumentBrowserImportMode)
    #endif
    public enum ImportMode: UInt, Sendable {
        /// Not at all.
        case none
        /// As a copy.
        case copy
        /// The file itself.
        case move
    }

    /// Gets what the user chooses.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// True if there is a button for a new document.
    open dynamic var allowsDocumentCreation = true
    /// True if several can be chosen.
    open dynamic var allowsPickingMultipleItems = true

    /// Makes a browser for types of files; nil for those that the app declares.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a browser as a storyboard does.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Reads a browser from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a file, and takes it in if asked to. Here the answer is the file as it is, at once.
    open dynamic func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { completion?(url, nil) }
    /// Takes a file into the folder that the user sees. Here the answer is the file as it is, at once.
    open dynamic func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { completion(documentURL, nil) }
}
