import Text

/// The search for a list of ingredients below a heading that does not say so, such as the title.
///
/// What decides is the list alone: several lines, most of them a food after an amount, some with a
/// unit. It needs directions after it to be taken for a recipe.
enum UnnamedIngredients {
  private static let (fewest, most, longest) = (3, 60, 150)

  /// Returns the first such list of a page whose lines are in a range.
  static func section(of page: PageStructure, in range: Range<Int>) -> PageSection? {
    var start = range.lowerBound
    while start < range.upperBound {
      guard isCandidate(page.lines[start]) else {
        start += 1
        continue
      }
      let end =
        page.lines[start..<range.upperBound].firstIndex { !isCandidate($0) }
        ?? range.upperBound
      if areIngredients(page.lines[start..<end]) {
        let heading = start > range.lowerBound ? page.lines[start - 1] : nil
        return PageSection(kind: .ingredients, lines: start..<end, heading: heading)
      }
      start = end
    }
    return nil
  }

  private static func isCandidate(_ line: PageLine) -> Bool {
    (line.role == .item || line.role == .row) && !line.isLink && line.text.utf8.count <= longest
  }

  private static func areIngredients(_ lines: ArraySlice<PageLine>) -> Bool {
    guard fewest...most ~= lines.count else { return false }
    let texts = lines.map(\.text)
    let amounts = texts.count(where: AmountText.startsWithAmount)
    return amounts * 5 >= texts.count * 3 && texts.contains(where: AmountText.startsWithUnit)
      && texts.count(where: SentenceText.isSentence) * 4 < texts.count
  }
}
