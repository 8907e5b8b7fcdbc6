// expect: warning "nearly matches optional requirement" mode=5,6
import UIKit

final class SceneDelegate: UIResponder, UISceneDelegate {
    func sceneDidBecomeActiv(_ scene: UIScene) {}
}
