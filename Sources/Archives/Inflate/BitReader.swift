/// A reader of the bits of a DEFLATE stream, least significant bit first (RFC 1951, section 3.1.1).
struct BitReader {
  private let bytes: [UInt8]
  private let end: Int
  private var next: Int
  /// The buffered bits; those above `count` are zero.
  private(set) var bits: UInt64 = 0
  /// The number of buffered bits.
  private(set) var count = 0

  /// Creates a reader of a range, which must be within the bounds of the bytes.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    next = range.lowerBound
    end = range.upperBound
  }

  /// The offset of the first byte of which no bit has been consumed.
  var offset: Int { next - count / 8 }

  /// Fills the buffer with as many whole bytes as fit: at least 48 bits, except at the end.
  @inline(__always)
  mutating func refill() {
    while count <= 56, next < end {
      bits |= UInt64(bytes[next]) << UInt64(count)
      next &+= 1
      count &+= 8
    }
  }

  /// Discards buffered bits, or returns `false` if there are not as many.
  @inline(__always)
  mutating func drop(_ length: Int) -> Bool {
    guard length <= count else { return false }
    bits >>= UInt64(length)
    count &-= length
    return true
  }

  /// Consumes up to 32 bits as a number, or returns `nil` if there are not as many.
  @inline(__always)
  mutating func take(_ length: Int) -> Int? {
    if count < length { refill() }
    let value = Int(truncatingIfNeeded: bits & (1 << UInt64(length) - 1))
    return drop(length) ? value : nil
  }

  /// Consumes whole bytes from the next byte boundary, as stored blocks need, or returns `nil` if
  /// there are not as many.
  mutating func takeBytes(_ length: Int) -> ArraySlice<UInt8>? {
    next = offset
    (bits, count) = (0, 0)
    guard end - next >= length else { return nil }
    defer { next += length }
    return bytes[next..<next + length]
  }
}
