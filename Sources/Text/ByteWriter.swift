/// Writes numbers and texts one behind the other, as `ByteReader` reads them.
package struct ByteWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8]

  /// Makes a writer with room for some bytes.
  package init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// Writes a number in seven bits a byte, the lowest first (LEB128).
  @inline(__always)
  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a count; a negative number is written as 0.
  @inline(__always)
  package mutating func write(_ count: Int) {
    write(UInt64(max(0, count)))
  }

  /// Writes a number that may be negative: 0, -1, 1, -2 and so on as 0, 1, 2, 3.
  package mutating func write(signed number: Int64) {
    write(UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  /// Writes a number in eight bytes, the lowest first.
  package mutating func write(fixed number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a text: its length in bytes, then its UTF-8.
  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes bytes as they are.
  package mutating func append(contentsOf other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }

  /// Forgets all but the room.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }
}
