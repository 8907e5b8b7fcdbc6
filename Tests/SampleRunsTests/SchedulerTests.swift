import Foundation
import Samples
import Testing

@Suite("The scheduler of runs")
struct SchedulerTests {
    private static let toolchain = Toolchain(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    private static let nm = "\(toolchain?.root ?? "")/bin/llvm-nm"

    /// Nothing of these starts a thread or waits: objects, their properties, times.
    private static let harmless: Set<String> = [
        "block_cancel", "block_create", "block_create_with_qos_class", "block_notify", "block_testcancel", "data_apply",
        "data_copy_region", "data_create", "data_create_concat", "data_create_map", "data_create_subrange",
        "data_get_size", "get_global_queue", "io_barrier", "io_close", "io_get_descriptor", "io_read",
        "io_set_high_water", "io_set_interval", "io_set_low_water", "io_write", "once",
        "queue_attr_make_initially_inactive", "queue_attr_make_with_autorelease_frequency",
        "queue_attr_make_with_qos_class", "queue_get_label", "queue_get_qos_class", "queue_get_specific",
        "queue_set_specific", "release", "retain", "source_get_handle", "source_get_mask", "time", "walltime",
    ]

    @Test(
        "covers every entry point of Dispatch that the toolchain's libraries use",
        .enabled(if: FileManager.default.isExecutableFile(atPath: nm)))
    func coverage() throws {
        let toolchain = try #require(Self.toolchain)
        let libraries = ["swiftDispatch", "Foundation", "FoundationEssentials", "swift_Concurrency"]
            .map { "\(toolchain.root)/lib/swift/linux/lib\($0).so" }
        let result = try #require(
            Subprocess.run(
                Self.nm, ["-D", "--undefined-only"] + libraries, folder: "/", environment: [:], timeout: 60))
        let used = result.output.matches(of: /U dispatch_(\w+)/).map { String($0.1) }
        #expect(used.count > 30)
        let folder = "\(Running.OrderTests.root)/Sources/CDeterminism"
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".c") }
            .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
        let replaced = Set(
            sources.matches(of: /(?:^|\n)(?:void|intptr_t|uintptr_t)[ *]+dispatch_(\w+)/).map { String($0.1) })
        #expect(Set(used).subtracting(replaced).subtracting(Self.harmless) == [])
    }
}
