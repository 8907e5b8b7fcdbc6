import HTML
import Testing

@Suite("HTML as a value")
struct HTMLTests {
    @Test("Text and attributes are escaped")
    func escaping() {
        let html = HTML.tag("a", ["href": "x?a=1&b=\"2\"", "title": nil], "<b> & 'q'")
        #expect(html.serialized == #"<a href="x?a=1&amp;b=&quot;2&quot;">&lt;b&gt; &amp; 'q'</a>"#)
    }

    @Test("Void elements have no end tag")
    func void() {
        #expect(HTML.tag("p", [:], "a", .tag("br"), "b").serialized == "<p>a<br>b</p>")
        #expect(HTML.tag("meta", ["charset": "utf-8"]).serialized == #"<meta charset="utf-8">"#)
    }

    @Test("An empty attribute is written as such, a missing one not at all")
    func emptyAttribute() {
        #expect(HTML.tag("details", ["open": "", "id": nil]).serialized == #"<details open=""></details>"#)
    }

    @Test("Groups leave no trace")
    func groups() {
        #expect(HTML.group([.empty, "a", ["b", .tag("i", [:], "c")]]).serialized == "ab<i>c</i>")
    }

    @Test("Raw markup passes as it is, text content without it")
    func raw() {
        let html = HTML.tag("p", [:], "a", .dangerouslyRaw("<i>x</i>"), .tag("b", [:], "c"))
        #expect(html.serialized == "<p>a<i>x</i><b>c</b></p>")
        #expect(html.textContent == "ac")
    }

    @Test("Wide characters pass untouched")
    func wide() {
        #expect(HTML.text("앱 — 应用").serialized == "앱 — 应用")
    }

    @Test("Equal values are equal pages")
    func equality() {
        #expect(HTML.tag("p", ["id": "a"], "x") == .element("p", [.init("id", "a")], ["x"]))
    }
}
