/// Reads what a `ByteWriter` wrote, from bytes that may have been damaged since.
package struct ByteReader {
  /// That bytes are not what a writer wrote.
  package struct Damage: Error, Sendable, Hashable {
    /// Makes the error.
    package init() {}
  }

  private let bytes: UnsafeRawBufferPointer
  /// How many bytes have been read.
  package private(set) var position = 0

  /// Makes a reader of bytes that outlive it.
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Makes a reader of a part of bytes that outlive it.
  ///
  /// - Throws: That the part reaches out of the bytes.
  package init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) throws(Damage) {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw Damage() }
    self.init(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }

  /// Whether all has been read.
  package var isAtEnd: Bool { position >= bytes.count }

  /// How many bytes are left.
  package var left: Int { bytes.count - position }

  /// Reads a number of seven bits a byte.
  @inline(__always)
  package mutating func number() throws(Damage) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw Damage()
  }

  /// Reads a number that is an `Int`.
  @inline(__always)
  package mutating func count() throws(Damage) -> Int {
    guard let count = Int(exactly: try number()) else { throw Damage() }
    return count
  }

  /// Reads how many things follow, each of which takes a byte at least: never more than are left.
  package mutating func countOfItems() throws(Damage) -> Int {
    let count = try count()
    guard count <= left else { throw Damage() }
    return count
  }

  /// Reads a number that may be negative.
  package mutating func signed() throws(Damage) -> Int64 {
    let number = try number()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// Reads a number of eight bytes.
  package mutating func fixed() throws(Damage) -> UInt64 {
    guard left >= 8 else { throw Damage() }
    defer { position += 8 }
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// Sees to it that nothing follows.
  package func end() throws(Damage) {
    guard isAtEnd else { throw Damage() }
  }

  /// Reads a text.
  package mutating func text() throws(Damage) -> String {
    let part = try part(count: try count())
    return String(decoding: part, as: UTF8.self)
  }

  /// Reads bytes as they are.
  package mutating func part(count: Int) throws(Damage) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= left else { throw Damage() }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
  }
}
