// expect: ok mode=5,6
import SwiftUI

struct PhaseView: View {
    @Environment(\.scenePhase) var phase

    var body: some View {
        Text("Phase")
            .onChange(of: phase) { newPhase in
                switch newPhase {
                case .active: print("active")
                case .inactive: print("inactive")
                case .background: print("background")
                @unknown default: break
                }
            }
    }
}

struct QuietApp: App {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
        WindowGroup { PhaseView() }
            .onChange(of: phase) { newValue in print(newValue) }
            .onChange(of: phase) { print("changed") }
    }
}
