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
