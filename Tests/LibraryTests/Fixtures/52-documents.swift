// expect: ok mode=5,6
import UIKit

class NoteDocument: UIDocument {
    var text = ""

    override func contents(forType typeName: String) throws -> Any {
        return Data(text.utf8)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data else { return }
        text = String(data: data, encoding: .utf8) ?? ""
    }
}

class BrowserController: UIDocumentBrowserViewController, UIDocumentBrowserViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        allowsDocumentCreation = true
        allowsPickingMultipleItems = false
    }

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        guard let url = documentURLs.first else { return }
        open(url)
    }

    func open(_ url: URL) {
        let document = NoteDocument(fileURL: url)
        document.open { success in
            if success { print(document.text, document.documentState == .normal) }
        }
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ app: UIApplication, open inputURL: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard inputURL.isFileURL else { return false }
        guard let browser = window?.rootViewController as? BrowserController else { return false }
        browser.revealDocument(at: inputURL, importIfNeeded: true) { revealed, error in
            guard error == nil, let revealed = revealed else { return }
            browser.open(revealed)
        }
        return true
    }
}
