/// A header in the central directory (APPNOTE 6.3.10, section 4.3.12).
struct ZipHeader {
  /// The entry's name.
  let name: String
  /// The flags; bit 0: encrypted, bit 11: the name is UTF-8.
  let flags: UInt16
  /// The compression method.
  let method: UInt16
  /// The CRC-32 of the content.
  let crc: UInt32
  /// The compressed size in bytes.
  let packedSize: Int
  /// The unpacked size in bytes.
  let size: Int
  /// The offset of the local header.
  let offset: Int
  /// The offset of the next header in the directory.
  let end: Int

  private static let signature: UInt32 = 0x0201_4B50
  private static let length = 46
  private static let saturated = UInt32.max

  /// Reads the header at an offset; `nil` if there is none.
  init?(_ bytes: [UInt8], at start: Int) {
    guard bytes.uint32(at: start) == Self.signature, let flags = bytes.uint16(at: start + 8),
      let method = bytes.uint16(at: start + 10), let crc = bytes.uint32(at: start + 16),
      let packedSize = bytes.uint32(at: start + 20), let size = bytes.uint32(at: start + 24),
      let nameLength = bytes.uint16(at: start + 28), let extraLength = bytes.uint16(at: start + 30),
      let commentLength = bytes.uint16(at: start + 32), let offset = bytes.uint32(at: start + 42)
    else { return nil }
    let nameStart = start + Self.length
    let extraStart = nameStart + Int(nameLength)
    let extraEnd = extraStart + Int(extraLength)
    end = extraEnd + Int(commentLength)
    guard end <= bytes.count else { return nil }
    (self.flags, self.method, self.crc) = (flags, method, crc)
    name = Self.name(bytes[nameStart..<extraStart], isUTF8: flags & 0x800 != 0)
    var large = Self.large(in: bytes, extraStart..<extraEnd)
    // The extra field holds only the values that do not fit into 32 bits, in this order.
    self.size = Self.value(size, or: &large)
    self.packedSize = Self.value(packedSize, or: &large)
    self.offset = Self.value(offset, or: &large)
  }

  /// Decodes a name; UTF-8 is tried even if it is not declared, since many programs omit the flag.
  private static func name(_ bytes: ArraySlice<UInt8>, isUTF8: Bool) -> String {
    if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
    return String(validating: bytes, as: UTF8.self) ?? CodePage437.text(bytes)
  }

  private static func value(_ number: UInt32, or large: inout ArraySlice<UInt64>) -> Int {
    guard number == saturated, let value = large.popFirst() else { return Int(number) }
    return Int(clamping: value)
  }

  /// Returns the values of the Zip64 extra field (section 4.5.3).
  private static func large(in bytes: [UInt8], _ range: Range<Int>) -> ArraySlice<UInt64> {
    var place = range.lowerBound
    while place + 4 <= range.upperBound, let kind = bytes.uint16(at: place),
      let length = bytes.uint16(at: place + 2)
    {
      let start = place + 4
      let end = min(start + Int(length), range.upperBound)
      if kind == 1 {
        return stride(from: start, to: end - 7, by: 8).compactMap { bytes.uint64(at: $0) }[...]
      }
      place = end
    }
    return []
  }
}
