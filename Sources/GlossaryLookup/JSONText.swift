/// Texts as JSON has them, for those that can't do with Foundation.
package enum JSONText {
    /// - Parameter isInScript: true for a string that stands in a script: nothing in it ends the script's element or its line.
    package static func quoted(_ text: String, isInScript: Bool = false) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\u{00}"..."\u{1F}", "\u{7F}": result += escaped(scalar)
            case "<", "\u{2028}", "\u{2029}":
                if isInScript { result += escaped(scalar) } else { result.unicodeScalars.append(scalar) }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
