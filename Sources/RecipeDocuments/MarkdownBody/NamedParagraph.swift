import MarkdownSyntax

/// A paragraph of directions whose first line is the name of a part of the work.
///
/// ```
/// **Assembly**
/// Layer the slices in a dish.
/// ```
struct NamedParagraph {
  /// The name of the part.
  let name: String
  /// The range of the lines below the name.
  let rest: Range<Int>

  /// The maximum length of a name, in bytes.
  private static let longestName = 48

  /// Reads a paragraph, or returns `nil` for any other.
  ///
  /// - Parameter isBelowNumbers: True for a paragraph below numbered steps, where only the name of a part is one.
  init?(_ document: MarkdownDocument, at index: Int, isBelowNumbers: Bool = false) {
    guard document.blocks[index].kind == .paragraph, document.lineCount(of: index) > 1,
      case let line = document.lineRange(0, of: index), line.count <= Self.longestName,
      case let text = document.plainText(of: line),
      case let name = BodyHeading.withoutColon(text),
      PartOfDish.isNamed(by: name) && Self.isMarked(document.bytes[line], text, name)
        || !isBelowNumbers && Self.isRepeated(document, at: index),
      case let start = document.lineRange(1, of: index).lowerBound,
      document.blocks[index].end > start,
      SentenceText.isSentence(document.plainText(of: start..<document.blocks[index].end))
    else { return nil }
    (self.name, rest) = (name, start..<document.blocks[index].end)
  }

  /// True if the first line is bold and no sentence, as that of a paragraph next to it is.
  private static func isRepeated(_ document: MarkdownDocument, at index: Int) -> Bool {
    let next = document.blocks[index].next
    return isBelowBold(document, index)
      && (isBelowBold(document, next) || index > 0 && isBelowBold(document, index - 1))
  }

  private static func isBelowBold(_ document: MarkdownDocument, _ index: Int) -> Bool {
    guard index < document.blocks.count, document.blocks[index].kind == .paragraph,
      document.lineCount(of: index) > 1, case let line = document.lineRange(0, of: index),
      line.count <= longestName, document.bytes[line].starts(with: "**".utf8)
    else { return false }
    let inlines = document.inlines(of: line)
    guard case .begin(.strong) = inlines.pieces.first?.kind, let end = inlines.endOfSpan(at: 0),
      inlines.plainText(of: inlines.pieces[(end + 1)...]).allSatisfy({ ": ".contains($0) }),
      case let name = inlines.plainText()
    else { return false }
    return !name.contains { ".!?;,".contains($0) } && name.split(separator: " ").count <= 4
  }

  /// True for a name in bold or before a colon, and for one that is a word for work and no more.
  private static func isMarked(_ line: ArraySlice<UInt8>, _ text: String, _ name: String) -> Bool {
    line.starts(with: "**".utf8) || line.starts(with: "__".utf8) || text != name
      || PartOfDish.isLastPart(name)
  }
}
