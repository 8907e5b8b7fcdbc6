/// One delegate protocol with all its callbacks: what the reference, the simulator and the two forms of the library
/// are made from.
package struct CallbackTable: Sendable, Hashable {
    package var name: String
    /// The module that declares the protocol, which is also the folder that the generated file goes to.
    package var module: String
    package var inherits: String
    package var introduced: String
    /// The platform that the versions are of.
    package var platform = "iOS"
    /// Modules to import beside the base module.
    package var imports: [String] = []
    /// False for protocols whose members may be called on any thread.
    package var isMainActor = true
    package var documentation: String
    package var callbacks: [Callback]
}

/// One member of a delegate protocol.
package struct Callback: Sendable, Hashable {
    /// The declaration without attributes: `func name(…) -> Result` or `var name: Type { get set }`.
    package var signature: String
    /// The Objective-C selector; nil for the one that the compiler derives.
    package var selector: String?
    package var topic: String?
    package var availability = Availability()
    /// The symbol link of what to use instead of a deprecated callback.
    package var replacement: String?
    /// The notification that is posted after the call, as it is written in code.
    package var notification: String?
    /// The DocC name of the form with a completion handler, if this is the asynchronous form.
    package var asyncOf: String?
    /// What holds without an implementation, as an expression; nil where nothing is returned.
    package var otherwise: String?
    package var isRequired = false
    /// True for a form that the symbol graph leaves out, because another member has its name.
    package var isHidden = false
    package var documentation: String
}

/// The versions of a platform that have a declaration.
package struct Availability: Sendable, Hashable {
    package var introduced: String?
    package var deprecated: String?
    package var obsoleted: String?
    package var message: String?

    package init(
        introduced: String? = nil, deprecated: String? = nil, obsoleted: String? = nil, message: String? = nil
    ) {
        self.introduced = introduced
        self.deprecated = deprecated
        self.obsoleted = obsoleted
        self.message = message
    }

    /// The attribute as it is written above a declaration; nil if no version is known.
    package func attribute(for platform: String) -> String? {
        guard let introduced else { return nil }
        guard deprecated != nil || obsoleted != nil else { return "@available(\(platform) \(introduced), *)" }
        var parts = [platform, "introduced: \(introduced)"]
        if let deprecated { parts.append("deprecated: \(deprecated)") }
        if let obsoleted { parts.append("obsoleted: \(obsoleted)") }
        if let message { parts.append("message: \"\(message)\"") }
        return "@available(\(parts.joined(separator: ", ")))"
    }
}

extension Callback {
    package var isProperty: Bool { signature.hasPrefix("var ") }

    /// The name as DocC writes it: `scene(_:continue:)`, `window`.
    package var name: String {
        let rest = signature.drop { $0 != " " }.dropFirst()
        guard !isProperty, let open = rest.firstIndex(of: "(") else {
            return String(rest.prefix { $0 != ":" })
        }
        var labels = ""
        var depth = 0
        var atStart = true
        var label = ""
        for character in rest[rest.index(after: open)...] {
            if atStart, depth == 0, character != " ", character != ":", character != ")" { label.append(character) }
            switch character {
            case "(", "[", "<": depth += 1
            case ")" where depth == 0: return "\(rest[..<open])(\(labels))"
            case ")", "]": depth -= 1
            case ">" where depth > 0: depth -= 1
            case "," where depth == 0: (atStart, label) = (true, "")
            case " " where atStart && !label.isEmpty, ":" where atStart && depth == 0 && !label.isEmpty:
                labels += "\(label):"
                (atStart, label) = (false, "")
            default: break
            }
        }
        return "\(rest[..<open])(\(labels))"
    }
}
