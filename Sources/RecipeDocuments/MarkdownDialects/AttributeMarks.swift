import Text

/// Attributes of an image, a heading or a paragraph, which no page displays: `{: width="400"}`, `{#sauce}`.
enum AttributeMarks {
  /// Returns a document with blanks for the attributes, so that all offsets stay.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func blanked(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard bytes[start...].contains(UInt8(ascii: "{")) else { return bytes }
    var blanked = bytes
    for line in bytes[start...].split(separator: 0x0A) {
      var rest = line
      while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
        rest = rest[(open + 1)...]
        guard let close = rest.prefix(longest).firstIndex(of: UInt8(ascii: "}")) else { break }
        if mayFollow(line[..<open], isLast: line[(close + 1)...].allSatisfy { $0 <= 0x20 }),
          areAttributes(line[(open + 1)..<close])
        {
          for index in open...close { blanked[index] = 0x20 }
        }
        rest = rest[(close + 1)...]
      }
    }
    return blanked
  }

  /// The maximum length of attributes, in bytes.
  private static let longest = 240

  /// True if a text before attributes is nothing, an image or a link, or a heading that they end.
  private static func mayFollow(_ text: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    guard let last = text.last(where: { $0 > 0x20 }) else { return isLast }
    if last == UInt8(ascii: ")") { return text.firstRange(of: "](".utf8) != nil }
    return isLast && text.first == UInt8(ascii: "#")
  }

  /// True for a colon and what follows it, and for names of classes, identifiers, and keys with values.
  private static func areAttributes(_ text: ArraySlice<UInt8>) -> Bool {
    if text.first == UInt8(ascii: ":") { return true }
    guard let first = text.first(where: { $0 > 0x20 }) else { return false }
    if first == UInt8(ascii: "#") || first == UInt8(ascii: ".") {
      return !text.contains { ",;!?".utf8.contains($0) }
    }
    let key = text.drop { $0 == 0x20 }.prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
    return !key.isEmpty && key.endIndex < text.endIndex && text[key.endIndex] == UInt8(ascii: "=")
  }
}
