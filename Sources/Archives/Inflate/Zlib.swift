/// Reads zlib streams (RFC 1950), which HTTP calls "deflate".
package enum Zlib {
  /// Returns the content of a stream, also of one that is bare DEFLATE, as some servers send it.
  ///
  /// - Throws: The first problem; no partial content is returned.
  package static func unpack(
    _ bytes: [UInt8], limits: ArchiveLimits = .standard
  ) throws(ArchiveError) -> [UInt8] {
    guard hasHeader(bytes) else {
      return try Inflate.unpack(bytes, in: 0..<bytes.count, limits: limits).bytes
    }
    let content = try Inflate.unpack(bytes, in: 2..<bytes.count, limits: limits)
    guard bytes.count - content.end >= 4 else { throw ArchiveError(.cutOff, at: bytes.count) }
    let checksum = bytes[content.end..<content.end + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    guard checksum == adler32(of: content.bytes) else {
      throw ArchiveError(.checksum, at: content.end)
    }
    return content.bytes
  }

  /// True if the first two bytes are those of a stream without a preset dictionary (section 2.2).
  private static func hasHeader(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return bytes[0] & 0x8F == 8 && bytes[1] & 0x20 == 0
      && (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
  }

  /// Returns the checksum of section 8.2.
  private static func adler32(of bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
