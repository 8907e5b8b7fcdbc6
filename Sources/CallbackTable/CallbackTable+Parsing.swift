/// Why a table can't be read.
package struct CallbackTableError: Error, Hashable, CustomStringConvertible {
    package var line: Int
    package var description: String

    package init(line: Int, description: String) {
        self.line = line
        self.description = description
    }
}

extension CallbackTable {
    /// Reads a table in the part of YAML that the tables use: `key: value`, values in single quotes, blocks after
    /// `|`, one list of members.
    package init(parsing text: String) throws(CallbackTableError) {
        var reader = BlockReader(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        let fields = try reader.fields(indentedBy: 0)
        var callbacks: [Callback] = []
        while let member = try reader.member() { callbacks.append(try Callback(fields: member)) }
        self.init(
            name: try fields.required("protocol"), module: try fields.required("module"),
            inherits: try fields.required("inherits"), introduced: try fields.required("introduced"),
            platform: fields["platform"]?.text ?? "iOS", imports: fields.list("imports"),
            isMainActor: fields["isolation"]?.text != "none",
            documentation: try fields.required("doc"), callbacks: callbacks)
    }
}

extension Callback {
    fileprivate init(fields: Fields) throws(CallbackTableError) {
        self.init(
            signature: try fields.required("signature"), selector: fields["selector"]?.text,
            topic: fields["topic"]?.text,
            availability: Availability(
                introduced: fields["introduced"]?.text, deprecated: fields["deprecated"]?.text,
                obsoleted: fields["obsoleted"]?.text, message: fields["message"]?.text),
            replacement: fields["replacement"]?.text, notification: fields["notification"]?.text,
            asyncOf: fields["asyncOf"]?.text, otherwise: fields["otherwise"]?.text,
            isRequired: fields["required"]?.text == "true", isHidden: fields["hidden"]?.text == "true",
            documentation: try fields.required("doc"))
        let known: Set = [
            "signature", "selector", "topic", "introduced", "deprecated", "obsoleted", "message", "replacement",
            "notification", "asyncOf", "otherwise", "required", "hidden", "doc",
        ]
        if let stray = fields.values.first(where: { !known.contains($0.key) }) {
            throw CallbackTableError(line: stray.value.line, description: "unknown key '\(stray.key)'")
        }
    }
}

private struct Fields {
    var line: Int
    var values: [String: (text: String, line: Int)] = [:]

    subscript(key: String) -> (text: String, line: Int)? { values[key] }

    func required(_ key: String) throws(CallbackTableError) -> String {
        guard let value = values[key] else { throw CallbackTableError(line: line, description: "no '\(key)'") }
        return value.text
    }

    func list(_ key: String) -> [String] {
        guard let text = values[key]?.text else { return [] }
        return text.filter { $0 != "[" && $0 != "]" && $0 != " " }.split(separator: ",").map(String.init)
    }
}

private struct BlockReader {
    var lines: [String]
    var next = 0

    /// The fields of the item that starts at the next `- `, or nil at the end.
    mutating func member() throws(CallbackTableError) -> Fields? {
        skipEmpty()
        guard next < lines.count, lines[next].hasPrefix("  - ") else {
            if next < lines.count { throw CallbackTableError(line: next + 1, description: "expected a member") }
            return nil
        }
        lines[next] = "    " + lines[next].dropFirst(4)
        return try fields(indentedBy: 4)
    }

    mutating func fields(indentedBy indentation: Int) throws(CallbackTableError) -> Fields {
        var fields = Fields(line: next + 1)
        while true {
            skipEmpty()
            guard next < lines.count, indent(of: lines[next]) == indentation, !lines[next].hasPrefix("  - ") else {
                break
            }
            let line = lines[next].dropFirst(indentation)
            guard let colon = line.firstIndex(of: ":") else {
                throw CallbackTableError(line: next + 1, description: "expected 'key: value'")
            }
            let key = String(line[..<colon])
            let number = next + 1
            let text = line[line.index(after: colon)...].drop { $0 == " " }
            next += 1
            if key == "members" { break }
            fields.values[key] = (text == "|" ? block(indentedBy: indentation + 2) : unquoted(text), number)
        }
        return fields
    }

    private mutating func block(indentedBy indentation: Int) -> String {
        var text: [String] = []
        while next < lines.count, lines[next].isEmpty || indent(of: lines[next]) >= indentation {
            text.append(String(lines[next].dropFirst(indentation)))
            next += 1
        }
        while text.last?.isEmpty == true { text.removeLast() }
        return text.joined(separator: "\n")
    }

    private mutating func skipEmpty() {
        while next < lines.count {
            let content = lines[next].drop { $0 == " " }
            guard content.isEmpty || content.hasPrefix("#") else { return }
            next += 1
        }
    }

    private func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }

    private func unquoted(_ text: Substring) -> String {
        guard text.count >= 2, text.hasPrefix("'"), text.hasSuffix("'") else { return String(text) }
        var result = ""
        var previousIsQuote = false
        for character in text.dropFirst().dropLast() {
            if character == "'", previousIsQuote {
                previousIsQuote = false
                continue
            }
            previousIsQuote = character == "'"
            result.append(character)
        }
        return result
    }
}
