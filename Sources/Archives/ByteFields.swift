/// Little-endian integers at an offset, as ZIP and gzip store them.
extension [UInt8] {
  /// Returns the 16-bit integer at an offset, or `nil` if it is out of bounds.
  func uint16(at offset: Int) -> UInt16? {
    number(at: offset, length: 2).map(UInt16.init(truncatingIfNeeded:))
  }

  /// Returns the 32-bit integer at an offset, or `nil` if it is out of bounds.
  func uint32(at offset: Int) -> UInt32? {
    number(at: offset, length: 4).map(UInt32.init(truncatingIfNeeded:))
  }

  /// Returns the 64-bit integer at an offset, or `nil` if it is out of bounds.
  func uint64(at offset: Int) -> UInt64? { number(at: offset, length: 8) }

  private func number(at offset: Int, length: Int) -> UInt64? {
    guard offset >= 0, offset <= count, count - offset >= length else { return nil }
    return self[offset..<offset + length].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Appends an integer.
  mutating func append(number: some FixedWidthInteger & UnsignedInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
