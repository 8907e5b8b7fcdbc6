import APIModel

/// What members of a type are shown together, in this order.
package enum MemberGroup: Int, Sendable, CaseIterable {
    case cases, initializers, properties, methods, typeProperties, typeMethods, notifications, others
    /// Whatever they are: who reads on for what to use is done before them.
    case deprecated

    package init(_ symbol: Symbol) {
        if symbol.isDeprecated {
            self = .deprecated
            return
        }
        switch symbol.kind {
        case .case: self = .cases
        case .initializer: self = .initializers
        case .property, .subscript: self = .properties
        case .method: self = .methods
        case .typeProperty, .typeSubscript:
            self = symbol.declarationText.contains("Notification.Name") ? .notifications : .typeProperties
        case .typeMethod: self = .typeMethods
        default: self = .others
        }
    }
}

extension APIModel {
    /// Members with those of a group together; cases as they are declared, which is in the order of states, others in their
    /// own order.
    package func grouped(_ members: [SymbolPath]) -> [(group: MemberGroup, members: [SymbolPath])] {
        let groups = Dictionary(grouping: members) { symbol(at: $0).map(MemberGroup.init) ?? .others }
        return MemberGroup.allCases.compactMap { group in
            guard let members = groups[group] else { return nil }
            return (group, group == .cases ? members.sorted { line(of: $0) < line(of: $1) } : members)
        }
    }

    private func line(of path: SymbolPath) -> Int { symbol(at: path)?.line ?? .max }
}
