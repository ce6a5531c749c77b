/// The bytes of a document, prepared for parsers that expect line feeds and valid UTF-8.
struct DocumentText {
  /// The bytes, with a lone carriage return, as on old Macs, replaced by a line feed.
  ///
  /// Offsets are unchanged.
  let bytes: [UInt8]
  /// The line and column, from 1, of the first byte that is not UTF-8.
  let invalidPlace: (line: Int, column: Int)?

  /// Examines a document, eight bytes at a time if they are ASCII.
  init(_ bytes: [UInt8]) {
    let screen = bytes.withUnsafeBytes(UTF8Screen.init)
    self.bytes = screen.hasCarriageReturn ? Self.withLineFeeds(bytes) : bytes
    invalidPlace = screen.firstInvalid.map { [bytes = self.bytes] in Self.place(of: $0, in: bytes) }
  }

  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in bytes.indices where bytes[index] == 0x0D {
      let isAlone = index + 1 == bytes.count || bytes[index + 1] != 0x0A
      if isAlone { bytes[index] = 0x0A }
    }
    return bytes
  }

  private static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let hasMark = lineStart == 0 && before.starts(with: [0xEF, 0xBB, 0xBF])
    // Continuation bytes are 10xxxxxx: every other byte starts a scalar.
    let scalars = before[lineStart...].count { $0 & 0xC0 != 0x80 }
    return (before.count { $0 == 0x0A } + 1, scalars - (hasMark ? 1 : 0) + 1)
  }
}

/// The result of a first scan of a text.
private struct UTF8Screen {
  /// True if there is a carriage return.
  private(set) var hasCarriageReturn = false
  /// The offset of the first sequence that is not UTF-8.
  private(set) var firstInvalid: Int?

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  init(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // A carriage return becomes a zero; a byte above a zero may be marked as well.
      let zeros = word ^ (Self.ones &* 0x0D)
      if (zeros &- Self.ones) & ~zeros & Self.highBits != 0 { hasCarriageReturn = true }
      guard word & Self.highBits != 0 else {
        offset &+= 8
        continue
      }
      let end = offset &+ 8
      while offset < end { take(&offset, in: bytes) }
    }
    while offset < bytes.count { take(&offset, in: bytes) }
  }

  /// Advances over one scalar, or an invalid byte.
  private mutating func take(_ offset: inout Int, in bytes: UnsafeRawBufferPointer) {
    guard bytes[offset] >= 0x80 else {
      if bytes[offset] == 0x0D { hasCarriageReturn = true }
      offset &+= 1
      return
    }
    let length = Self.scalarLength(at: offset, in: bytes)
    if length == 0, firstInvalid == nil { firstInvalid = offset }
    offset &+= max(1, length)
  }

  /// Returns the length of a non-ASCII scalar, or 0 if it is malformed (Unicode 16, table 3-7).
  private static func scalarLength(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch bytes[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard offset &+ length <= bytes.count, second.contains(bytes[offset &+ 1]) else { return 0 }
    for index in 2..<max(2, length) where bytes[offset &+ index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
