// expect: ok mode=5,6
import SwiftUI

@main
struct NotesApp: App {
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var store = Store()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(store)
        }
        .onChange(of: scenePhase) { oldPhase, newPhase in
            if newPhase == .background { store.save() }
        }
        .commands { SidebarCommands() }
    }
}

@MainActor
final class Store: ObservableObject {
    @Published var notes: [Note] = []
    func save() {}
}

struct Note: Identifiable, Hashable {
    let id = UUID()
    var title: String
}

struct ContentView: View {
    @EnvironmentObject private var store: Store
    @State private var isAdding = false
    @SceneStorage("selection") private var selection: String?

    var body: some View {
        NavigationStack {
            List {
                ForEach(store.notes) { note in
                    NavigationLink(value: note) {
                        Label(note.title, systemImage: "note")
                    }
                }
                .onDelete { store.notes.remove(atOffsets: $0) }
            }
            .navigationTitle("Notes")
            .navigationDestination(for: Note.self) { note in
                Text(note.title).font(.title).padding()
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { isAdding = true }
                }
            }
            .sheet(isPresented: $isAdding) { Text("New").onDisappear { selection = nil } }
        }
        .onOpenURL { url in selection = url.lastPathComponent }
    }
}
