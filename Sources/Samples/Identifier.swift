import APIModel

/// A name in a sample that denotes a symbol of the library, as the compiler resolved it.
package struct Identifier: Sendable, Hashable, Codable {
    package enum Role: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
        /// Declares what a protocol or a superclass asks for.
        case implements
        case calls
        case names

        package static func < (left: Role, right: Role) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }

    package var symbol: SymbolID
    package var role: Role
    /// Line and byte column of the sample's code, from 1.
    package var line: Int
    package var byteColumn: Int

    package init(symbol: SymbolID, role: Role, line: Int, byteColumn: Int) {
        self.symbol = symbol
        self.role = role
        self.line = line
        self.byteColumn = byteColumn
    }

    private enum CodingKeys: String, CodingKey { case symbol, role, line, byteColumn }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        symbol = SymbolID(try container.decode(String.self, forKey: .symbol))
        role = try container.decode(Role.self, forKey: .role)
        line = try container.decode(Int.self, forKey: .line)
        byteColumn = try container.decode(Int.self, forKey: .byteColumn)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(symbol.rawValue, forKey: .symbol)
        try container.encode(role, forKey: .role)
        try container.encode(line, forKey: .line)
        try container.encode(byteColumn, forKey: .byteColumn)
    }
}
