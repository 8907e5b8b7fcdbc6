/// A file or a folder, in memory.
///
/// Here it is what the app made it of: it is read from the disk when it is made from a URL, and watches nothing.
///
/// - Note: Source: documented (reference of the type).
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 4.0, macOS 10.6, *)
open class FileWrapper: NSObject {
    /// The data of a file; nil for a folder.
    open private(set) var regularFileContents: Data?
    /// The files of a folder by their names; nil for a file.
    open private(set) var fileWrappers: [String: FileWrapper]?
    /// The name that it was read with.
    open var filename: String?
    /// The name that it is to be written with.
    open var preferredFilename: String?

    /// Takes the data of a file.
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    /// Takes the files of a folder, by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        fileWrappers = childrenByPreferredName
    }
    /// Reads a file, or a folder with all that is in it.
    ///
    /// - Throws: What the file system has against it.
    public init(url: URL, options: ReadingOptions = []) throws {
        filename = url.lastPathComponent
        super.init()
        var isFolder = false
        if let values = try? FileManager.default.attributesOfItem(atPath: url.path) {
            isFolder = values[.type] as? FileAttributeType == .typeDirectory
        }
        guard isFolder else {
            regularFileContents = try Data(contentsOf: url)
            return
        }
        var files: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
            files[name] = try FileWrapper(url: url.appendingPathComponent(name))
        }
        fileWrappers = files
    }

    /// True for a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// True for a file.
    open var isRegularFile: Bool { regularFileContents != nil }

    /// Puts a file into the folder.
    ///
    /// - Returns: The name that it got: another than it prefers if that is taken.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? child.filename ?? "untitled"
        var name = wanted
        var number = 2
        while fileWrappers?[name] != nil {
            name = "\(wanted) \(number)"
            number += 1
        }
        fileWrappers?[name] = child
        return name
    }
    /// Takes a file out of the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }

    /// Writes the file or the folder.
    ///
    /// - Throws: What the file system has against it.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if let regularFileContents {
            try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
            return
        }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, file) in fileWrappers ?? [:] {
            try file.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
        }
    }

    /// How to read. All is read at once here.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Takes bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Read all at once.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Don't map files into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How to write.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Takes bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Write beside the old file first.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Take the names that were written for those of the wrappers.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }
}
