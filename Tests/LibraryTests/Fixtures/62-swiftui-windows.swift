// expect: ok mode=5,6
import SwiftUI

@main
struct MailApp: App {
    var body: some Scene {
        WindowGroup { Inbox() }
            .handlesExternalEvents(matching: ["inbox"])
        WindowGroup(id: "message", for: Int.self) { $id in
            Text("Message \(id ?? 0)")
        }
        .handlesExternalEvents(matching: ["message"])
        WindowGroup("Compose", id: "compose") { Text("Compose") }
    }
}

struct Inbox: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @Environment(\.openURL) private var openURL

    var body: some View {
        List(0..<20, id: \.self) { number in
            Button("Message \(number)") {
                if supportsMultipleWindows { openWindow(id: "message", value: number) }
            }
            .swipeActions { Button("Delete", role: .destructive) {} }
        }
        .handlesExternalEvents(preferring: ["inbox"], allowing: ["*"])
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button { openWindow(id: "compose") } label: { Label("Compose", systemImage: "square.and.pencil") }
            }
        }
        .onDisappear { dismissWindow(id: "compose") }
        .onAppear { openURL(URL(fileURLWithPath: "/")) }
    }
}
