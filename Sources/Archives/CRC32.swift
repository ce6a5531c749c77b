/// The checksum of ZIP and gzip: CRC-32 with the polynomial 0xEDB88320 (RFC 1952, section 8).
package struct CRC32: Sendable {
  private var register: UInt32 = ~0

  /// Eight tables of 256 entries, for eight bytes at a time ("slicing by 8", Kounavis and Berry,
  /// 2005).
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    for index in 256..<8 * 256 {
      let previous = tables[index - 256]
      tables.append(previous >> 8 ^ tables[Int(previous & 0xFF)])
    }
    return tables
  }()

  /// Creates the checksum of no bytes.
  package init() {}

  /// Returns the checksum of an array of bytes.
  package static func of(_ bytes: [UInt8]) -> UInt32 {
    var crc = CRC32()
    crc.add(bytes, in: 0..<bytes.count)
    return crc.value
  }

  /// The checksum of the bytes added so far.
  package var value: UInt32 { ~register }

  /// Adds the bytes of a range, clamped to the bounds of the array.
  package mutating func add(_ bytes: [UInt8], in range: Range<Int>) {
    let range = range.clamped(to: 0..<bytes.count)
    Self.tables.withUnsafeBufferPointer { tables in
      bytes.withUnsafeBytes { register = Self.crc(of: $0[range], register, tables) }
    }
  }

  private static func crc(
    of bytes: Slice<UnsafeRawBufferPointer>, _ start: UInt32,
    _ tables: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    var crc = start
    var offset = 0
    while bytes.count &- offset >= 8 {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      crc = sliced(UInt64(littleEndian: word) ^ UInt64(crc), tables)
      offset &+= 8
    }
    for byte in bytes[offset...] {
      crc = crc >> 8 ^ tables[Int((crc ^ UInt32(byte)) & 0xFF)]
    }
    return crc
  }

  @inline(__always)
  private static func sliced(_ word: UInt64, _ tables: UnsafeBufferPointer<UInt32>) -> UInt32 {
    var crc: UInt32 = 0
    for index in 0..<8 {
      let byte = Int(truncatingIfNeeded: word >> UInt64(8 &* index)) & 0xFF
      crc ^= tables[(7 &- index) &* 256 &+ byte]
    }
    return crc
  }
}
