import CBrotli

/// Brotli's compression (RFC 7932) of texts, as small as it gets. The one importer of Brotli.
package enum Brotli {
    package static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: BrotliEncoderMaxCompressedSize(bytes.count)) { output, count in
            var size = output.count
            let done = bytes.withUnsafeBufferPointer { input in
                BrotliEncoderCompress(
                    BROTLI_MAX_QUALITY, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, input.count, input.baseAddress, &size,
                    output.baseAddress)
            }
            precondition(done == BROTLI_TRUE, "the bound is enough for everything at once")
            count = size
        }
    }
}
