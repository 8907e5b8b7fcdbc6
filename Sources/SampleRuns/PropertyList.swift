import Diagnostics
import YAML

extension JSONValue {
    /// A value of a property list that was written as YAML: plain true, false and whole numbers are no texts.
    package init(propertyList node: YAMLNode) {
        if let entries = node.entries {
            self = .object(entries.map { JSONValue.Member($0.key, JSONValue(propertyList: $0.value)) })
        } else if let items = node.sequence {
            self = .array(items.map(JSONValue.init(propertyList:)))
        } else if let bool = node.bool {
            self = .bool(bool)
        } else if case .scalar(let text, isQuoted: false) = node.content, let number = Int(text) {
            self = .int(number)
        } else {
            self = .string(node.string ?? "")
        }
    }

    /// The same with another text for `placeholder` wherever it stands.
    func replacing(_ placeholder: String, with text: String) -> JSONValue {
        switch self {
        case .string(let string): .string(string.replacing(placeholder, with: text))
        case .array(let items): .array(items.map { $0.replacing(placeholder, with: text) })
        case .object(let members):
            .object(members.map { JSONValue.Member($0.key, $0.value.replacing(placeholder, with: text)) })
        case .null, .bool, .int, .double: self
        }
    }
}
