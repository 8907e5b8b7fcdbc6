import Testing

@testable import HTML

@Suite("HTML is escaped in one place")
struct HTMLTests {
    @Test func textAndAttributes() {
        let html = HTML.tag("a", ["href": "x?a&b\"c", "title": nil, "hidden": ""], "1 < 2 & \"3\"")
        #expect(html.serialized == "<a href=\"x?a&amp;b&quot;c\" hidden=\"\">1 &lt; 2 &amp; \"3\"</a>")
    }

    @Test func voidElementsHaveNoEnd() {
        #expect(HTML.tag("br").serialized == "<br>")
        #expect(HTML.tag("p").serialized == "<p></p>")
    }

    @Test func groupsAndRawMarkup() {
        #expect(([.text("a<"), .dangerouslyRaw("<b>")] as HTML).serialized == "a&lt;<b>")
    }

    @Test func textContentLeavesTagsOut() {
        #expect(HTML.tag("p", [:], "a", .tag("b", [:], "c"), .dangerouslyRaw("<i>")).textContent == "ac")
    }

    @Test func wideTextIsKept() { #expect(HTML.text("앱 生命周期 😀").serialized == "앱 生命周期 😀") }
}
