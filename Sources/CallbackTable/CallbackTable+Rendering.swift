extension CallbackTable {
    /// The Swift file that declares the protocol in both forms: `@objc` with optional members for the checking copy,
    /// plain Swift with default implementations for the ordinary one.
    package var swiftFile: String {
        var lines = [
            "// Made by generate-callbacks from Sources/Callbacks/\(name).yaml: edit that file, then run it again.",
            "// swift-format-ignore-file", "",
        ]
        let modules = (imports + (module == "FoundationAdditions" ? ["Foundation"] : ["FoundationAdditions"])).sorted()
        lines += modules.map { "import \($0)" } + ["", "#if CHECKING", ""]
        lines += checkingForm + ["", "#else", ""] + ordinaryForm + ["", "#endif"]
        return lines.map { $0 + "\n" }.joined()
    }

    private var head: [String] {
        var lines = comment(documentation)
        if let attribute = Availability(introduced: introduced).attribute(for: platform) { lines.append(attribute) }
        if platform != "iOS" { lines.append("@available(iOS, unavailable)") }
        return lines
    }

    private var checkingForm: [String] {
        var lines = head
        if isMainActor { lines.append("@preconcurrency @MainActor") }
        lines.append("@objc public protocol \(name): \(inherits) {")
        for (index, callback) in callbacks.enumerated() {
            if index > 0 { lines.append("") }
            var declaration = callback.selector.map { "@objc(\($0)) " } ?? "@objc "
            if !callback.isRequired { declaration += "optional " }
            lines += callback.lines(declaring: declaration + callback.signature, for: platform)
        }
        return lines + ["}"]
    }

    private var ordinaryForm: [String] {
        var lines = head
        if isMainActor { lines.append("@preconcurrency @MainActor") }
        lines.append("public protocol \(name): \(inherits) {")
        for (index, callback) in callbacks.enumerated() {
            if index > 0 { lines.append("") }
            lines += callback.lines(declaring: callback.signature, for: platform)
        }
        lines += ["}", "", "/// What holds for a member that a delegate does not implement."]
        if platform != "iOS" { lines.append("@available(iOS, unavailable)") }
        lines.append("extension \(name) {")
        let optional = callbacks.filter { !$0.isRequired }
        for (index, callback) in optional.enumerated() {
            if index > 0 { lines.append("") }
            lines += callback.defaultImplementation.map { "    \($0)" }
        }
        return lines + ["}"]
    }
}

extension Callback {
    fileprivate func lines(declaring declaration: String, for platform: String) -> [String] {
        let visibility = isHidden ? "@_documentation(visibility: private)" : nil
        let attributes = [availability.attribute(for: platform), visibility].compactMap { $0 }
        return (comment(documentation) + attributes + [declaration]).map { "    \($0)" }
    }

    fileprivate var defaultImplementation: [String] {
        guard isProperty else {
            let body = otherwise.map { "OptionalRequirement.missing(\($0))" } ?? "OptionalRequirement.missing()"
            return ["public \(signature) { \(body) }"]
        }
        let declaration = signature.prefix { $0 != "{" }
        var lines = ["public \(declaration){", "    get { OptionalRequirement.missing(\(otherwise ?? "nil")) }"]
        if signature.contains("set") { lines.append("    set { OptionalRequirement.missing() }") }
        return lines + ["}"]
    }
}

private func comment(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "///" : "/// \($0)" }
}
