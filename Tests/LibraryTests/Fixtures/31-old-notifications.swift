// expect: error "has been renamed to" mode=5
import UIKit

class KeyboardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillShow), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
        center.addObserver(self, selector: #selector(KeyboardViewController.changed(notification:)), name: .example, object: nil)
    }

    @objc func keyboardWillShow(notification: NSNotification) {
        if let size = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] { print(size) }
    }

    @objc func changed(notification: Notification) {}
}

extension NSNotification.Name {
    static let example = NSNotification.Name("example")
}
