/// HTML in a form in which only meaningful differences are left, as the specification's own test runner makes it: white space
/// collapsed outside `pre`, none next to block tags, attributes in order, void tags without a slash, references decoded.
struct HTMLNormalizer {
    private static let blockTags: Set<String> = [
        "article", "header", "aside", "hgroup", "blockquote", "hr", "iframe", "body", "li", "map", "button", "object",
        "canvas", "ol", "caption", "output", "col", "p", "colgroup", "pre", "dd", "progress", "div", "section", "dl",
        "table", "td", "dt", "tbody", "embed", "textarea", "fieldset", "tfoot", "figcaption", "th", "figure", "thead",
        "footer", "tr", "form", "ul", "h1", "h2", "h3", "h4", "h5", "h6", "video", "script", "style",
    ]

    private var input: Substring
    private var output = ""
    private var isInPre = false
    private var lastWasBlock = true

    static func normalize(_ html: String) -> String {
        var normalizer = HTMLNormalizer(input: html[...])
        normalizer.run()
        return normalizer.output.trimmingSpaces()
    }

    private init(input: Substring) { self.input = input }

    private mutating func run() {
        while let first = input.first {
            if first == "<", let tag = takeTag() {
                write(tag)
            } else {
                var end = input.index(after: input.startIndex)
                while end < input.endIndex, input[end] != "<" { end = input.index(after: end) }
                writeText(String(input[..<end]))
                input = input[end...]
            }
        }
    }

    private mutating func takeTag() -> String? {
        if input.hasPrefix("<!--"), let end = input.range(of: "-->") {
            defer { input = input[end.upperBound...] }
            return String(input[..<end.upperBound])
        }
        var index = input.index(after: input.startIndex)
        guard index < input.endIndex, input[index].isLetter || input[index] == "/" else { return nil }
        var quote: Character?
        while index < input.endIndex {
            let character = input[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                let end = input.index(after: index)
                defer { input = input[end...] }
                return String(input[..<end])
            }
            index = input.index(after: index)
        }
        return nil
    }

    private mutating func write(_ tag: String) {
        guard !tag.hasPrefix("<!--") else {
            output += tag
            lastWasBlock = false
            return
        }
        let isEnd = tag.hasPrefix("</")
        let body = tag.dropFirst(isEnd ? 2 : 1).dropLast()
        let name = body.prefix { $0.isLetter || $0.isNumber || $0 == "-" }.lowercased()
        let isBlock = Self.blockTags.contains(name)
        if isBlock { output = output.trimmingTrailingSpaces() }
        if name == "pre" { isInPre = !isEnd }
        if isEnd {
            output += "</\(name)>"
        } else {
            let attributes = Self.attributes(body.dropFirst(name.count)).sorted { $0.0 < $1.0 }
            output += "<" + name + attributes.map { " \($0.0)=\"\($0.1)\"" }.joined() + ">"
        }
        lastWasBlock = isBlock || name == "br"
    }

    private static func attributes(_ text: Substring) -> [(String, String)] {
        var rest = text
        var attributes: [(String, String)] = []
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "/" }
            guard !rest.isEmpty else { return attributes }
            let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
            guard !name.isEmpty else { return attributes }
            rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
            guard rest.first == "=" else {
                attributes.append((name.lowercased(), ""))
                continue
            }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            let value: Substring
            if let quote = rest.first, quote == "\"" || quote == "'" {
                value = rest.dropFirst().prefix { $0 != quote }
                rest = rest.dropFirst(value.count + 2)
            } else {
                value = rest.prefix { !$0.isWhitespace && $0 != ">" }
                rest = rest.dropFirst(value.count)
            }
            attributes.append((name.lowercased(), decoded(String(value))))
        }
    }

    private mutating func writeText(_ text: String) {
        var text = Self.decoded(text)
        if !isInPre {
            text = text.collapsingSpaces()
            if lastWasBlock { text = text.trimmingLeadingSpaces() }
        }
        guard !text.isEmpty else { return }
        output += text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
        lastWasBlock = false
    }

    private static func decoded(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#x27;", with: "'").replacing("&amp;", with: "&")
    }
}

extension String {
    fileprivate func trimmingLeadingSpaces() -> String { String(drop(while: \.isWhitespace)) }

    fileprivate func trimmingTrailingSpaces() -> String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    fileprivate func trimmingSpaces() -> String { trimmingLeadingSpaces().trimmingTrailingSpaces() }

    fileprivate func collapsingSpaces() -> String {
        var text = ""
        for scalar in unicodeScalars {
            let isSpace = " \t\n\r\u{C}".unicodeScalars.contains(scalar)
            if !isSpace { text.unicodeScalars.append(scalar) } else if text.unicodeScalars.last != " " { text += " " }
        }
        return text
    }
}
