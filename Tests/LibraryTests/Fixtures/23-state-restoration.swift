// expect: ok mode=5,6
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(1, forKey: "version")
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        coder.decodeInteger(forKey: "version") == 1
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { nil }
}

class DocumentController: UIViewController {
    var name = ""
    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["name": name])
    }
}

final class Bookmark: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    let title: String
    init(title: String) { self.title = title }
    required init?(coder: NSCoder) { title = coder.decodeObject(forKey: "title") as? String ?? "" }
    func encode(with coder: NSCoder) { coder.encode(title, forKey: "title") }
}
