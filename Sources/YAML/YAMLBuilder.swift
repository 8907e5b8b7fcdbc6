import Diagnostics

/// Events into nodes, with ranges that end where the last value ends (libyaml ends block collections at the next token).
struct YAMLBuilder {
    let input: YAMLInput
    let limits: YAMLParser.Limits
    var diagnostics: [Diagnostic] = []

    init(input: YAMLInput, limits: YAMLParser.Limits) {
        self.input = input
        self.limits = limits
    }

    mutating func document(_ events: inout YAMLEvents) throws(YAMLFailure) -> YAMLNode? {
        var root: YAMLNode?
        var documents = 0
        while true {
            let event = try events.next()
            switch event.kind {
            case .streamEnd: return root
            case .documentStart:
                documents += 1
                guard documents == 1 else {
                    diagnostics.append(.unsupportedYAML("a second document", at: location(event.range)))
                    return root
                }
                root = try node(events.next(), &events, depth: 0)
            default: break
            }
        }
    }

    private mutating func node(
        _ event: YAMLEvents.Event, _ events: inout YAMLEvents, depth: Int
    ) throws(YAMLFailure) -> YAMLNode {
        guard depth < limits.depth else {
            throw YAMLFailure(diagnostic: .yamlTooDeep(limit: limits.depth, at: location(event.range)))
        }
        refuseProperties(of: event)
        switch event.kind {
        case .scalar(let text, let isQuoted, let isBlock):
            let range = isBlock ? trimmed(event.range) : event.range
            return YAMLNode(.scalar(text, isQuoted: isQuoted), range)
        case .sequenceStart(let isFlow):
            return try sequence(from: event, isFlow: isFlow, &events, depth: depth)
        case .mappingStart(let isFlow):
            return try mapping(from: event, isFlow: isFlow, &events, depth: depth)
        case .alias:
            let name = event.anchor ?? ""
            diagnostics.append(.unsupportedYAML("the alias '*\(name)'", at: location(event.range)))
            return YAMLNode(.scalar("", isQuoted: false), event.range)
        default:
            preconditionFailure("libyaml gives no \(event.kind) where a node begins")
        }
    }

    private mutating func sequence(
        from start: YAMLEvents.Event, isFlow: Bool, _ events: inout YAMLEvents, depth: Int
    ) throws(YAMLFailure) -> YAMLNode {
        var nodes: [YAMLNode] = []
        while true {
            let event = try events.next()
            if case .sequenceEnd = event.kind {
                let end = isFlow ? event.range.end : nodes.last?.range.end ?? start.range.end
                return YAMLNode(.sequence(nodes), SourceRange(start.range.start, end))
            }
            nodes.append(try node(event, &events, depth: depth + 1))
        }
    }

    private mutating func mapping(
        from start: YAMLEvents.Event, isFlow: Bool, _ events: inout YAMLEvents, depth: Int
    ) throws(YAMLFailure) -> YAMLNode {
        var entries: [YAMLNode.Entry] = []
        var placeOfKey: [String: SourceRange] = [:]
        var end = start.range.end
        while true {
            let event = try events.next()
            if case .mappingEnd = event.kind {
                if isFlow { end = event.range.end }
                return YAMLNode(.mapping(entries), SourceRange(start.range.start, end))
            }
            let key = try node(event, &events, depth: depth + 1)
            let value = try node(events.next(), &events, depth: depth + 1)
            end = max(key.range.end, value.range.end)
            guard case .scalar(let name, _) = key.content else {
                diagnostics.append(.unsupportedYAML("a key that is no plain word", at: location(key.range)))
                continue
            }
            if let first = placeOfKey[name] {
                diagnostics.append(.duplicateKey(name, at: location(key.range), first: location(first)))
                continue
            }
            placeOfKey[name] = key.range
            entries.append(YAMLNode.Entry(key: name, keyRange: key.range, value: value))
        }
    }

    private mutating func refuseProperties(of event: YAMLEvents.Event) {
        if case .alias = event.kind { return }
        if let anchor = event.anchor {
            diagnostics.append(.unsupportedYAML("the anchor '&\(anchor)'", at: location(event.range)))
        }
        if let tag = event.tag {
            diagnostics.append(.unsupportedYAML("the tag '\(tag)'", at: location(event.range)))
        }
    }

    private func location(_ range: SourceRange) -> SourceLocation { SourceLocation(input.file, range) }

    /// A block scalar's range without the line ends after it.
    private func trimmed(_ range: SourceRange) -> SourceRange {
        var end = range.end
        while end > range.start, [0x20, 0x09, 0x0A, 0x0D].contains(input.file.bytes[end - 1]) { end -= 1 }
        return SourceRange(range.start, end)
    }
}
