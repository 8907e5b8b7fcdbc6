import Foundation
import SiteServing

extension BuildSite {
    /// `serve`: the site's folder at a loopback address, until Ctrl-C.
    static func serve(_ invocation: Invocation) -> Exit {
        let output = options(invocation, writes: false).output
        guard let folder = StaticFolder(output) else {
            Console.error("build-site: there is no folder '\(output)'. Build the site first: 'make site'.")
            return .couldNotRun
        }
        let wanted = UInt16(clamping: invocation["--port"].flatMap(Int.init) ?? 8000)
        let server = LoopbackServer(folder: folder)
        // The signals are waited for below, on this thread; the server's thread inherits the mask.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        guard server.start(port: wanted) else {
            Console.error("build-site: no loopback port could be opened.")
            return .couldNotRun
        }
        if server.port != wanted { Console.error("build-site: port \(wanted) is taken; using \(server.port).") }
        Console.print("http://127.0.0.1:\(server.port)/  (Ctrl-C ends it)")
        var received: Int32 = 0
        sigwait(&signals, &received)
        server.stop()
        return .clean
    }
}
