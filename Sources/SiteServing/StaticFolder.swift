import Foundation

/// A folder whose files may be asked for, and no other.
package struct StaticFolder: Sendable {
    /// The folder's own path, without symbolic links.
    private let root: String

    /// Nil when there is no such folder.
    package init?(_ path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        guard let resolved = Self.realPath(path) else { return nil }
        root = resolved
    }

    package enum Answer: Sendable, Equatable {
        /// - Parameter encoding: how the file is compressed; nil for one that isn't.
        case file(path: String, type: String, encoding: String? = nil)
        case bytes([UInt8], type: String)
        case redirect(String)
        case notFound
    }

    /// What stands at a request's path. Encoded dots, symbolic links and absolute paths don't lead out of the folder.
    ///
    /// - Parameter encodings: the compressed forms that may be answered with where they lie beside a file.
    package func answer(_ requestPath: String, _ encodings: AcceptedEncodings = AcceptedEncodings("")) -> Answer {
        let path = requestPath.prefix { $0 != "?" && $0 != "#" }
        guard path.hasPrefix("/"), let decoded = String(path).removingPercentEncoding, !decoded.contains("\0") else {
            return .notFound
        }
        let parts = decoded.split(separator: "/")
        guard !parts.contains(where: { $0 == ".." || $0.hasPrefix(".") || $0.contains("\\") }) else { return .notFound }
        let wanted = ([root] + parts.map(String.init)).joined(separator: "/")
        guard let real = Self.realPath(wanted), real == root || real.hasPrefix(root + "/") else { return .notFound }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder) else { return .notFound }
        if isFolder.boolValue {
            // Relative links of an index page need the slash.
            if !decoded.hasSuffix("/") { return .redirect(Self.encoded(parts)) }
            guard let index = Self.realPath(real + "/index.html"), index.hasPrefix(root + "/") else { return .notFound }
            return file(index, encodings)
        }
        return file(real, encodings)
    }

    private func file(_ path: String, _ encodings: AcceptedEncodings) -> Answer {
        for form in AcceptedEncodings.forms where encodings.accepts(form.name) {
            guard let compressed = Self.realPath("\(path).\(form.ending)"), compressed.hasPrefix(root + "/") else {
                continue
            }
            return .file(path: compressed, type: Self.type(of: path), encoding: form.name)
        }
        return .file(path: path, type: Self.type(of: path))
    }

    /// What `bytes` gives for a request's path; a folder's address leads to its index page.
    static func answer(_ requestPath: String, _ bytes: (String) -> [UInt8]?) -> Answer {
        let path = requestPath.prefix { $0 != "?" && $0 != "#" }
        guard path.hasPrefix("/"), let decoded = String(path).removingPercentEncoding else { return .notFound }
        let parts = decoded.split(separator: "/")
        let wanted = parts.joined(separator: "/")
        if !decoded.hasSuffix("/"), let found = bytes(wanted) { return .bytes(found, type: type(of: wanted)) }
        let index = (parts.map(String.init) + ["index.html"]).joined(separator: "/")
        guard let found = bytes(index) else { return .notFound }
        return decoded.hasSuffix("/") ? .bytes(found, type: type(of: index)) : .redirect(encoded(parts))
    }

    /// The folder's address, made anew from its parts: two slashes at its beginning would name another host.
    private static func encoded(_ parts: [Substring]) -> String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/"))
        return "/" + parts.map { ($0.addingPercentEncoding(withAllowedCharacters: allowed) ?? "") + "/" }.joined()
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "txt": "text/plain; charset=utf-8",
        "xml": "application/xml", "webmanifest": "application/manifest+json", "wasm": "application/wasm",
    ]

    private static func type(of path: String) -> String {
        types[path.split(separator: ".").last.map { $0.lowercased() } ?? ""] ?? "application/octet-stream"
    }
}
