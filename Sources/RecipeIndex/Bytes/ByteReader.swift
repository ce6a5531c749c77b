import Text

/// A decoder of what a `ByteWriter` wrote, from bytes that may be corrupt.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  /// The number of bytes read so far.
  private(set) var position = 0

  /// Creates a reader of bytes, which must outlive it.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Creates a reader of a part of bytes, which must outlive it.
  ///
  /// - Throws: `IndexCorruption` if the part reaches beyond the bytes.
  init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) throws(IndexCorruption) {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw IndexCorruption() }
    self.init(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }

  /// True if every byte has been read.
  var isAtEnd: Bool { position >= bytes.count }

  /// The number of bytes not read yet.
  var left: Int { bytes.count - position }

  /// Reads a varint (LEB128).
  @inline(__always)
  mutating func number() throws(IndexCorruption) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw IndexCorruption()
  }

  /// Reads a varint that fits an `Int`.
  @inline(__always)
  mutating func count() throws(IndexCorruption) -> Int {
    guard let count = Int(exactly: try number()) else { throw IndexCorruption() }
    return count
  }

  /// Reads the number of items that follow; each takes at least a byte, so no more than `left`.
  mutating func countOfItems() throws(IndexCorruption) -> Int {
    let count = try count()
    guard count <= left else { throw IndexCorruption() }
    return count
  }

  /// Reads a varint that may be negative (zigzag encoding).
  mutating func signed() throws(IndexCorruption) -> Int64 {
    let number = try number()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// Reads a fixed-width number of eight bytes.
  mutating func fixed() throws(IndexCorruption) -> UInt64 {
    guard left >= 8 else { throw IndexCorruption() }
    defer { position += 8 }
    return bytes.number(at: position, as: UInt64.self)
  }

  /// Throws `IndexCorruption` if unread bytes follow.
  func end() throws(IndexCorruption) {
    guard isAtEnd else { throw IndexCorruption() }
  }

  /// Reads a text.
  mutating func text() throws(IndexCorruption) -> String {
    let part = try part(count: try count())
    return String(decoding: part, as: UTF8.self)
  }

  /// Reads bytes as they are.
  mutating func part(count: Int) throws(IndexCorruption) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= left else { throw IndexCorruption() }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
  }
}
