import Text

/// The encoding of bytes as text (RFC 4648, section 4).
enum Base64 {
  /// Returns the bytes of a text, or `nil` if it is not valid.
  static func decoded(_ text: String) -> [UInt8]? {
    let digits = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    let padding = text.utf8.count - digits.count
    guard text.utf8.count % 4 == 0, padding <= 2,
      text.utf8.suffix(padding).allSatisfy({ $0 == 0x3D })
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var word: UInt32 = 0
    var bits = 0
    for digit in digits {
      guard let value = value(of: digit) else { return nil }
      word = word << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
    }
    return bytes
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
