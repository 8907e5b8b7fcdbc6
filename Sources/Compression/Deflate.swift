import CZlib

/// zlib's compression. The one importer of zlib.
package enum Deflate {
    /// A zlib stream (RFC 1950).
    package static func zlib(_ bytes: [UInt8]) -> [UInt8] { compressed(bytes, windowBits: 15) }

    /// Bare compressed data (RFC 1951), as archives hold it.
    package static func raw(_ bytes: [UInt8]) -> [UInt8] { compressed(bytes, windowBits: -15) }

    /// A gzip file (RFC 1952) without a name and a date, so that the same bytes give the same file.
    package static func gzip(_ bytes: [UInt8]) -> [UInt8] { compressed(bytes, windowBits: 31) }

    package static func checksum(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
    }

    private static func compressed(_ bytes: [UInt8], windowBits: Int32) -> [UInt8] {
        var stream = z_stream()
        let started = deflateInit2_(
            &stream, 9, Z_DEFLATED, windowBits, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        precondition(started == Z_OK, "zlib takes these constants")
        defer { deflateEnd(&stream) }
        precondition(bytes.count <= Int(UInt32.max), "a file has less than 4 GB")
        var input = bytes
        return [UInt8](unsafeUninitializedCapacity: Int(deflateBound(&stream, UInt(bytes.count)))) { output, count in
            input.withUnsafeMutableBufferPointer { source in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                let ended = deflate(&stream, Z_FINISH)
                precondition(ended == Z_STREAM_END, "the bound is enough for everything at once")
            }
            count = output.count - Int(stream.avail_out)
        }
    }
}
