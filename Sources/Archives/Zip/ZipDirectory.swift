/// The location of a ZIP archive's central directory (APPNOTE 6.3.10, sections 4.3.14 to 4.3.16).
struct ZipDirectory {
  /// The range of the directory's bytes.
  let range: Range<Int>
  /// The number of bytes before the archive itself, as in self-extracting programs; offsets in the
  /// archive do not include them.
  let shift: Int

  private static let endSignature: [UInt8] = [0x50, 0x4B, 5, 6]
  private static let end64Signature: UInt32 = 0x0606_4B50
  private static let locatorSignature: UInt32 = 0x0706_4B50
  private static let endLength = 22
  private static let maximumCommentLength = 0xFFFF

  /// Locates the directory of an archive.
  init(of bytes: [UInt8]) throws(ArchiveError) {
    guard let end = Self.end(of: bytes), let size = bytes.uint32(at: end + 12),
      let offset = bytes.uint32(at: end + 16)
    else { throw ArchiveError(.noDirectory, at: bytes.count) }
    let values = Self.values64(of: bytes, end: end)
    let place = values?.end ?? end
    let length = Int(clamping: values?.size ?? UInt64(size))
    let start = Int(clamping: values?.offset ?? UInt64(offset))
    guard length <= place, start <= place - length else {
      throw ArchiveError(.cutOff, at: bytes.count)
    }
    range = place - length..<place
    shift = place - length - start
  }

  /// Returns the offset of the end of central directory record, which only a comment follows.
  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= endLength else { return nil }
    let last = bytes.count - endLength
    return (max(0, last - maximumCommentLength)...last).last {
      bytes[$0...].starts(with: endSignature)
    }
  }

  /// Returns the Zip64 values, for archives whose values do not fit the older fields.
  private static func values64(
    of bytes: [UInt8], end: Int
  ) -> (end: Int, size: UInt64, offset: UInt64)? {
    guard bytes.uint32(at: end - 20) == locatorSignature,
      let stated = bytes.uint64(at: end - 12)
    else { return nil }
    // The record precedes its locator; with bytes before the archive, the stated offset is wrong.
    for place in [Int(clamping: stated), end - 20 - 56]
    where bytes.uint32(at: place) == end64Signature {
      guard let size = bytes.uint64(at: place + 40), let offset = bytes.uint64(at: place + 48)
      else { return nil }
      return (place, size, offset)
    }
    return nil
  }
}
