/// Numbers of a fixed size at a place in bytes, the lowest byte first, as ZIP and gzip have them.
extension [UInt8] {
  /// The 16-bit number at an offset; `nil` when it is not all there.
  func uint16(at offset: Int) -> UInt16? {
    number(at: offset, length: 2).map(UInt16.init(truncatingIfNeeded:))
  }

  /// The 32-bit number at an offset; `nil` when it is not all there.
  func uint32(at offset: Int) -> UInt32? {
    number(at: offset, length: 4).map(UInt32.init(truncatingIfNeeded:))
  }

  /// The 64-bit number at an offset; `nil` when it is not all there.
  func uint64(at offset: Int) -> UInt64? { number(at: offset, length: 8) }

  private func number(at offset: Int, length: Int) -> UInt64? {
    guard offset >= 0, offset <= count, count - offset >= length else { return nil }
    return self[offset..<offset + length].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Appends a number.
  mutating func append(number: some FixedWidthInteger & UnsignedInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
