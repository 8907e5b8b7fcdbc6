import APIModel
import Diagnostics

extension Linker {
    /// The configuration's rows, by symbol. One without a page is an error.
    mutating func counterparts() -> [SymbolPath: [SymbolPath]] {
        var result: [SymbolPath: [SymbolPath]] = [:]
        for row in configuration.counterparts {
            for symbol in row where !paths.documents(SymbolPath(symbol.path)) {
                let nearest = nearestName(to: symbol.path, among: resolver.symbolNames)
                diagnostics.append(
                    Diagnostic(
                        "unresolved-symbol", .error, "no symbol named '\(symbol.path)'", at: symbol.location,
                        notes: nearest.map { [Note("Did you mean '\($0)'?")] } ?? []))
            }
            let known = row.map { SymbolPath($0.path) }.filter(paths.documents)
            for path in known {
                for other in known where other != path && result[path]?.contains(other) != true {
                    result[path, default: []].append(other)
                }
            }
        }
        return result
    }
}
