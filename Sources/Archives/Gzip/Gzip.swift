/// Reads and writes gzip files (RFC 1952).
package enum Gzip {
  /// True if the bytes start with the gzip signature.
  package static func isLikely(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Returns the content of all members of a file, concatenated.
  ///
  /// Trailing bytes that do not start another member are ignored, as gzip itself does.
  ///
  /// - Throws: The first problem; no partial content is returned.
  package static func unpack(
    _ bytes: [UInt8], limits: ArchiveLimits = .standard
  ) throws(ArchiveError) -> [UInt8] {
    guard isLikely(bytes) else { throw ArchiveError(.notGzip, at: 0) }
    var content: [UInt8] = []
    var offset = 0
    while bytes[offset...].starts(with: signature) {
      let room = limits.with(entrySize: limits.entrySize - content.count)
      let member = try unpackMember(bytes, at: offset, limits: room)
      if content.isEmpty { content = member.bytes } else { content += member.bytes }
      offset = member.end
    }
    return content
  }

  /// Returns a file with one uncompressed member.
  package static func stored(_ content: [UInt8]) -> [UInt8] {
    let blocks = max(1, (content.count + maximumBlockSize - 1) / maximumBlockSize)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count + 5 * blocks + 18)
    // DEFLATE, no flags, no time (so that equal content gives equal files), unknown system.
    bytes += signature + [deflate, 0, 0, 0, 0, 0, 0, 0xFF]
    for block in 0..<blocks {
      let start = block * maximumBlockSize
      let end = min(content.count, start + maximumBlockSize)
      bytes.append(block == blocks - 1 ? 1 : 0)
      bytes.append(number: UInt16(truncatingIfNeeded: end - start))
      bytes.append(number: ~UInt16(truncatingIfNeeded: end - start))
      bytes += content[start..<end]
    }
    bytes.append(number: CRC32.of(content))
    bytes.append(number: UInt32(truncatingIfNeeded: content.count))
    return bytes
  }

  private static let signature: [UInt8] = [0x1F, 0x8B]
  private static let deflate: UInt8 = 8
  private static let maximumBlockSize = 0xFFFF

  private static func unpackMember(
    _ bytes: [UInt8], at offset: Int, limits: ArchiveLimits
  ) throws(ArchiveError) -> Inflate.Result {
    guard let start = try contentStart(bytes, at: offset) else {
      throw ArchiveError(.cutOff, at: bytes.count)
    }
    let content = try Inflate.unpack(bytes, in: start..<bytes.count, limits: limits)
    guard let crc = bytes.uint32(at: content.end), let size = bytes.uint32(at: content.end + 4)
    else { throw ArchiveError(.cutOff, at: bytes.count) }
    guard size == UInt32(truncatingIfNeeded: content.bytes.count) else {
      throw ArchiveError(.size, at: content.end)
    }
    guard crc == CRC32.of(content.bytes) else { throw ArchiveError(.checksum, at: content.end) }
    return Inflate.Result(bytes: content.bytes, end: content.end + 8)
  }

  /// Returns the offset past a member's header (section 2.3), or `nil` if the header is cut off.
  private static func contentStart(
    _ bytes: [UInt8], at offset: Int
  ) throws(ArchiveError) -> Int? {
    guard bytes.count - offset >= 10 else { return nil }
    guard bytes[offset + 2] == deflate else {
      throw ArchiveError(.method(UInt16(bytes[offset + 2])), at: offset + 2)
    }
    let flags = bytes[offset + 3]
    var start = offset + 10
    if flags & 4 != 0 {
      guard let length = bytes.uint16(at: start) else { return nil }
      start += 2 + Int(length)
    }
    // A file name, then a comment, each terminated by a NUL.
    for flag in [UInt8(8), 16] where flags & flag != 0 {
      guard start <= bytes.count, let end = bytes[start...].firstIndex(of: 0) else { return nil }
      start = end + 1
    }
    if flags & 2 != 0 { start += 2 }
    return start <= bytes.count ? start : nil
  }
}
