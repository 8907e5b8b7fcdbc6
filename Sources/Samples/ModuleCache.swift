import ContentHash

/// Where compilers keep the modules of C headers.
package enum ModuleCache {
    /// The files in it say where they were made and are refused elsewhere, so that a folder that was moved gets another.
    package static func path(in cacheFolder: String) -> String {
        "\(cacheFolder)/modules/\(ContentHash(parts: [cacheFolder]))"
    }
}
