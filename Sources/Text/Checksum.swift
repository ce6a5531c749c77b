/// A checksum that detects corrupt bytes; it does not protect against malice.
///
/// Eight bytes at a time are multiplied to 128 bits and folded, as in wyhash (Wang Yi, 2019); two
/// lanes side by side keep the multiplier busy.
package enum Checksum {
  private static let first: UInt64 = 0xa076_1d64_78bd_642f
  private static let second: UInt64 = 0xe703_7ed1_a0b4_28db
  private static let third: UInt64 = 0x8ebc_6af0_9c88_c6e3

  /// Returns the checksum of bytes.
  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var (one, other) = (first ^ UInt64(truncatingIfNeeded: bytes.count), second)
    var offset = 0
    while offset + 32 <= bytes.count {
      one = mix(one ^ word(bytes, offset), first ^ word(bytes, offset + 8))
      other = mix(other ^ word(bytes, offset + 16), second ^ word(bytes, offset + 24))
      offset += 32
    }
    while offset + 8 <= bytes.count {
      one = mix(one ^ word(bytes, offset), first)
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mix(one ^ rest, other ^ third)
  }

  /// Returns the checksum of bytes.
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { of($0) }
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    bytes.number(at: offset, as: UInt64.self)
  }

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
