// expect: ok mode=5,6
import Observation
import SwiftUI

@Observable
@MainActor
final class Library {
    var books: [Book] = []
    var selection: Book.ID?

    func add(_ title: String) { books.append(Book(title: title)) }
}

struct Book: Identifiable, Hashable {
    let id = UUID()
    var title: String
}

@main
struct LibraryApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            BookList().environment(library)
        }
        .defaultSize(width: 800, height: 600)
    }
}

struct BookList: View {
    @Environment(Library.self) private var library
    @Environment(\.scenePhase) private var phase

    var body: some View {
        @Bindable var library = library
        NavigationSplitView {
            List(library.books, selection: $library.selection) { book in
                Text(book.title)
            }
        } detail: {
            if let id = library.selection, let book = library.books.first(where: { $0.id == id }) {
                Text(book.title).font(.title)
            } else {
                ContentUnavailableView("No book", systemImage: "book")
            }
        }
        .onChange(of: phase, initial: true) { old, new in
            print("\(old) → \(new)")
        }
    }
}
