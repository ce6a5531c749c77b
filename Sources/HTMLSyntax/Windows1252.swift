/// Windows-1252, the encoding of Western pages and texts before UTF-8.
///
/// Undefined bytes are decoded as the control characters of ISO-8859-1
/// (https://encoding.spec.whatwg.org).
package enum Windows1252 {
  /// Decodes a byte to a character.
  package static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard case 0x80..<0xA0 = byte else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upperControls[Int(byte - 0x80)]) ?? "\u{FFFD}"
  }

  /// Converts a text to UTF-8.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        utf8.append(byte)
      } else {
        utf8 += UTF8.encode(scalar(byte)) ?? UTF8.encodedReplacementCharacter
      }
    }
    return utf8
  }

  /// The characters from 0x80 on, where ISO-8859-1 has control characters.
  private static let upperControls: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
    0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]
}
