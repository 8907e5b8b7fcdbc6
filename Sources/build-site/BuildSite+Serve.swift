import Diagnostics
import Foundation
import SiteBuilder
import SiteServing

extension BuildSite {
    /// `serve`: the site's folder at a loopback address, until Ctrl-C.
    static func serve(_ invocation: Invocation) -> Exit {
        let options = options(invocation, writes: false)
        let server: LoopbackServer
        var live: LiveSite?
        if invocation.has("--live") {
            let site = liveSite(options)
            guard let site else { return .couldNotRun }
            live = site
            server = LoopbackServer { path in path == "live.json" ? site.state : site.bytes(at: path) }
        } else {
            guard let folder = StaticFolder(options.output) else {
                Console.error("build-site: there is no folder '\(options.output)'. Build the site first: 'make site'.")
                return .couldNotRun
            }
            server = LoopbackServer(folder: folder)
        }
        let wanted = UInt16(clamping: invocation["--port"].flatMap(Int.init) ?? 8000)
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
        if let live { watch(live, [options.content, options.theme] + options.sources) }
        Console.print("http://127.0.0.1:\(server.port)/  (Ctrl-C ends it)")
        var received: Int32 = 0
        sigwait(&signals, &received)
        server.stop()
        return .clean
    }

    /// The site as Content has it now; nil when it could not be built at all.
    private static func liveSite(_ options: BuildOptions) -> LiveSite? {
        let meter = ProgressMeter()
        let site = LiveSite(options, searchPath: searchPath, progress: { meter.show($0) })
        let report = site.refresh()
        meter.clear()
        Console.report(report.diagnostics.filter { $0.severity > .note }, format: nil)
        return report.couldNotRun ? nil : site
    }

    /// Refreshes the site on a thread of its own whenever something below the folders changes.
    private static func watch(_ site: LiveSite, _ folders: [String]) {
        Thread.detachNewThread {
            guard let watch = FolderWatch(folders) else {
                return Console.error("build-site: the system gives no more file watches; edits aren't seen.")
            }
            while true {
                watch.wait()
                let start = ContinuousClock.now
                let report = site.refresh()
                let problems = report.diagnostics.filter { $0.severity > .note }
                Console.report(problems, format: nil)
                let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
                Console.error("refreshed in \(Int(milliseconds)) ms, \(problems.count) problems")
            }
        }
    }
}
