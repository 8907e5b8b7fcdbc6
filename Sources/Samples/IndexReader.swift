import APIModel
import CIndexStore

/// Reads from the index data of a compiled unit which symbols its names denote.
enum IndexReader {
    /// Roles of clang's index store (`clang/Index/IndexSymbol.h`).
    private enum Role {
        static let definition: UInt64 = 1 << 1
        static let reference: UInt64 = 1 << 2
        static let call: UInt64 = 1 << 5
        static let implicit: UInt64 = 1 << 8
        static let overrides: UInt64 = 1 << 11
    }

    /// - Parameters:
    ///   - store: the folder that `-index-store-path` named.
    ///   - file: the unit's source file, as it was given to the compiler.
    /// - Returns: the explicit occurrences in `file`, in the order of the text; empty when there is no index data.
    static func identifiers(store: String, file: String) -> [Identifier] {
        guard let index = indexstore_store_create(store, nil) else { return [] }
        defer { indexstore_store_dispose(index) }
        var found: Set<Identifier> = []
        for unit in unitNames(index) {
            for record in recordNames(index, unit: unit, file: file) {
                guard let reader = record.withCString({ indexstore_record_reader_create(index, $0, nil) }) else {
                    continue
                }
                defer { indexstore_record_reader_dispose(reader) }
                collect(reader, into: &found)
            }
        }
        return found.sorted {
            ($0.line, $0.byteColumn, $0.role, $0.symbol) < ($1.line, $1.byteColumn, $1.role, $1.symbol)
        }
    }

    /// Collects strings from a C callback.
    private final class Names { var all: [String] = [] }

    private static func unitNames(_ index: indexstore_t) -> [String] {
        let names = Names()
        _ = indexstore_store_units_apply_f(index, 1, Unmanaged.passUnretained(names).toOpaque()) { context, name in
            if let context { Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().all.append(string(name)) }
            return true
        }
        return names.all
    }

    private final class Records {
        let file: String
        var all: [String] = []
        init(file: String) { self.file = file }
    }

    private static func recordNames(_ index: indexstore_t, unit: String, file: String) -> [String] {
        guard let reader = unit.withCString({ indexstore_unit_reader_create(index, $0, nil) }) else { return [] }
        defer { indexstore_unit_reader_dispose(reader) }
        let records = Records(file: file)
        _ = indexstore_unit_reader_dependencies_apply_f(reader, Unmanaged.passUnretained(records).toOpaque()) {
            context, dependency in
            guard let context, let dependency, indexstore_unit_dependency_get_kind(dependency) == 2 else { return true }
            let wanted = Unmanaged<Records>.fromOpaque(context).takeUnretainedValue()
            if string(indexstore_unit_dependency_get_filepath(dependency)).hasSuffix(wanted.file) {
                wanted.all.append(string(indexstore_unit_dependency_get_name(dependency)))
            }
            return true
        }
        return records.all
    }

    private final class Occurrences { var all: Set<Identifier> = [] }

    private static func collect(_ reader: indexstore_record_reader_t, into found: inout Set<Identifier>) {
        let occurrences = Occurrences()
        _ = indexstore_record_reader_occurrences_apply_f(reader, Unmanaged.passUnretained(occurrences).toOpaque()) {
            context, occurrence in
            guard let context, let occurrence else { return true }
            let seen = Unmanaged<Occurrences>.fromOpaque(context).takeUnretainedValue()
            let roles = indexstore_occurrence_get_roles(occurrence)
            guard roles & Role.implicit == 0 else { return true }
            var line: UInt32 = 0
            var column: UInt32 = 0
            indexstore_occurrence_get_line_col(occurrence, &line, &column)
            if roles & Role.reference != 0, let symbol = indexstore_occurrence_get_symbol(occurrence) {
                seen.all.insert(
                    Identifier(
                        symbol: SymbolID(string(indexstore_symbol_get_usr(symbol))),
                        role: roles & Role.call != 0 ? .calls : .names, line: Int(line), byteColumn: Int(column)))
            }
            if roles & Role.definition != 0 {
                for symbol in IndexReader.overridden(occurrence) {
                    seen.all.insert(
                        Identifier(symbol: symbol, role: .implements, line: Int(line), byteColumn: Int(column)))
                }
            }
            return true
        }
        found.formUnion(occurrences.all)
    }

    private final class Symbols { var all: [SymbolID] = [] }

    /// The requirements or the superclass's members that a declaration implements.
    private static func overridden(_ occurrence: indexstore_occurrence_t) -> [SymbolID] {
        let found = Symbols()
        _ = indexstore_occurrence_relations_apply_f(occurrence, Unmanaged.passUnretained(found).toOpaque()) {
            context, relation in
            guard let context, let relation,
                indexstore_symbol_relation_get_roles(relation) & Role.overrides != 0,
                let symbol = indexstore_symbol_relation_get_symbol(relation)
            else { return true }
            Unmanaged<Symbols>.fromOpaque(context).takeUnretainedValue()
                .all.append(SymbolID(string(indexstore_symbol_get_usr(symbol))))
            return true
        }
        return found.all
    }
}

private func string(_ reference: indexstore_string_ref_t) -> String {
    guard let data = reference.data else { return "" }
    return String(
        decoding: UnsafeRawBufferPointer(start: data, count: reference.length), as: UTF8.self)
}
