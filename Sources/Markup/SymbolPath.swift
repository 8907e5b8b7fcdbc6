/// The form of a symbol link: names divided by slashes, each with its argument labels, and perhaps a suffix that tells
/// overloads apart: `/UIKit/UISceneDelegate/scene(_:willConnectTo:options:)-4k2x`.
enum SymbolPath {
    /// The last name of the path, which is what a reader is shown, and the suffix after it; nil when `text` is no path.
    static func lastComponent(of text: String) -> (component: String, suffix: String)? {
        let components = text.split(separator: "/", omittingEmptySubsequences: false)
        // A slash also begins the operators `/` and `/=`; those are written without a path.
        guard let last = components.last, !last.isEmpty else { return nil }
        for (index, component) in components.enumerated() {
            if component.isEmpty, index == 0 { continue }
            guard isName(component[..<suffixStart(component)]) else { return nil }
        }
        let split = suffixStart(last)
        return (String(last[..<split]), String(last[split...]))
    }

    /// Where a suffix such as `-swift.method` or `-4k2x` begins.
    private static func suffixStart(_ component: Substring) -> Substring.Index {
        guard let hyphen = component.lastIndex(of: "-"), hyphen != component.startIndex else {
            return component.endIndex
        }
        let suffix = component[component.index(after: hyphen)...]
        let isSuffix = !suffix.isEmpty && suffix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
        return isSuffix ? hyphen : component.endIndex
    }

    private static func isName(_ name: Substring) -> Bool {
        guard let open = name.firstIndex(of: "(") else { return isIdentifier(name) || isOperator(name) }
        let base = name[..<open]
        let labels = name[name.index(after: open)...]
        guard isIdentifier(base) || isOperator(base), labels.hasSuffix(")") else { return false }
        let list = labels.dropLast()
        guard !list.isEmpty else { return true }
        return list.hasSuffix(":") && list.dropLast().split(separator: ":", omittingEmptySubsequences: false)
            .allSatisfy { isIdentifier($0) }
    }

    private static func isIdentifier(_ name: Substring) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func isOperator(_ name: Substring) -> Bool {
        !name.isEmpty && name.allSatisfy { "=-+!*%<>&|^~?.".contains($0) }
    }
}
