import HTMLSyntax
import MarkdownSyntax

/// The character references of HTML in recipes copied from web pages: those of Markdown, with the
/// wrong numbers and double escapes that are typical of pages.
///
/// Only the form that ends with `;` is decoded, so that `a&b` and `?x=1&copy=2` are unchanged.
enum HTMLEntities {
  /// Decodes character references; doubly escaped ones (`&amp;#39;`) are decoded twice, never more.
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
      // References are short; the limit keeps a text of ampersands linear.
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

  /// Returns the character meant by a number that is a byte of Windows-1252, as the HTML standard
  /// defines it (section 13.2.5.80), or `nil` for other scalars.
  private static func windows1252Meaning(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard case 0x80..<0xA0 = scalar.value else { return nil }
    return Windows1252.scalar(UInt8(scalar.value))
  }
}
