import MarkdownSyntax

/// Character references of HTML, as recipes copied from web pages have them: those of Markdown, with
/// the numbers and the double escapes that only pages get wrong.
///
/// Only the form that ends with `;` counts, so that `a&b` and `?x=1&copy=2` stay what they are.
enum HTMLEntities {
  /// Replaces references; what was escaped twice (`&amp;#39;`) is decoded twice, and never more.
  static func decode(_ text: String) -> String {
    let once = decodeOnce(text)
    return once.hasEscapedAmpersand ? decodeOnce(once.text).text : once.text
  }

  private static func decodeOnce(_ text: String) -> (text: String, hasEscapedAmpersand: Bool) {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes[...]
    var hasEscapedAmpersand = false
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      decoded.append(contentsOf: rest[..<start])
      rest = rest[(start + 1)...]
      // References are short, which keeps a text of ampersands linear.
      guard let end = rest.prefix(HTMLEntity.reach).firstIndex(of: UInt8(ascii: ";")),
        let entity = HTMLEntity(bytes[start...end])
      else {
        decoded.append(UInt8(ascii: "&"))
        continue
      }
      if entity.first == "&" { hasEscapedAmpersand = true }
      if let meant = windows1252Meaning(of: entity.first) {
        decoded.append(contentsOf: UTF8.encode(meant) ?? UTF8.encodedReplacementCharacter)
      } else {
        entity.append(to: &decoded)
      }
      rest = rest[(end + 1)...]
    }
    decoded.append(contentsOf: rest)
    return (String(decoding: decoded, as: UTF8.self), hasEscapedAmpersand)
  }

  /// Numbers that pages mean by Windows-1252, as the HTML standard reads them (section 13.2.5.80);
  /// from 0x80 on, 0 where that has no character.
  private static let windows1252: [UInt32] = [
    0x20AC, 0, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152,
    0, 0x17D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161,
    0x203A, 0x153, 0, 0x17E, 0x178,
  ]

  /// What a byte from 0x80 on means in Windows-1252; what it has no character for stays a control.
  static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    windows1252Meaning(of: Unicode.Scalar(byte)) ?? Unicode.Scalar(byte)
  }

  /// What a page means by a number of Windows-1252; `nil` for other scalars.
  private static func windows1252Meaning(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard case 0x80..<0xA0 = scalar.value else { return nil }
    let meant = windows1252[Int(scalar.value - 0x80)]
    return meant == 0 ? nil : Unicode.Scalar(meant)
  }
}
