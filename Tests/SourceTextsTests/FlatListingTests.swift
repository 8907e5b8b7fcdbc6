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
}
