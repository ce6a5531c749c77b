import MarkdownSyntax
import Text

/// A paragraph that is a section by its first words: "Ingredients: 2 eggs, 1 cup of milk".
struct LabelledParagraph {
  /// The kind of content.
  let kind: SectionKind
  /// The label.
  let name: String
  /// The range of the text after the label.
  let text: Range<Int>

  /// The maximum length of a label with its markup.
  private static let longest = 40

  /// Creates the section in a block, or returns `nil` for all others.
  init?(_ document: MarkdownDocument, at index: Int) {
    guard document.blocks[index].kind == .paragraph, document.lineCount(of: index) > 0,
      !document.lineRange(0, of: index).isEmpty
    else { return nil }
    let line = document.lineRange(0, of: index)
    guard !"![<".utf8.contains(document.bytes[line.lowerBound]) else { return nil }
    let end = document.blocks[index].end
    guard
      let (colon, width) = Self.colon(in: document.bytes[line].prefix(Self.longest)),
      let kind = SectionKind(
        heading: String(decoding: document.bytes[line.lowerBound..<colon], as: UTF8.self),
        isNested: true),
      kind == .ingredients || kind == .directions,
      colon + width <= end,
      let start = document.bytes[(colon + width)..<end].firstIndex(where: { !Self.isMarkup($0) })
    else { return nil }
    if kind == .directions, Self.isTime(document.bytes[start..<end]) { return nil }
    self.kind = kind
    name = document.plainText(of: line.lowerBound..<colon)
    text = start..<end
  }

  /// Returns the offset of a colon and its width: a full-width one has three bytes.
  private static func colon(in text: ArraySlice<UInt8>) -> (offset: Int, width: Int)? {
    for index in text.indices {
      if text[index] == UInt8(ascii: ":") { return (index, 1) }
      if text[index] == 0xEF, text[index...].starts(with: "：".utf8) { return (index, 3) }
    }
    return nil
  }

  /// True for blanks, and for the emphasis that ends after a label.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
  }

  /// True if "Preparation" has a time rather than a text.
  private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    let line = text.prefix { $0 != 0x0A }
    guard line.count <= 60 else { return false }
    return line.first?.isASCIIDigit ?? true
      || TimeWords.areIn(String(decoding: line, as: UTF8.self))
  }
}
