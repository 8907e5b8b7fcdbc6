import ContentHash

/// The theme's files under names that tell their content, so that a browser may keep them for ever.
package struct SiteAssets: Sendable, Hashable {
    private var paths: [String: String] = [:]
    /// In the order of their names.
    package private(set) var files: [OutputFile] = []

    package init() {}

    /// - Parameter files: name in the theme's folder, such as `style.css`, and bytes.
    package init(_ files: [(name: String, bytes: [UInt8])]) {
        for (name, bytes) in files.sorted(by: { $0.name < $1.name }) {
            let parts = name.split(separator: ".", maxSplits: 1)
            let path = "assets/\(parts[0]).\(ContentHash(bytes).short).\(parts.count > 1 ? parts[1] : "")"
            paths[name] = path
            self.files.append(OutputFile(path: path, bytes: bytes))
        }
    }

    /// The path under the site's root; by its plain name where the theme has no such file.
    package func path(of name: String) -> String { paths[name] ?? "assets/\(name)" }
}
