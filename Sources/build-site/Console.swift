import Diagnostics
import Foundation
import SiteBuilder

/// The terminal: the one place that prints.
enum Console {
    static func print(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }
    static func error(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

    /// A closed pipe ends the program's output, not the program with a message.
    static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// People read diagnostics on standard error; programs read them on standard output.
    static func report(_ diagnostics: [Diagnostic], format: String?) {
        switch format {
        case "json": write(JSONReporter().report(diagnostics), to: STDOUT_FILENO)
        case "sarif":
            let reporter = SARIFReporter(toolName: "build-site", toolVersion: "1.0")
            write(reporter.report(diagnostics), to: STDOUT_FILENO)
        default:
            let isTerminal = isatty(STDERR_FILENO) == 1
            write(HumanReporter(isColoured: isTerminal).report(diagnostics), to: STDERR_FILENO)
        }
    }
}

/// One line on a terminal that says how far the build is; nothing in a pipe.
final class ProgressMeter: @unchecked Sendable {
    private let lock = NSLock()
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let start = ContinuousClock.now
    private var verifyingSince: ContinuousClock.Instant?
    private var lastShown: ContinuousClock.Instant?

    func show(_ progress: BuildProgress) {
        guard isTerminal else { return }
        lock.withLock {
            // A terminal needs no more than a few lines a second.
            let now = ContinuousClock.now
            if let lastShown, now - lastShown < .milliseconds(80), !isStage(progress) { return }
            lastShown = now
            Console.write("\r\u{1B}[K\(text(progress, now))", to: STDERR_FILENO)
        }
    }

    func clear() {
        guard isTerminal else { return }
        lock.withLock { Console.write("\r\u{1B}[K", to: STDERR_FILENO) }
    }

    private func isStage(_ progress: BuildProgress) -> Bool {
        switch progress {
        case .stage, .compilingLibrary: true
        default: false
        }
    }

    private func text(_ progress: BuildProgress, _ now: ContinuousClock.Instant) -> String {
        switch progress {
        case .stage(let name): return "\(name) …"
        case .compilingLibrary(let module): return "compiling the library: \(module)"
        case .rendering(let done, let total): return "rendering: \(done) of \(total) pages"
        case .verifying(let done, let total, let current):
            let since = verifyingSince ?? now
            verifyingSince = since
            let spent = Double((now - since).components.seconds)
            let left =
                done > 0 && spent >= 2 ? ", about \(Int(spent / Double(done) * Double(total - done))) s left" : ""
            return "verifying: \(done) of \(total)\(left): \(current.suffix(60))"
        }
    }
}
