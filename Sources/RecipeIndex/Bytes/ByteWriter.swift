/// An encoder of numbers and texts as bytes, which a `ByteReader` decodes.
struct ByteWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8]

  /// Creates a writer with a reserved capacity in bytes.
  init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// Writes a varint (LEB128): seven bits a byte, the lowest first.
  @inline(__always)
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a count; a negative number is written as 0.
  @inline(__always)
  mutating func write(_ count: Int) {
    write(UInt64(max(0, count)))
  }

  /// Writes a varint that may be negative in zigzag encoding: 0, -1, 1, -2 as 0, 1, 2, 3.
  mutating func write(signed number: Int64) {
    write(UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  /// Writes a fixed-width number of eight bytes, little-endian.
  mutating func write(fixed number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a number in four bytes, the lowest first.
  mutating func write(fixed32 number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a text: its length in bytes, then its UTF-8.
  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes bytes verbatim.
  mutating func append(contentsOf other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }

  /// Removes everything written and keeps the capacity.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }
}
