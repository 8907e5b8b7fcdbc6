// expect: ok mode=5,6
import SwiftUI

@main
struct MyApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: MyAppDelegate

    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

@MainActor
class MyAppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var token = ""

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication { configuration.delegateClass = MySceneDelegate.self }
        return configuration
    }
}

@MainActor
class MySceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
    @Published var action: String?

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        action = shortcutItem.type
        return true
    }
}

struct ContentView: View {
    @EnvironmentObject private var appDelegate: MyAppDelegate
    @EnvironmentObject private var sceneDelegate: MySceneDelegate

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(appDelegate.token)
            TextField("Token", text: $appDelegate.token)
            if let action = sceneDelegate.action { Text(action) } else { ProgressView() }
        }
    }
}
