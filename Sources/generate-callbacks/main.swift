import CallbackTable
import Foundation

// Usage: generate-callbacks [SOURCES]. Reads SOURCES/Callbacks/*.yaml and writes SOURCES/<module>/Generated/<protocol>.swift.

let sources = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Sources", isDirectory: true)
let tables = sources.appendingPathComponent("Callbacks")

do {
    let files = try FileManager.default.contentsOfDirectory(at: tables, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "yaml" {
        do {
            let table = try CallbackTable(parsing: String(contentsOf: file, encoding: .utf8))
            let folder = sources.appendingPathComponent("\(table.module)/Generated")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let output = folder.appendingPathComponent("\(table.name).swift")
            if (try? String(contentsOf: output, encoding: .utf8)) != table.swiftFile {
                try Data(table.swiftFile.utf8).write(to: output)
            }
        } catch let error as CallbackTableError {
            FileHandle.standardError.write(Data("\(file.path):\(error.line): error: \(error.description)\n".utf8))
            exit(1)
        }
    }
} catch {
    FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
    exit(2)
}
