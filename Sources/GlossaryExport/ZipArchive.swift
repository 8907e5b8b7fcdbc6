/// A ZIP archive in memory (PKWARE's APPNOTE 6.3): files in their order, all of one date, so that the same files give the
/// same bytes.
struct ZipArchive {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count: UInt16 = 0

    /// - Parameter isStored: true for a file that readers look for uncompressed at the archive's beginning.
    mutating func add(_ path: String, _ content: [UInt8], isStored: Bool = false) {
        let data = isStored ? content : Deflate.raw(content)
        let offset = UInt32(bytes.count)
        var header: [UInt8] = []
        // The version that is needed, names in UTF-8, the method, midnight of 1980-01-01.
        header.append(littleEndian: UInt16(20))
        header.append(littleEndian: UInt16(0x0800))
        header.append(littleEndian: UInt16(isStored ? 0 : 8))
        header.append(littleEndian: UInt16(0))
        header.append(littleEndian: UInt16(0x0021))
        header.append(littleEndian: Deflate.checksum(content))
        header.append(littleEndian: UInt32(data.count))
        header.append(littleEndian: UInt32(content.count))
        header.append(littleEndian: UInt16(path.utf8.count))
        header.append(littleEndian: UInt16(0))

        bytes.append(littleEndian: UInt32(0x0403_4B50))
        bytes += header + path.utf8 + data

        directory.append(littleEndian: UInt32(0x0201_4B50))
        directory.append(littleEndian: UInt16(20))
        directory += header
        // No comment, first disk, no attributes.
        directory += [UInt8](repeating: 0, count: 10)
        directory.append(littleEndian: offset)
        directory += path.utf8
        count += 1
    }

    func finished() -> [UInt8] {
        var output = bytes + directory
        output.append(littleEndian: UInt32(0x0605_4B50))
        output.append(littleEndian: UInt32(0))
        output.append(littleEndian: count)
        output.append(littleEndian: count)
        output.append(littleEndian: UInt32(directory.count))
        output.append(littleEndian: UInt32(bytes.count))
        output.append(littleEndian: UInt16(0))
        return output
    }
}

extension [UInt8] {
    fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
