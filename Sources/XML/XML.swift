/// A piece of an XML document as a value. Escaping happens in one place, when it is serialized.
package indirect enum XML: Sendable {
    case element(String, [(name: String, value: String)], [XML])
    case text(String)

    /// An attribute whose value is nil is left out.
    package static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [XML] = [])
        -> XML
    {
        .element(name, attributes.compactMap { key, value in value.map { (key, $0) } }, children)
    }

    package static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String) -> XML {
        .tag(name, attributes, [.text(text)])
    }

    /// - Parameter doctype: what stands between the declaration and the root, such as a document type.
    package func document(doctype: String = "") -> [UInt8] {
        var output = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(doctype)".utf8)
        write(to: &output, indent: 0)
        return output
    }

    /// Elements that hold elements are spread over lines; those that hold text aren't, so that no space is added to it.
    private func write(to output: inout [UInt8], indent: Int) {
        switch self {
        case .text(let text): output += Self.escaped(text).utf8
        case .element(let name, let attributes, let children):
            let spread = !children.isEmpty && children.allSatisfy(\.isElement)
            output += "<\(name)".utf8
            for attribute in attributes { output += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"".utf8 }
            if children.isEmpty {
                output += "/>".utf8
            } else {
                output += ">".utf8
                for child in children {
                    if spread { output += ("\n" + String(repeating: " ", count: indent + 1)).utf8 }
                    child.write(to: &output, indent: indent + 1)
                }
                if spread { output += ("\n" + String(repeating: " ", count: indent)).utf8 }
                output += "</\(name)>".utf8
            }
            if indent == 0 { output += "\n".utf8 }
        }
    }

    private var isElement: Bool { if case .element = self { true } else { false } }

    /// For text and attributes alike. Tabs and line ends are written so that no reader takes them for spaces.
    private static func escaped(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output.append(contentsOf: "&amp;".unicodeScalars)
            case "<": output.append(contentsOf: "&lt;".unicodeScalars)
            case ">": output.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": output.append(contentsOf: "&quot;".unicodeScalars)
            case "\t", "\n", "\r": output.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            default: output.append(allows(scalar) ? scalar : replacement)
            }
        }
        return String(output)
    }

    /// What a document can hold (XML 1.0, section 2.2): no control characters but tab, line feed and carriage return.
    package static func allows(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE...0xFFFF: false
        default: true
        }
    }

    /// Stands for a character that a document can't hold.
    package static let replacement: Unicode.Scalar = "\u{FFFD}"
}
