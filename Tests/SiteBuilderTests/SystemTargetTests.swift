import Diagnostics
import Foundation
import Samples
import SiteBuilder
import Testing

@Suite("The compiler's view of the samples' system")
struct SystemTargetTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private static let check = SampleCheck(
        BuildOptions(
            content: "\(root)/Content", theme: "\(root)/Site", output: "/nowhere", cache: "\(root)/.build/test-cache",
            jobs: 2), searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")

    /// Statements, the system, and what is said of them there.
    static let remarks: [(String, String, [String])] = [
        ("print(UIScreen.main)", "iOS 15.0", []),
        (
            "print(UIScreen.main)", "iOS 26.0",
            ["warning 'main' was deprecated in iOS 26.0: Use screen of the window scene."]
        ),
        (
            "UIApplication.shared.open(URL(fileURLWithPath: UIApplication.openNotificationSettingsURLString))",
            "iOS 15.0",
            ["error 'openNotificationSettingsURLString' is only available in iOS 16.0 or newer"]
        ),
        ("if #available(iOS 16, *) { print(UIApplication.openNotificationSettingsURLString) }", "iOS 15.0", []),
        (
            "if #unavailable(iOS 16) { print(1) } else { print(UIApplication.openNotificationSettingsURLString) }",
            "iOS 15.0", []
        ),
    ]

    @Test("says of a use what the library's data says", arguments: remarks)
    func agrees(_ code: String, _ system: String, _ expected: [String]) throws {
        let said = try cells(of: code).first { $0.system == system && $0.languageMode == 5 }
        #expect(said?.messages.map { "\($0.severity.rawValue) \($0.text)" } == expected)
    }

    @Test("takes the branch of the system, where this machine can have it; else the build says why not")
    func branch() throws {
        let report = try report(on: "#if os(iOS)\nprint(UIScreen.main)\n#endif")
        let reasons = report.diagnostics.filter { $0.id == "no-system-target" }
        let newest = report.checked.first?.cells.last
        #expect(newest?.messages.isEmpty == !reasons.isEmpty, "\(reasons.map(\.message))")
        #expect(reasons.count <= 1 && reasons.allSatisfy { $0.severity == .note })
    }

    private func cells(of code: String) throws -> [MatrixCell] { try report(on: code).checked.first?.cells ?? [] }

    private func report(on code: String) throws -> BuildReport {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("target-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("```swift\n\(code)\n```\n".utf8).write(to: folder.appendingPathComponent("a.md"))
        return Self.check.run([folder.path])
    }
}
