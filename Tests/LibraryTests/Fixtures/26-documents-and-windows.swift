// expect: ok mode=5,6
import SwiftUI

@main
struct WriterApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: TextFile()) { file in
            TextEditor(text: file.$document.text)
        }
        WindowGroup(id: "detail", for: UUID.self) { $id in
            if let id { Text(id.uuidString) }
        }
        .handlesExternalEvents(matching: ["detail"])
        .backgroundTask(.appRefresh("refresh")) { await refresh() }
    }
}

func refresh() async {}

struct TextFile: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {
        if let data = configuration.file.regularFileContents { text = String(decoding: data, as: UTF8.self) }
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
