// expect: ok mode=5,6
import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let contentView = ContentView().environment(\.locale, Locale(identifier: "en"))
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: contentView)
            self.window = window
            window.makeKeyAndVisible()
        }
    }
}

struct ContentView: View {
    @State private var selection = 0
    @AppStorage("name") private var name = ""
    @Environment(\.dismiss) private var dismiss
    @FocusState private var isFocused: Bool

    var body: some View {
        TabView(selection: $selection) {
            Form {
                Section("Name") {
                    TextField("Name", text: $name).focused($isFocused)
                    Toggle("On", isOn: .constant(true))
                }
                Section { Picker("Size", selection: $selection) { ForEach(0..<3) { Text("\($0)").tag($0) } } }
            }
            .tabItem { Label("Form", systemImage: "list.bullet") }
            .tag(0)
            ZStack {
                Color.blue.opacity(0.2).ignoresSafeArea()
                VStack(spacing: 12) {
                    Image(systemName: "star").resizable().scaledToFit().frame(width: 40, height: 40).foregroundStyle(.tint)
                    Button("Close", role: .cancel) { dismiss() }
                    RoundedRectangle(cornerRadius: 8).fill(.red).frame(height: 4)
                }
            }
            .tabItem { Text("Second") }
            .tag(1)
            .alert("Sure?", isPresented: .constant(false)) { Button("Yes", role: .destructive) {} } message: { Text("Really") }
        }
        .onAppear { isFocused = true }
        .animation(.easeInOut, value: selection)
    }
}
