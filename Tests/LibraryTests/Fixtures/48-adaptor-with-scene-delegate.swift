// expect: ok mode=5,6
import SwiftUI
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication {
            configuration.delegateClass = SceneDelegate.self
        }
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
    @Published var lastShortcut: String?

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        lastShortcut = shortcutItem.type
        return true
    }

    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        print(windowScene.effectiveGeometry.interfaceOrientation.isLandscape)
    }
}

@main
struct ShortcutApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { RootView() }
    }
}

struct RootView: View {
    @EnvironmentObject private var sceneDelegate: SceneDelegate

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(sceneDelegate.lastShortcut ?? "none")
            Button("Settings") {
                guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
                UIApplication.shared.open(url)
            }
        }
        .onOpenURL { print($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { print($0.webpageURL as Any) }
    }
}
