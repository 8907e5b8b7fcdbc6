/// Reads integers and texts one after another, never past the end.
struct Cursor {
    typealias Failure = LookupDatabase.Failure

    let bytes: UnsafeRawBufferPointer
    var offset: Int

    init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func byte() throws(Failure) -> UInt8 {
        guard offset >= 0, offset < bytes.count else { throw .damaged }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func count() throws(Failure) -> Int {
        guard offset >= 0, bytes.count - offset >= 4 else { throw .damaged }
        defer { offset += 4 }
        return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    /// A LEB128 number of at most 32 bits.
    mutating func number() throws(Failure) -> Int {
        var value = 0
        var shift = 0
        while shift < 35 {
            let byte = try byte()
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw .damaged
    }

    mutating func text() throws(Failure) -> String {
        let length = try count()
        let start = offset
        try skip(length)
        return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }

    /// - Returns: where the skipped bytes begin.
    @discardableResult
    mutating func skip(_ count: Int, times size: Int = 1) throws(Failure) -> Int {
        guard offset >= 0, offset <= bytes.count, count <= (bytes.count - offset) / size else { throw .damaged }
        defer { offset += count * size }
        return offset
    }
}
