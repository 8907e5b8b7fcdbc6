import Diagnostics

/// A YAML value with the bytes that it was written with.
package struct YAMLNode: Sendable, Hashable {
    package var content: Content
    package var range: SourceRange

    package indirect enum Content: Sendable, Hashable {
        /// `isQuoted` tells `"3"` from `3`.
        case scalar(String, isQuoted: Bool)
        case sequence([YAMLNode])
        /// In the order of the text; a repeated key is a diagnostic, and the first stays.
        case mapping([Entry])
    }

    package struct Entry: Sendable, Hashable {
        package var key: String
        package var keyRange: SourceRange
        package var value: YAMLNode

        package init(key: String, keyRange: SourceRange, value: YAMLNode) {
            self.key = key
            self.keyRange = keyRange
            self.value = value
        }
    }

    package init(_ content: Content, _ range: SourceRange) {
        self.content = content
        self.range = range
    }
}

extension YAMLNode {
    package subscript(key: String) -> YAMLNode? { entries?.first { $0.key == key }?.value }

    package var string: String? {
        if case .scalar(let text, _) = content { text } else { nil }
    }

    package var sequence: [YAMLNode]? {
        if case .sequence(let nodes) = content { nodes } else { nil }
    }

    package var entries: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// `true`/`false` in plain style (YAML 1.2's core schema); nil for anything else.
    package var bool: Bool? {
        guard case .scalar(let text, isQuoted: false) = content else { return nil }
        switch text {
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default: return nil
        }
    }

    /// True for an empty plain scalar, `~` and `null`.
    package var isNull: Bool {
        guard case .scalar(let text, isQuoted: false) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }
}
