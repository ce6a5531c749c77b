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

  /// Returns the sections in a block: several where further lines have labels of their own,
  /// "Ingredients: 2 eggs" and below it "Method: boil them".
  static func all(_ document: MarkdownDocument, at index: Int) -> [LabelledParagraph] {
    guard let first = LabelledParagraph(document, at: index) else { return [] }
    let end = document.blocks[index].end
    var starts = [(section: first, line: first.text.lowerBound)]
    for line in 1..<max(1, document.lineCount(of: index)) {
      let range = document.lineRange(line, of: index)
      guard range.lowerBound > first.text.lowerBound,
        let section = LabelledParagraph(document, labelOf: range, end: end),
        section.kind != starts.last?.section.kind
      else { continue }
      starts.append((section, range.lowerBound))
    }
    let ends = starts.dropFirst().map(\.line) + [end]
    return zip(starts, ends).map { start, end in
      LabelledParagraph(
        kind: start.section.kind, name: start.section.name,
        text: start.section.text.lowerBound..<max(end, start.section.text.lowerBound))
    }
  }

  private init(kind: SectionKind, name: String, text: Range<Int>) {
    (self.kind, self.name, self.text) = (kind, name, text)
  }

  /// Creates the section in a block, or returns `nil` for all others.
  init?(_ document: MarkdownDocument, at index: Int) {
    if let (kind, name, text) = Self.belowBoldLine(document, at: index)
      ?? Self.behindYield(document, at: index) ?? Self.workBefore(document, at: index)
    {
      self.init(kind: kind, name: name, text: text)
      return
    }
    guard document.blocks[index].kind == .paragraph, document.lineCount(of: index) > 0,
      !document.lineRange(0, of: index).isEmpty
    else { return nil }
    let line = document.lineRange(0, of: index)
    self.init(document, labelOf: line, end: document.blocks[index].end)
  }

  /// Creates the section that the label of a line begins, or returns `nil` for a line without one.
  private init?(_ document: MarkdownDocument, labelOf line: Range<Int>, end: Int) {
    guard !line.isEmpty, !"![<".utf8.contains(document.bytes[line.lowerBound]),
      let (colon, width) = Self.colon(in: document.bytes[line].prefix(Self.longest)),
      let kind = Self.kind(
        named: String(decoding: document.bytes[line.lowerBound..<colon], as: UTF8.self)),
      kind == .ingredients || kind == .directions,
      colon + width <= end,
      let start = document.bytes[(colon + width)..<end].firstIndex(where: { !Self.isMarkup($0) })
    else { return nil }
    if kind == .directions, Self.isTime(document.bytes[start..<end]) { return nil }
    self.init(
      kind: kind, name: document.plainText(of: line.lowerBound..<colon), text: start..<end)
  }

  /// Returns the kind of content that a label names, which may have the yield: "Zutaten für 2".
  private static func kind(named label: String) -> SectionKind? {
    if let kind = SectionKind(heading: label, isNested: true) { return kind }
    let words = label.split(separator: " ").filter { !$0.contains("*") }
    guard words.count > 2, SectionKind(heading: String(words[0]), isNested: true) == .ingredients,
      words.dropFirst().contains(where: { $0.first?.isNumber == true }),
      words.dropFirst().allSatisfy({ word in
        let folded = FoldedText.words(word.utf8)
        return word.first?.isNumber == true || HeadingYield.prepositions.contains(folded)
          || HeadingYield.servings.contains(folded)
      })
    else { return nil }
    return .ingredients
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

  /// Returns the work of the day before, "The night before: Soak the beans.", above a heading of ingredients.
  private static func workBefore(
    _ document: MarkdownDocument, at index: Int
  ) -> (SectionKind, String, Range<Int>)? {
    guard document.blocks[index].kind == .paragraph, document.lineCount(of: index) > 0,
      case let line = document.lineRange(0, of: index),
      let (colon, width) = colon(in: document.bytes[line].prefix(longest)),
      case let end = document.blocks[index].end,
      let start = document.bytes[(colon + width)..<max(colon + width, end)]
        .firstIndex(where: { !isMarkup($0) })
    else { return nil }
    let name = document.plainText(of: line.lowerBound..<colon).filter { $0 != "*" && $0 != "_" }
    guard DayHeading.isBefore(name), isAboveIngredients(index, in: document) else { return nil }
    return (.directions, name, start..<end)
  }

  /// True if a heading of ingredients is soon below a block.
  private static func isAboveIngredients(_ index: Int, in document: MarkdownDocument) -> Bool {
    var block = document.blocks[index].next
    for _ in 0..<furthestIngredients where block < document.blocks.count {
      let kind = BodyHeading(document, at: block).flatMap {
        SectionKind(heading: $0.text, isNested: true)
      }
      if kind == .ingredients { return true }
      block = document.blocks[block].next
    }
    return false
  }

  /// The number of blocks in which the heading is looked for, so that many labels take linear time.
  private static let furthestIngredients = 24

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
