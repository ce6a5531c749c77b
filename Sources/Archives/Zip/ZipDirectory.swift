/// Where the central directory of a ZIP archive is (APPNOTE 6.3.10, sections 4.3.14 to 4.3.16).
struct ZipDirectory {
  /// Its bytes.
  let range: Range<Int>
  /// How many bytes stand before the archive's own first byte, as in programs that unpack
  /// themselves; offsets in the archive do not count them.
  let shift: Int

  private static let endSignature: [UInt8] = [0x50, 0x4B, 5, 6]
  private static let end64Signature: UInt32 = 0x0606_4B50
  private static let locatorSignature: UInt32 = 0x0706_4B50
  private static let endLength = 22
  private static let longestComment = 0xFFFF

  /// Finds the directory of an archive.
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

  /// The offset of the record at the end of every archive; only its comment follows.
  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= endLength else { return nil }
    let last = bytes.count - endLength
    return (max(0, last - longestComment)...last).last { bytes[$0...].starts(with: endSignature) }
  }

  /// The numbers of Zip64, for archives that are too large for the others.
  private static func values64(
    of bytes: [UInt8], end: Int
  ) -> (end: Int, size: UInt64, offset: UInt64)? {
    guard bytes.uint32(at: end - 20) == locatorSignature,
      let stated = bytes.uint64(at: end - 12)
    else { return nil }
    // The record stands before its locator; with bytes before the archive, not where it says.
    for place in [Int(clamping: stated), end - 20 - 56]
    where bytes.uint32(at: place) == end64Signature {
      guard let size = bytes.uint64(at: place + 40), let offset = bytes.uint64(at: place + 48)
      else { return nil }
      return (place, size, offset)
    }
    return nil
  }
}
