// expect: ok mode=5,6
import UIKit

@MainActor
func currentRoot() -> UIViewController? {
    UIApplication.shared.delegate?.window??.rootViewController
        ?? UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .first { $0.activationState == .foregroundActive }?
            .keyWindow?.rootViewController
}

@MainActor
func forward(_ scene: UIScene) {
    scene.delegate?.sceneDidBecomeActive?(scene)
    UIApplication.shared.delegate?.applicationDidBecomeActive?(UIApplication.shared)
    let name = #selector(UIApplicationDelegate.applicationDidEnterBackground(_:))
    print(name, #selector(UIView.layoutSubviews))
}
