/// The form of a symbol link: names divided by slashes, each with its argument labels, and perhaps a suffix that tells
/// overloads apart: `/UIKit/UISceneDelegate/scene(_:willConnectTo:options:)-4k2x`.
///
/// Works on UTF-8, since every code span of a page is looked at.
enum SymbolLinkForm {
    private typealias Bytes = UnsafeBufferPointer<UInt8>

    /// The range of the last name of the path, which is what a reader is shown: a suffix may follow it. Nil when `path` is
    /// no path.
    static func lastName(of path: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var start = path.first == UInt8(ascii: "/") && path.count > 1 ? 1 : 0
        while let slash = path[start...].firstIndex(of: UInt8(ascii: "/")) {
            guard isName(path, start..<nameEnd(path, start..<slash)) else { return nil }
            start = slash + 1
        }
        let name = start..<nameEnd(path, start..<path.count)
        return isName(path, name) ? name : nil
    }

    /// Where a suffix such as `-swift.method` or `-4k2x` begins, or the component ends.
    private static func nameEnd(_ path: Bytes, _ component: Range<Int>) -> Int {
        guard let hyphen = path[component].lastIndex(of: UInt8(ascii: "-")), hyphen > component.lowerBound,
            hyphen + 1 < component.upperBound
        else { return component.upperBound }
        let isSuffix = path[hyphen + 1..<component.upperBound].allSatisfy { byte in
            byte == UInt8(ascii: ".") || byte < 0x80 && byte != UInt8(ascii: "_") && isNameByte(byte)
        }
        return isSuffix ? hyphen : component.upperBound
    }

    private static func isName(_ path: Bytes, _ name: Range<Int>) -> Bool {
        guard let open = path[name].firstIndex(of: UInt8(ascii: "(")) else {
            return isIdentifier(path[name]) || isOperator(path[name])
        }
        let base = path[name.lowerBound..<open]
        guard isIdentifier(base) || isOperator(base), path[name.upperBound - 1] == UInt8(ascii: ")") else {
            return false
        }
        var label = open + 1
        while label < name.upperBound - 1 {
            guard let colon = path[label..<name.upperBound - 1].firstIndex(of: UInt8(ascii: ":")),
                isIdentifier(path[label..<colon])
            else { return false }
            label = colon + 1
        }
        return true
    }

    /// Beyond ASCII everything but punctuation and space passes; that is all a link's form can tell.
    private static func isIdentifier(_ name: Slice<Bytes>) -> Bool {
        guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
        return name.allSatisfy(isNameByte)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static func isOperator(_ name: Slice<Bytes>) -> Bool {
        !name.isEmpty && name.allSatisfy { "=-+!*%<>&|^~?.".utf8.contains($0) }
    }
}
