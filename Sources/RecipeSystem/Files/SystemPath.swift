#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The mapping between the system's file names, which are bytes, and Swift strings.
///
/// A name in UTF-8 is unchanged. In any other name, each byte that is not part of valid UTF-8
/// becomes one scalar of `U+10FE80…U+10FEFF` (private use), so that no name is lost, names remain
/// distinct, and the string opens the same file again. In a name that really contains such a
/// scalar, the scalar's own four bytes are escaped, which keeps the mapping one to one.
enum SystemPath {
  /// The scalar for byte 0x00; only those from 0x80 on are used.
  private static let escapeBase: UInt32 = 0x10FE00
  /// The first byte of every escape in UTF-8, rare enough to search for first.
  private static let escapeLead: UInt8 = 0xF4

  /// Calls `body` with the path as a NUL-terminated string of bytes.
  ///
  /// - Returns: `nil` for a path that contains NUL, which would end early and name another file.
  static func withBytes<Result>(
    of path: String, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result? {
    if holds(path, 0) { return nil }
    guard holds(path, escapeLead) else { return path.withCString(body) }
    let bytes = unescaped(path).map(CChar.init(bitPattern:)) + [0]
    return bytes.withUnsafeBufferPointer { $0.baseAddress.map(body) }
  }

  private static func holds(_ path: String, _ byte: UInt8) -> Bool {
    var path = path
    return path.withUTF8 { utf8 in
      utf8.baseAddress.map { memchr($0, Int32(byte), utf8.count) != nil } ?? false
    }
  }

  /// Returns the UTF-8 of the string for a file name.
  static func escaped(_ name: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < name.count {
      let length = validLength(name[index...])
      if length == 0 {
        result += Array(String(escape(name[index])).utf8)
      } else {
        result += name[index..<index + length]
      }
      index += max(1, length)
    }
    return result
  }

  private static func escape(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(escapeBase + UInt32(byte)) ?? "\u{FFFD}"
  }

  private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= escapeBase + 0x80 && scalar.value <= escapeBase + 0xFF
  }

  private static func unescaped(_ path: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in path.unicodeScalars {
      if isEscape(scalar) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return bytes
  }

  /// Returns the length of the scalar that `bytes` starts with, or 0 if it is invalid or an escape.
  private static func validLength(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    var iterator = bytes.prefix(4).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), !isEscape(scalar) else {
      return 0
    }
    return UTF8.width(scalar)
  }
}
