import MarkdownSyntax

/// Bullets that are labels and values, at least one of which is a time or the yield: "Cost: low",
/// "Cooking: 1 h".
struct FactList {
  /// The known facts, in order.
  private(set) var facts: [MetadataLine.Fact] = []
  /// The lines with labels that are not known.
  private(set) var others: [Range<Int>] = []

  /// The maximum length of a line and of its label, in bytes.
  private static let (longestLine, longestLabel) = (100, 32)
  /// The maximum number of items; a longer list is no list of facts.
  private static let mostItems = 64

  /// Reads a list, or returns `nil` for any other.
  init?(_ document: MarkdownDocument, at list: Int) {
    // An item and its paragraph are two blocks.
    guard document.blocks[list].kind == .bulletList,
      document.blocks[list].next - list <= 2 * Self.mostItems + 1
    else { return nil }
    var (count, sentences) = (0, 0)
    for item in document.children(of: list) {
      let child = item + 1
      guard child < document.blocks[item].next,
        document.blocks[child].next == document.blocks[item].next,
        document.blocks[child].kind == .paragraph, document.lineCount(of: child) == 1
      else { return nil }
      let line = document.lineRange(0, of: child)
      let text = document.plainText(of: line)
      guard Self.isLabelled(text) else { return nil }
      count += 1
      if text.hasSuffix("."), SentenceText.isSentence(text) { sentences += 1 }
      if let facts = MetadataLine(document.bytes, line)?.facts {
        self.facts += facts
      } else {
        others.append(line)
      }
    }
    // "Proof: 90 minutes, until doubled." is a step among others.
    guard facts.contains(where: \.key.isMeasure), sentences * 2 < count else { return nil }
  }

  /// True for a short label, a colon, and a value that is not the amount of a food.
  private static func isLabelled(_ line: String) -> Bool {
    guard line.utf8.count <= longestLine,
      let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }),
      case let label = line[..<colon], (1...longestLabel).contains(label.utf8.count),
      !AmountText.startsWithAmount(String(label))
    else { return false }
    let value = String(line[line.index(after: colon)...]).cleaned(.line)
    guard !value.isEmpty, !value.contains(where: { "。!?".contains($0) }) else { return false }
    return RecipeKey(label: Array(label.utf8)[...])?.isMeasure == true
      || !AmountText.startsWithAmount(value)
  }
}
