// expect: compiles=5,6
import UIKit

extension UINavigationController {
    open override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    override open var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? false }
}

extension UITabBarController {
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selectedViewController?.supportedInterfaceOrientations ?? .portrait
    }
}

extension UINavigationBar {
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 64) }
}

final class LayoutWatcher: UIViewController {
    let selectors = [
        #selector(UIView.layoutSubviews), #selector(UIView.sizeThatFits(_:)), #selector(getter: UIViewController.title),
    ]
    let keyPaths = [#keyPath(UIView.frame), #keyPath(UIViewController.title)]
}
