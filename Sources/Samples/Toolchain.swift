import Foundation

/// The Swift compiler on this machine.
package struct Toolchain: Sendable, Hashable {
    /// The path of `swift-frontend`.
    package var frontend: String
    /// The toolchain's `usr` folder.
    package var root: String
    /// Changes when the compiler does: its path, size and date.
    package var identity: String

    /// The toolchain of the first `swiftc` in the folders of `searchPath` (the value of PATH); nil when there is none.
    package init?(searchPath: String) {
        for folder in searchPath.split(separator: ":") {
            let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
            let root = compiler.deletingLastPathComponent().deletingLastPathComponent().path
            let frontend = "\(root)/bin/swift-frontend"
            guard FileManager.default.isExecutableFile(atPath: frontend),
                let attributes = try? FileManager.default.attributesOfItem(
                    atPath: URL(fileURLWithPath: frontend).resolvingSymlinksInPath().path)
            else { continue }
            self.frontend = frontend
            self.root = root
            let size = (attributes[.size] as? Int) ?? 0
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            identity = "\(frontend) \(size) \(date)"
            return
        }
        return nil
    }

    var symbolGraphExtractor: String { "\(root)/bin/swift-symbolgraph-extract" }

    /// The triple that this program was built for, and so the machine's.
    var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}

/// A finished process.
package struct ProcessResult: Sendable {
    package var status: Int32
    package var output: String
    package var timedOut: Bool
}

/// Runs a program to its end.
package enum Subprocess {
    /// - Parameters:
    ///   - environment: the whole environment of the program.
    ///   - timeout: seconds after which the program is killed.
    /// - Returns: nil when the program could not be started; else its status and what it wrote to both outputs.
    package static func run(
        _ program: String, _ arguments: [String], folder: String, environment: [String: String], timeout: Double
    ) -> ProcessResult? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do { try process.run() } catch { return nil }
        let timer = DispatchSource.makeTimerSource()
        let expired = Expiry()
        timer.schedule(deadline: .now() + timeout)
        timer.setEventHandler {
            expired.mark()
            process.terminate()
        }
        timer.resume()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        timer.cancel()
        return ProcessResult(
            status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
            output: String(decoding: data, as: UTF8.self), timedOut: expired.isMarked)
    }

    private final class Expiry: @unchecked Sendable {
        private let lock = NSLock()
        private var marked = false
        func mark() { lock.withLock { marked = true } }
        var isMarked: Bool { lock.withLock { marked } }
    }
}

extension Toolchain {
    /// The first line that the compiler prints of itself; empty when it can't be started.
    package func version() -> String {
        let result = Subprocess.run(
            frontend, ["--version"], folder: "/", environment: CompilerEnvironment.variables, timeout: 30)
        return result?.output.split(separator: "\n").first.map(String.init) ?? ""
    }
}
