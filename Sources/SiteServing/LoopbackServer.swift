import CMicroHTTPD
import Foundation

/// Serves a folder, or what is made as it is asked for, at 127.0.0.1 through libmicrohttpd.
package final class LoopbackServer: @unchecked Sendable {
    private let answer: @Sendable (String, AcceptedEncodings) -> StaticFolder.Answer
    private var daemon: OpaquePointer?
    package private(set) var port: UInt16 = 0

    package init(folder: StaticFolder) { answer = { folder.answer($0, $1) } }

    /// - Parameter bytes: what stands at a path under the root, such as `de/index.html`; nil where nothing does.
    package init(_ bytes: @escaping @Sendable (String) -> [UInt8]?) {
        answer = { path, _ in StaticFolder.answer(path, bytes) }
    }

    deinit { stop() }

    /// - Parameter wanted: the port; when it is taken a free one is used.
    /// - Returns: false when no port could be had.
    package func start(port wanted: UInt16) -> Bool {
        for candidate in [wanted, 0] {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = candidate.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let context = Unmanaged.passUnretained(self).toOpaque()
            daemon = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    lifecycle_start_loopback(candidate, $0, handleRequest, context)
                }
            }
            guard let daemon else { continue }
            port = lifecycle_bound_port(daemon)
            return true
        }
        return false
    }

    package func stop() {
        if let daemon { MHD_stop_daemon(daemon) }
        daemon = nil
    }

    fileprivate func respond(_ connection: OpaquePointer?, path: String, method: String) -> MHD_Result {
        guard method == "GET" || method == "HEAD" else {
            return send(connection, status: 405, Data("Only GET and HEAD.\n".utf8), type: "text/plain; charset=utf-8")
        }
        let encodings = AcceptedEncodings(Self.header("Accept-Encoding", of: connection))
        return send(connection, status: 200, answer(path, encodings))
            ?? send(connection, status: 404, answer("/404.html", encodings))
            ?? send(connection, status: 404, Data("Not found.\n".utf8), type: "text/plain; charset=utf-8")
    }

    private static func header(_ name: String, of connection: OpaquePointer?) -> String {
        lifecycle_header(connection, name).map { String(cString: $0) } ?? ""
    }

    /// Nil where there is nothing to send.
    private func send(_ connection: OpaquePointer?, status: UInt32, _ answer: StaticFolder.Answer) -> MHD_Result? {
        switch answer {
        case .file(let file, let type, let encoding):
            FileManager.default.contents(atPath: file).map {
                send(connection, status: status, $0, type: type, ["Content-Encoding": encoding])
            }
        case .bytes(let bytes, let type): send(connection, status: status, Data(bytes), type: type)
        case .redirect(let target):
            status == 200
                ? send(connection, status: 301, Data(), type: "text/plain", ["Location": target]) : nil
        case .notFound: nil
        }
    }

    private func send(
        _ connection: OpaquePointer?, status: UInt32, _ data: Data, type: String,
        _ headers: [String: String?] = [:]
    ) -> MHD_Result {
        let response = data.withUnsafeBytes { lifecycle_copy_response($0.baseAddress, $0.count) }
        guard let response else { return lifecycle_refuse() }
        defer { MHD_destroy_response(response) }
        MHD_add_response_header(response, "Content-Type", type)
        MHD_add_response_header(response, "X-Content-Type-Options", "nosniff")
        MHD_add_response_header(response, "Cache-Control", "no-cache")
        MHD_add_response_header(response, "Vary", "Accept-Encoding")
        for case let (name, value?) in headers { MHD_add_response_header(response, name, value) }
        return MHD_queue_response(connection, status, response)
    }
}

private let handleRequest: MHD_AccessHandlerCallback = { context, connection, url, method, _, _, _, _ in
    guard let context, let url, let method else { return lifecycle_refuse() }
    let server = Unmanaged<LoopbackServer>.fromOpaque(context).takeUnretainedValue()
    // libmicrohttpd has decoded the path already; decoding it again would let `%252e` through as a dot.
    let path = String(cString: url).addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "/"
    return server.respond(connection, path: path, method: String(cString: method))
}
