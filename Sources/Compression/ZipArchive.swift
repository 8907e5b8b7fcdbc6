/// A ZIP archive in memory (PKWARE's APPNOTE 6.3): files in their order, all of one date, so that the same files give the
/// same bytes.
package struct ZipArchive: Sendable {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    package init() {}

    /// A file as an archive holds it. Making one is the work of an archive, and can be done on several threads.
    package struct Member: Sendable {
        fileprivate var path: String
        fileprivate var data: [UInt8]
        fileprivate var size: UInt32
        fileprivate var checksum: UInt32
        fileprivate var isStored: Bool

        /// - Parameter isStored: true for a file that readers look for uncompressed at the archive's beginning.
        package init(_ path: String, _ content: [UInt8], isStored: Bool = false) {
            self.path = path
            self.isStored = isStored
            data = isStored ? content : Deflate.raw(content)
            size = UInt32(content.count)
            checksum = Deflate.checksum(content)
        }
    }

    package mutating func add(_ path: String, _ content: [UInt8], isStored: Bool = false) {
        add(Member(path, content, isStored: isStored))
    }

    package mutating func add(_ member: Member) {
        let offset = UInt32(bytes.count)
        var header: [UInt8] = []
        // The version that is needed, names in UTF-8, the method, midnight of 1980-01-01.
        header.append(littleEndian: UInt16(20))
        header.append(littleEndian: UInt16(0x0800))
        header.append(littleEndian: UInt16(member.isStored ? 0 : 8))
        header.append(littleEndian: UInt16(0))
        header.append(littleEndian: UInt16(0x0021))
        header.append(littleEndian: member.checksum)
        header.append(littleEndian: UInt32(member.data.count))
        header.append(littleEndian: member.size)
        header.append(littleEndian: UInt16(member.path.utf8.count))
        header.append(littleEndian: UInt16(0))

        bytes.append(littleEndian: UInt32(0x0403_4B50))
        bytes += header
        bytes += member.path.utf8
        bytes += member.data

        directory.append(littleEndian: UInt32(0x0201_4B50))
        directory.append(littleEndian: UInt16(20))
        directory += header
        // No comment, first disk, no attributes.
        directory += [UInt8](repeating: 0, count: 10)
        directory.append(littleEndian: offset)
        directory += member.path.utf8
        count += 1
    }

    package func finished() -> [UInt8] {
        var output = bytes + directory
        // 16 bits count to 65534: with more files the count stands in the records of ZIP64, which come first.
        if count >= 0xFFFF { output += largeDirectoryEnd() }
        output.append(littleEndian: UInt32(0x0605_4B50))
        output.append(littleEndian: UInt32(0))
        output.append(littleEndian: UInt16(clamping: count))
        output.append(littleEndian: UInt16(clamping: count))
        output.append(littleEndian: UInt32(directory.count))
        output.append(littleEndian: UInt32(bytes.count))
        output.append(littleEndian: UInt16(0))
        return output
    }

    /// ZIP64's end of the directory, and where it stands (APPNOTE, sections 4.3.14 and 4.3.15).
    private func largeDirectoryEnd() -> [UInt8] {
        var end: [UInt8] = []
        end.append(littleEndian: UInt32(0x0606_4B50))
        end.append(littleEndian: UInt64(44))
        end.append(littleEndian: UInt16(45))
        end.append(littleEndian: UInt16(45))
        end.append(littleEndian: UInt64(0))
        end.append(littleEndian: UInt64(count))
        end.append(littleEndian: UInt64(count))
        end.append(littleEndian: UInt64(directory.count))
        end.append(littleEndian: UInt64(bytes.count))
        end.append(littleEndian: UInt32(0x0706_4B50))
        end.append(littleEndian: UInt32(0))
        end.append(littleEndian: UInt64(bytes.count + directory.count))
        end.append(littleEndian: UInt32(1))
        return end
    }
}

extension [UInt8] {
    fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
