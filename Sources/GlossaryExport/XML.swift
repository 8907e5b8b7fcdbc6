/// A piece of an XML document as a value. Escaping happens in one place, when it is serialized.
indirect enum XML: Sendable {
    case element(String, [(name: String, value: String)], [XML])
    case text(String)

    /// An attribute whose value is nil is left out.
    static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [XML] = []) -> XML {
        .element(name, attributes.compactMap { key, value in value.map { (key, $0) } }, children)
    }

    static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String) -> XML {
        .tag(name, attributes, [.text(text)])
    }

    /// - Parameter doctype: what stands between the declaration and the root, such as a document type.
    func document(doctype: String = "") -> [UInt8] {
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
        for scalar in CharacterLimits.xml.fitted(text).unicodeScalars {
            switch scalar {
            case "&": output.append(contentsOf: "&amp;".unicodeScalars)
            case "<": output.append(contentsOf: "&lt;".unicodeScalars)
            case ">": output.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": output.append(contentsOf: "&quot;".unicodeScalars)
            case "\t", "\n", "\r": output.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            default: output.append(scalar)
            }
        }
        return String(output)
    }
}

/// Names that XML takes for identifiers, made of any text and back: what may not stand in one is written `_x0020_`, after
/// the custom of .NET's `XmlConvert`.
package enum XMLName {
    package static func encoded(_ text: String) -> String {
        var result = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let isStart = scalar == "_" || scalar.properties.isIDStart
            let isFollower = isStart || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "."
            // An underscore before an x would be read back as an escape.
            let isEscapeLike = scalar == "_" && text.unicodeScalars.dropFirst(index + 1).first == "x"
            if index == 0 ? isStart && !isEscapeLike : isFollower && !isEscapeLike {
                result.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "_x" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "_"
            }
        }
        return result
    }

    package static func decoded(_ name: String) -> String {
        var result = ""
        var rest = name[...]
        while let place = rest.firstRange(of: "_x") {
            result += rest[..<place.lowerBound]
            let digits = rest[place.upperBound...].prefix { $0.isASCII && $0.isHexDigit }
            let end = rest[digits.endIndex...]
            if end.first == "_", digits.count >= 4, let value = UInt32(digits, radix: 16),
                let scalar = Unicode.Scalar(value)
            {
                result.unicodeScalars.append(scalar)
                rest = end.dropFirst()
            } else {
                result += "_x"
                rest = rest[place.upperBound...]
            }
        }
        return result + rest
    }
}
