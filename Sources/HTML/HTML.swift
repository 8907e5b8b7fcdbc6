/// A piece of a page as a value. Escaping happens in one place, when it is serialized.
package indirect enum HTML: Sendable, Hashable {
    case element(Tag, [Attribute], [HTML])
    case text(String)
    /// Bytes that are markup already. Only for what this program made itself (a picture, a highlighted line) and for raw
    /// HTML that a page's front matter allows.
    case dangerouslyRaw(String)
    case group([HTML])

    package struct Tag: Sendable, Hashable, ExpressibleByStringLiteral {
        package let name: String
        package init(stringLiteral value: String) { name = value }
    }

    package struct Attribute: Sendable, Hashable {
        package var name: String
        /// Empty for an attribute that needs no value, such as `hidden`.
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package static let empty = HTML.group([])
}

extension HTML {
    /// `.tag("p", ["class": "note"], …)`; an attribute whose value is nil is left out.
    package static func tag(
        _ tag: Tag, _ attributes: KeyValuePairs<String, String?> = [:], _ children: HTML...
    ) -> HTML {
        .tag(tag, attributes, children)
    }

    package static func tag(
        _ tag: Tag, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [HTML]
    ) -> HTML {
        .element(
            tag, attributes.compactMap { name, value in value.map { Attribute(name, $0) } }, children)
    }
}

extension HTML: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
}

extension HTML: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: HTML...) { self = .group(elements) }
}
