import Text

/// Texts with markup that are bold or headings as a whole: `<b>Sauce</b>`.
enum BoldText {
  /// Returns the text of a line that one element for bold text or a heading contains, without a colon,
  /// or `nil` for another line.
  static func name(of text: String) -> String? {
    guard text.utf8.count <= longest, text.utf8.first == UInt8(ascii: "<") else { return nil }
    let bytes = Array(text.utf8)
    guard let element = Element(in: bytes[...]),
      bytes[element.end...].allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: ":") })
    else { return nil }
    return element.name
  }

  /// True for a text with an end tag or the tag of a line end, which no cook writes.
  static func hasMarkup(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return false }
    return text.contains("</") || text.contains("<br")
  }

  /// Returns a text in which the bold paragraphs and headings of its markup, which may name parts, begin
  /// with the mark of Markdown's headings: `<p>## Sauce</p>` for `<p><b>Sauce</b></p>`.
  static func markingNames(in text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "<")) else { return text }
    var marked: [UInt8] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), let element = Element(in: bytes[index...]),
        beginsLine(bytes[..<index]), endsLine(bytes[element.end...]),
        StepHeading.heading(in: element.name + ":") != nil
      else {
        index += 1
        continue
      }
      marked += bytes[start..<index] + Array("<p>## \(element.name)</p>".utf8)
      (start, index) = (element.end, element.end)
    }
    return String(decoding: marked + bytes[start...], as: UTF8.self)
  }

  /// The maximum length of a name with its markup, in bytes.
  private static let longest = 160

  /// An element with nothing but text at the start of a text.
  private struct Element {
    let name: String
    let end: Int

    init?(in bytes: ArraySlice<UInt8>) {
      let start = bytes.prefix(BoldText.longest)
      guard let close = start.firstIndex(of: UInt8(ascii: ">")),
        let open = start[close...].firstIndex(of: UInt8(ascii: "<")),
        case let tag = BoldText.tag(start[start.startIndex...close]), BoldText.bold.contains(tag),
        let end = start[open...].firstIndex(of: UInt8(ascii: ">")),
        BoldText.tag(start[open...end]) == "/" + tag
      else { return nil }
      let text = String(decoding: start[(close + 1)..<open], as: UTF8.self).cleaned(.line)
      guard text.contains(where: \.isLetter) else { return nil }
      name = IngredientHeading.name(of: text)
      self.end = end + 1
    }
  }

  private static let bold: Set<String> = ["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6"]
  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "section", "tr", "td",
  ]

  /// Returns the name of a tag, with the slash of an end tag.
  private static func tag(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      decoding: bytes.dropFirst().enumerated().prefix { place, byte in
        byte.isASCIIAlphanumeric || place == 0 && byte == UInt8(ascii: "/")
      }.map(\.element), as: UTF8.self
    ).lowercased()
  }

  private static func isBlock(_ tag: String) -> Bool {
    blocks.contains(tag.filter { $0 != "/" }) || bold.contains(tag.filter { $0 != "/" })
  }

  /// True if a text ends with a line end, or the tag of a block.
  private static func beginsLine(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last(where: { $0 != 0x20 }), last != 0x0A else { return true }
    guard last == UInt8(ascii: ">"),
      let open = text.suffix(longest).lastIndex(of: UInt8(ascii: "<"))
    else { return false }
    return isBlock(tag(text[open...]))
  }

  /// True if a text begins with a line end, or the tag of a block, perhaps after a colon.
  private static func endsLine(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.drop { $0 == 0x20 || $0 == UInt8(ascii: ":") }
    guard let first = rest.first, first != 0x0A, first != 0x0D else { return true }
    return first == UInt8(ascii: "<") && isBlock(tag(rest.prefix(12)))
  }
}
