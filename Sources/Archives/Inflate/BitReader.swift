/// The bits of a DEFLATE stream, the lowest of a byte first (RFC 1951, section 3.1.1).
struct BitReader {
  private let bytes: [UInt8]
  private let end: Int
  private var next: Int
  /// Bits that have been taken from the bytes; those above `count` are zero.
  private(set) var bits: UInt64 = 0
  /// How many there are.
  private(set) var count = 0

  /// Reads a part of some bytes, which must be in them.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    next = range.lowerBound
    end = range.upperBound
  }

  /// The offset of the first byte of which nothing has been read.
  var offset: Int { next - count / 8 }

  /// Takes as many whole bytes as fit: at least 48 bits, except at the end.
  @inline(__always)
  mutating func refill() {
    while count <= 56, next < end {
      bits |= UInt64(bytes[next]) << UInt64(count)
      next &+= 1
      count &+= 8
    }
  }

  /// Drops bits that have been looked at; `false` when there are not so many.
  @inline(__always)
  mutating func drop(_ length: Int) -> Bool {
    guard length <= count else { return false }
    bits >>= UInt64(length)
    count &-= length
    return true
  }

  /// Takes up to 32 bits as a number; `nil` when there are not so many.
  @inline(__always)
  mutating func take(_ length: Int) -> Int? {
    if count < length { refill() }
    let value = Int(truncatingIfNeeded: bits & (1 << UInt64(length) - 1))
    return drop(length) ? value : nil
  }

  /// Takes whole bytes from the next byte that nothing has been read of, as stored blocks have them;
  /// `nil` when there are not so many.
  mutating func takeBytes(_ length: Int) -> ArraySlice<UInt8>? {
    next = offset
    (bits, count) = (0, 0)
    guard end - next >= length else { return nil }
    defer { next += length }
    return bytes[next..<next + length]
  }
}
