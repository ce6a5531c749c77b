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
    if let (kind, name, text) = Self.belowBoldLine(document, at: index)
      ?? Self.behindYield(document, at: index)
    {
      (self.kind, self.name, self.text) = (kind, name, text)
      return
    }
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

  /// Returns the section of a paragraph whose first line is a bold name, above further lines.
  private static func belowBoldLine(
    _ document: MarkdownDocument, at index: Int
  ) -> (SectionKind, String, Range<Int>)? {
    guard document.blocks[index].kind == .paragraph, document.lineCount(of: index) > 1,
      case let line = document.lineRange(0, of: index), line.count <= longest,
      case let bytes = document.bytes[line],
      bytes.starts(with: "**".utf8) || bytes.starts(with: "__".utf8)
    else { return nil }
    let name = BodyHeading.withoutColon(document.plainText(of: line))
    guard let kind = SectionKind(heading: name, isNested: true),
      kind == .directions || kind == .ingredients
    else { return nil }
    return (kind, name, document.lineRange(1, of: index).lowerBound..<document.blocks[index].end)
  }

  /// Returns the ingredients behind the number of those for whom they are: "For 4: 2 leeks, 1 l stock".
  private static func behindYield(
    _ document: MarkdownDocument, at index: Int
  ) -> (SectionKind, String, Range<Int>)? {
    guard document.blocks[index].kind == .paragraph, document.lineCount(of: index) == 1,
      case let line = document.lineRange(0, of: index),
      let (colon, width) = colon(in: document.bytes[line].prefix(longest)),
      let start = document.bytes[(colon + width)..<line.upperBound].firstIndex(where: {
        !isMarkup($0)
      })
    else { return nil }
    let name = document.plainText(
      of: MetadataLine.trimmed(line.lowerBound..<colon, in: document.bytes))
    let foods = CommaList.foods(in: document.plainText(of: start..<line.upperBound))
    guard HeadingYield.yield(inIngredients: name) != nil, name.split(separator: " ").count <= 4,
      foods.count > 1, foods.count(where: AmountText.startsWithAmount) * 2 >= foods.count
    else { return nil }
    return (.ingredients, name, start..<line.upperBound)
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
