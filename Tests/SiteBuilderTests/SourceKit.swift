import Foundation

/// The compiler's own service for editors, asked what stands at a place. Its library comes with the toolchain, its header
/// doesn't: the few functions are looked up by name.
final class SourceKit: @unchecked Sendable {
    private typealias Object = OpaquePointer
    private let createRequest:
        @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Object?
    private let send: @convention(c) (Object) -> Object?
    private let describe: @convention(c) (Object) -> UnsafeMutablePointer<CChar>?
    private let dispose: @convention(c) (Object) -> Void
    private let release: @convention(c) (Object) -> Void

    /// - Parameter toolchain: its `usr` folder.
    /// - Returns: nil when the library or one of its functions isn't there.
    init?(toolchain: String) {
        guard let library = dlopen("\(toolchain)/lib/libsourcekitdInProc.so", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let initialize = function("sourcekitd_initialize", (@convention(c) () -> Void).self),
            let createRequest = function(
                "sourcekitd_request_create_from_yaml",
                (@convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Object?)
                    .self),
            let send = function("sourcekitd_send_request_sync", (@convention(c) (Object) -> Object?).self),
            let describe = function(
                "sourcekitd_response_description_copy", (@convention(c) (Object) -> UnsafeMutablePointer<CChar>?).self),
            let dispose = function("sourcekitd_response_dispose", (@convention(c) (Object) -> Void).self),
            let release = function("sourcekitd_request_release", (@convention(c) (Object) -> Void).self)
        else { return nil }
        (self.createRequest, self.send, self.describe, self.dispose, self.release) = (
            createRequest, send, describe, dispose, release
        )
        initialize()
    }

    /// The symbols that the name at `offset` of `file` denotes: its own, those that it overrides, those beside it.
    /// - Parameter arguments: of the compiler, the files included.
    func symbols(at offset: Int, of file: String, arguments: [String]) -> Set<String> {
        let request = """
            key.request: source.request.cursorinfo
            key.sourcefile: \(quoted(file))
            key.offset: \(offset)
            key.compilerargs: [\(arguments.map(quoted).joined(separator: ", "))]
            """
        guard let object = createRequest(request, nil) else { return [] }
        defer { release(object) }
        guard let response = send(object) else { return [] }
        defer { dispose(response) }
        guard let text = describe(response) else { return [] }
        defer { free(text) }
        return usrs(in: String(cString: text))
    }

    private func quoted(_ text: String) -> String {
        "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
    }

    private func usrs(in description: String) -> Set<String> {
        var found: Set<String> = []
        for part in description.components(separatedBy: "key.usr: \"").dropFirst() {
            // A member of a protocol as a type has it: `s:…::SYNTHESIZED::s:…`.
            let usr = part.prefix { $0 != "\"" }
            found.insert(usr.components(separatedBy: "::SYNTHESIZED::")[0])
        }
        return found
    }
}
