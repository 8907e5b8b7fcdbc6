// expect: ok mode=5,6
import SwiftUI

@Observable
@MainActor
class AppModel: NSObject, UIApplicationDelegate {
    var launches = 0

    func applicationDidFinishLaunching(_ application: UIApplication) { launches += 1 }
}

@main
struct CounterApp: App {
    @UIApplicationDelegateAdaptor(AppModel.self) private var model

    var body: some Scene {
        WindowGroup {
            CounterView().environment(model)
        }
    }
}

struct CounterView: View {
    @Environment(AppModel.self) private var model
    @State private var count = 0

    var body: some View {
        @Bindable var model = model
        Stepper("Launches", value: $model.launches)
        Button { count += 1 } label: { Text("\(count)") }
            .buttonStyle(.borderedProminent)
    }
}
