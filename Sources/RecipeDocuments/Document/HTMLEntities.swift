import HTMLSyntax
import MarkdownSyntax

/// Character references of HTML, as recipes copied from web pages have them: those of Markdown,
/// with the numbers and the double escapes that only pages get wrong.
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

  /// What a page means by a number that is a byte of Windows-1252, as the HTML standard reads it
  /// (section 13.2.5.80); `nil` for other scalars.
  private static func windows1252Meaning(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard case 0x80..<0xA0 = scalar.value else { return nil }
    return Windows1252.scalar(UInt8(scalar.value))
  }
}
