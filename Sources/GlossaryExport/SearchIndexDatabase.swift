import CSQLite

/// The index of a docset as an SQLite file, made in memory. The one importer of SQLite.
struct SearchIndexDatabase {
    struct Row: Hashable {
        var name: String
        var type: String
        var path: String
    }

    struct Failure: Error { var message: String }

    /// - Returns: the file's bytes; the same rows give the same bytes.
    static func bytes(_ rows: [Row]) throws(Failure) -> [UInt8] {
        var database: OpaquePointer?
        guard sqlite3_open(":memory:", &database) == SQLITE_OK, let database else {
            throw Failure(message: "SQLite gives no database in memory")
        }
        defer { sqlite3_close(database) }
        try run(
            """
            CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
            CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);
            BEGIN;
            """, database)
        try insert(rows, database)
        try run("COMMIT;", database)
        var size: sqlite3_int64 = 0
        guard let start = sqlite3_serialize(database, "main", &size, 0) else { throw failure(database) }
        defer { sqlite3_free(start) }
        return Array(UnsafeBufferPointer(start: start, count: Int(size)))
    }

    private static func run(_ statements: String, _ database: OpaquePointer) throws(Failure) {
        guard sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK else { throw failure(database) }
    }

    /// Values are bound, never written into a statement.
    private static func insert(_ rows: [Row], _ database: OpaquePointer) throws(Failure) {
        var statement: OpaquePointer?
        let text = "INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)"
        guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK else { throw failure(database) }
        defer { sqlite3_finalize(statement) }
        // SQLite copies the text before it returns.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for row in rows {
            for (column, value) in [row.name, row.type, row.path].enumerated() {
                sqlite3_bind_text(statement, Int32(column + 1), value, Int32(value.utf8.count), transient)
            }
            guard sqlite3_step(statement) == SQLITE_DONE else { throw failure(database) }
            sqlite3_reset(statement)
        }
    }

    private static func failure(_ database: OpaquePointer) -> Failure {
        Failure(message: String(cString: sqlite3_errmsg(database)))
    }
}
