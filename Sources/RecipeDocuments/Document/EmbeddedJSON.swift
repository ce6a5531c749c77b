import HTMLSyntax
import JSONSyntax
import Text

/// JSON inside a text of structured data: programs that store a list as a text export it as one.
enum EmbeddedJSON {
  /// Returns the value if a text is a JSON list or object, a sequence of objects, or one of these
  /// with repairable errors or escaped quotes.
  static func value(in text: String) -> JSONValue? {
    guard let first = text.utf8.first(where: { $0 > 0x20 }), first == list || first == object else {
      return nil
    }
    let plain = text.utf8.contains(quote) ? text : HTMLEntities.decode(text)
    guard plain.utf8.contains(quote) else { return nil }
    let bytes = Array(plain.utf8)
    if let document = try? JSONDocument(parsing: bytes) { return document.root }
    if first == object,
      let document = try? JSONDocument(parsing: [list] + bytes + [UInt8(ascii: "]")])
    {
      return document.root
    }
    guard isLikely(bytes) else { return nil }
    let repaired = JSONRepairedText(repairing: bytes, in: bytes.indices)
    return (try? JSONDocument(parsing: repaired.bytes))?.root
  }

  private static let list = UInt8(ascii: "[")
  private static let object = UInt8(ascii: "{")
  private static let quote = UInt8(ascii: "\"")

  /// True for the start of an object with a quoted name, or of a list of such objects or of texts.
  private static func isLikely(_ bytes: [UInt8]) -> Bool {
    let start = bytes.lazy.filter { $0 > 0x20 }.prefix(3).map { $0 }
    return start.starts(with: [object, quote]) || start.starts(with: [list, quote])
      || start.starts(with: [list, object, quote])
  }
}
