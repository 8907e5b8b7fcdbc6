// expect: ok mode=5,6
import SwiftUI

@main
struct TrackerApp: App {
    @StateObject private var store = EntryStore()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationView { EntryList() }
                    .tabItem { Label("Entries", systemImage: "list.bullet") }
                SettingsForm()
                    .tabItem { Label("Settings", systemImage: "gear") }
            }
            .environmentObject(store)
        }
        .onChange(of: scenePhase) { phase in
            if phase == .background { store.save() }
        }
    }
}

final class EntryStore: ObservableObject {
    @Published var entries: [String] = []
    func save() { UserDefaults.standard.set(entries, forKey: "entries") }
}

struct EntryList: View {
    @EnvironmentObject var store: EntryStore
    @State private var isAdding = false

    var body: some View {
        List {
            ForEach(store.entries, id: \.self) { entry in
                Text(entry).font(.headline).padding(.vertical, 4)
            }
            .onDelete { store.entries.remove(atOffsets: $0) }
        }
        .listStyle(.plain)
        .navigationTitle("Entries")
        .toolbar { Button { isAdding = true } label: { Image(systemName: "plus") } }
        .sheet(isPresented: $isAdding) { Text("New entry") }
    }
}

struct SettingsForm: View {
    @AppStorage("sound") private var sound = true
    @SceneStorage("tab") private var tab = 0

    var body: some View {
        Form {
            Toggle("Sound", isOn: $sound)
            Stepper("Tab \(tab)", value: $tab, in: 0...3)
        }
    }
}
