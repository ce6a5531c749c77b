import JSONSyntax

/// A list of texts as a literal of a programming language: `["a", "b"]` of JSON, `['a', "b's"]` of
/// Python, `c("a", "b")` of R.
enum ListLiteral {
  /// Returns the texts, or `nil` if the text is not such a list.
  static func elements(of text: String) -> [String]? {
    let bytes = Array(text.utf8)
    let openings = [(Array("[".utf8), UInt8(ascii: "]")), (Array("c(".utf8), UInt8(ascii: ")"))]
    guard let (opening, closing) = openings.first(where: { bytes.starts(with: $0.0) }),
      let end = bytes.lastIndex(where: { $0 > 0x20 }), bytes[end] == closing, end >= opening.count
    else { return nil }
    if let strings = try? JSONDocument(parsing: bytes).root.strings { return strings }
    return elements(of: bytes[opening.count..<end])
  }

  private static func elements(of list: ArraySlice<UInt8>) -> [String]? {
    var rest = list.drop { $0 <= 0x20 }
    var elements: [String] = []
    while !rest.isEmpty {
      guard let element = quoted(&rest) else { return nil }
      elements.append(element)
      rest = rest.drop { $0 <= 0x20 }
      guard rest.isEmpty || rest.popFirst() == UInt8(ascii: ",") else { return nil }
      rest = rest.drop { $0 <= 0x20 }
    }
    return elements
  }

  /// Consumes a text in single or double quotes, with backslash escapes.
  private static func quoted(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let quote = rest.popFirst(), quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    else { return nil }
    var content: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        content.append(byte)
        continue
      }
      content.append(meaning(ofEscaped: escaped))
    }
    return nil
  }

  private static func meaning(ofEscaped byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "r"): 0x0A
    case UInt8(ascii: "t"): 0x20
    default: byte
    }
  }
}
