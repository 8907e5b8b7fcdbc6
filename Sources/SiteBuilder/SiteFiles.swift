import Foundation

/// A file of a site on disk, by what its path tells.
struct SiteFile: Sendable {
    /// Under the site's folder.
    var path: String

    private var name: Substring { path.split(separator: "/").last ?? "" }
    private var ending: Substring { name.split(separator: ".").last ?? "" }

    /// False for what hosts and the next build read, and for the compressed forms.
    var isForReaders: Bool {
        !path.hasPrefix(".") && !path.hasPrefix("_") && ending != "gz" && ending != "br"
    }

    /// What a browser asks for and compression makes smaller.
    var isText: Bool { Self.texts.contains(ending) }

    private static let texts: Set<Substring> = [
        "html", "css", "js", "json", "svg", "md", "txt", "xml", "webmanifest",
    ]
}

enum SiteFiles {
    /// The files below a folder, in the order of their paths.
    static func all(in folder: String) -> [SiteFile] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter { !FileSystem.isFolder("\(folder)/\($0)") }.map { SiteFile(path: $0) }
    }
}
