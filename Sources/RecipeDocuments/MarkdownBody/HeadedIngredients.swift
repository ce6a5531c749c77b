import MarkdownSyntax

/// Ingredients each of which is a heading of its own below that of all of them.
///
/// ```
/// ## Ingredients
/// ### 500 g carrots
/// ### Oil
/// 2 tbsp
/// ```
struct HeadedIngredients {
  /// The lines, by the first block of the section of each.
  private let lines: [Int: String]
  /// The paragraphs that are amounts.
  let amounts: Set<Int>

  /// Reads the sections of ingredients, or returns `nil` if their headings are those of groups.
  init?(_ document: MarkdownDocument, _ sections: [BodySection]) {
    let parts = sections.filter(\.isPart)
    guard parts.count > 1, parts.allSatisfy({ $0.level < BodyHeading.lineLevel && $0.level > 0 }),
      sections.allSatisfy({ $0.isPart || $0.isEmpty }),
      parts.allSatisfy({ Self.isShort($0, document) })
    else { return nil }
    var (lines, amounts, named) = ([Int: String](), Set<Int>(), 0)
    for (part, next) in zip(parts, parts.dropFirst().map(Optional.some) + [nil]) {
      if let next, next.level > part.level, part.isEmpty { continue }
      if let amount = Self.amount(below: part, document) {
        lines[part.first] = amount + " " + part.name
        amounts.insert(part.first)
      } else {
        lines[part.first] = part.name
        if part.first < part.end, Self.isGroup(part, document) { named += 1 }
      }
    }
    guard named == 0 else { return nil }
    (self.lines, self.amounts) = (lines, amounts)
  }

  /// Returns the ingredient that the heading of a section is, or `nil` for that of others below it.
  func line(of section: BodySection) -> String? { lines[section.first] }

  /// True for a name above a text, and for one with an amount above several foods: "2 doughs", "flour, butter".
  private static func isGroup(_ section: BodySection, _ document: MarkdownDocument) -> Bool {
    guard AmountText.startsWithAmount(section.name) else { return true }
    let text = document.plainText(of: section.first)
    return text.contains { ",،、，".contains($0) } && !SentenceText.isSentence(text)
  }

  /// True for a section with one paragraph at most.
  private static func isShort(_ section: BodySection, _ document: MarkdownDocument) -> Bool {
    section.text == nil && section.name.split(separator: " ").count <= mostWords
      && (section.first >= section.end
        || document.blocks[section.first].kind == .paragraph
          && document.blocks[section.first].next >= section.end
          && document.lineCount(of: section.first) == 1)
  }

  /// The maximum number of words of an ingredient.
  private static let mostWords = 12

  /// Returns the amount that is all that a section has, or `nil` if it has another text or none.
  private static func amount(below section: BodySection, _ document: MarkdownDocument) -> String? {
    guard section.first < section.end, !AmountText.startsWithAmount(section.name),
      case let text = document.plainText(of: section.first), AmountText.isAmount(text)
    else { return nil }
    return text
  }
}
