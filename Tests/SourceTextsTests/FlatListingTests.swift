import Diagnostics
import Foundation
import Markup
import Testing

@testable import SourceTexts

@Suite("A listing in one line is laid out again")
struct FlatListingTests {
    func lines(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return FlatListing(text).lines.map { line in
            String(repeating: "  ", count: line.depth) + String(decoding: bytes[line.range], as: UTF8.self)
        }
    }

    @Test func commentsEndWhereCodeGoesOn() {
        let flat =
            "class A { func b() { // First. return c } func d() { // Second, without an end } func e() { // Calls f. f(1) } }"
        #expect(
            lines(flat) == [
                "class A {", "  func b() {", "    // First.", "    return c", "  }", "  func d() {",
                "    // Second, without an end",
                "  }", "  func e() {", "    // Calls f.", "    f(1)", "  }", "}",
            ])
    }

    @Test func aCommentOfSeveralSentencesStaysWhole() {
        let flat = "func a() { // One thing. Two (or more) things. Let it be. b() }"
        #expect(lines(flat) == ["func a() {", "  // One thing. Two (or more) things. Let it be.", "  b()", "}"])
    }

    @Test func statementsHaveTheirLines() {
        let flat =
            "func a() { let b = 1 if b > 0 { c() } else { d() } guard let e else { return } switch e { case .f: g() default: break } }"
        #expect(
            lines(flat) == [
                "func a() {", "  let b = 1", "  if b > 0 {", "    c()", "  } else {", "    d()", "  }",
                "  guard let e else {",
                "    return", "  }", "  switch e {", "    case .f:", "    g()", "    default:", "    break", "  }", "}",
            ])
    }

    @Test func whatBreaksOffIsCounted() {
        #expect(FlatListing("class A { func b() { // c. d()").openBraces == 2)
    }

    @Test(
        "A comment in Korean or Chinese ends before a call on a type too",
        arguments: [
            ("func a() { // 여기서 저장합니다 MemoStore.shared.save() }", "// 여기서 저장합니다", "MemoStore.shared.save()"),
            ("func a() { // 在这里保存 Store.save() }", "// 在这里保存", "Store.save()"),
            ("func a() { // UIKit에서 Store를 씁니다 b() }", "// UIKit에서 Store를 씁니다", "b()"),
        ])
    func callsOnTypes(_ row: (flat: String, comment: String, code: String)) {
        #expect(lines(row.flat) == ["func a() {", "  " + row.comment, "  " + row.code, "}"])
    }

    /// What is nested without end is laid out in proportion to its length.
    @Test func depthHasAnEnd() {
        let flat = String(repeating: "class A { ", count: 300)
        #expect(FlatListing(flat).lines.map(\.depth).max() == 32)
    }
}
