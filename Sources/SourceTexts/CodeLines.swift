import Markup

/// Mends what word processors and web pages do to the characters of code.
enum CodeLines {
    /// A line with plain spaces, quotes and punctuation outside of its strings and comments.
    static func mended(_ line: String) -> (text: String, isChanged: Bool) {
        let (line, wasEscaped) = Entities.decoded(line)
        guard line.utf8.contains(where: { $0 >= 0x80 }) else { return (line, wasEscaped) }
        var output = String.UnicodeScalarView()
        var isChanged = wasEscaped
        var isInString = false
        var isInComment = false
        var previous: Unicode.Scalar = " "
        for scalar in line.unicodeScalars {
            var mended = scalar
            if !isInComment {
                if let quote = straightQuote(scalar), !isInString || closesCurly(scalar) { mended = quote }
                if !isInString, let plain = plainPunctuation(scalar) { mended = plain }
                if mended == "\"", previous != "\\" { isInString.toggle() }
                if !isInString, mended == "/", previous == "/" { isInComment = true }
            }
            if mended != scalar { isChanged = true }
            output.append(mended)
            previous = mended
        }
        return (String(output), isChanged)
    }

    private static func straightQuote(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x201C, 0x201D, 0x201E, 0xAB, 0xBB, 0xFF02: "\""
        default: nil
        }
    }

    private static func closesCurly(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x201D || scalar.value == 0x201C || scalar.value == 0xBB
    }

    /// Full-width forms of ASCII, and dashes and primes that stand for operators.
    private static func plainPunctuation(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0xFF01...0xFF5E where !scalar.properties.isAlphabetic: Unicode.Scalar(scalar.value - 0xFEE0)
        case 0x3001: ","
        case 0x2018, 0x2019: "'"
        case 0x2013, 0x2212: "-"
        default: nil
        }
    }
}
