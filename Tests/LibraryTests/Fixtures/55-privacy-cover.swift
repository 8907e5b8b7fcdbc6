// expect: ok mode=5,6
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var cover: UIView?
    private var left: Date?

    func sceneWillResignActive(_ scene: UIScene) {
        guard let window, cover == nil else { return }
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        blur.frame = window.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(blur)
        cover = blur
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        UIView.animate(withDuration: 0.2, animations: { self.cover?.alpha = 0 }) { _ in
            self.cover?.removeFromSuperview()
            self.cover = nil
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        left = Date()
        UIApplication.shared.isIdleTimerDisabled = false
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        guard let left, Date().timeIntervalSince(left) > 300 else { return }
        window?.rootViewController?.dismiss(animated: false)
        print(UIApplication.shared.isProtectedDataAvailable)
    }
}
