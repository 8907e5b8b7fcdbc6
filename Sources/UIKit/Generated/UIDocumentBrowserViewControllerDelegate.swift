// Made by generate-callbacks from Sources/Callbacks/UIDocumentBrowserViewControllerDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that gets the files that the user chooses.
@available(iOS 11.0, *)
@preconcurrency @MainActor
@objc public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Tells which files the user has chosen.
    @objc optional func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])

    /// Asks for a new document. Call the handler with its file, or with nil.
    @objc optional func documentBrowser(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)

    /// Tells that a file was taken in.
    @objc optional func documentBrowser(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)

    /// Tells that a file could not be taken in.
    @objc optional func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

#else

/// The object that gets the files that the user chooses.
@available(iOS 11.0, *)
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Tells which files the user has chosen.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])

    /// Asks for a new document. Call the handler with its file, or with nil.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)

    /// Tells that a file was taken in.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)

    /// Tells that a file could not be taken in.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

/// What holds for a member that a delegate does not implement.
extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) { OptionalRequirement.missing() }

    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void) { OptionalRequirement.missing() }

    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL) { OptionalRequirement.missing() }

    public func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?) { OptionalRequirement.missing() }
}

#endif
