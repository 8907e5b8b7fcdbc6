// Makes what `Benchmarks/search` asks: an index of as many entries or pages as are wanted, the same each time.
//
//     benchmark-index lookup ENTRIES FOLDER    glossary.db, and the same entries as a StarDict dictionary
//     benchmark-index site PAGES FOLDER        PAGES in each of five languages, with the search of the site

import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]), ["lookup", "site"].contains(arguments[1]) else {
    FileHandle.standardError.write(Data("usage: benchmark-index lookup|site COUNT FOLDER\n".utf8))
    exit(2)
}
let folder = URL(fileURLWithPath: arguments[3])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
if arguments[1] == "lookup" {
    try writeLookupFiles(count, folder)
} else {
    try writeSite(count, folder)
}
