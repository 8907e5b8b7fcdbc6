// expect: ok mode=5,6
import SwiftUI

class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {}
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

@main
struct MacApp: App {
    @NSApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
    var body: some Scene {
        Window("Main", id: "main") { Text("Mac") }
        Settings { Text("Settings") }
        MenuBarExtra("Extra", systemImage: "star") { Button("Quit") { NSApplication.shared.terminate(nil) } }
    }
}
