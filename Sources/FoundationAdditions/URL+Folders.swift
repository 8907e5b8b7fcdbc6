/// The folders of the user's domain that Linux's Foundation does not name.
@available(iOS 16.0, *)
extension URL {
    /// The folder of what the user made.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of what can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of what the app needs and the user does not see.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder that holds the app's own folders.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        let folders = FileManager.default.urls(for: directory, in: .userDomainMask)
        return folders.first ?? URL(fileURLWithPath: NSTemporaryDirectory())
    }
}
