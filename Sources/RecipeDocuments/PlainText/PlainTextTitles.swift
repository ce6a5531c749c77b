/// The lines of a plain text that are titles of recipes.
struct PlainTextTitles {
  /// The indices of the lines, in order.
  private(set) var indices: [Int] = []

  private let text: String
  private let lines: [PlainTextLine]

  /// The maximum distance of the ingredients from the title, in lines.
  private static let reach = 60

  /// Finds the title above each list of ingredients.
  ///
  /// A word for ingredients starts another recipe only after directions: "Ingredients" for the
  /// sauce may follow those for the dough.
  init(of lines: [PlainTextLine], in text: String) {
    self.lines = lines
    self.text = text
    var start = 0
    var isComplete = true
    for (index, line) in lines.enumerated() {
      guard case .heading(let kind) = line.role else { continue }
      if kind.holdsIngredients, isComplete, let title = title(from: start, to: index) {
        indices.append(title)
        isComplete = false
      }
      if kind == .directions {
        isComplete = true
        start = index + 1
      }
    }
    if indices.isEmpty,
      let first = lines.firstIndex(where: { $0.role != .blank && $0.role != .rule }),
      lines[first].isTitled || lines[first].mayBeTitle(in: text)
    {
      indices.append(first)
    }
  }

  /// Returns the title in a range: one with a label, else the first line after a rule or a wide gap,
  /// else the first line of a block that may be one.
  private func title(from start: Int, to end: Int) -> Int? {
    let start = max(start, end - Self.reach)
    let range = start..<end
    if let labelled = range.last(where: { lines[$0].isTitled }) { return labelled }
    let begins = range.filter { index in
      lines[index].mayBeTitle(in: text) && (index == 0 || lines[index - 1].isGap)
    }
    let isFirst = start == 0 && indices.isEmpty
    if isFirst { return begins.first }
    return begins.last { isAfterWideGap($0, from: start) } ?? begins.last
  }

  /// True if a rule, or two empty lines, precede a line.
  private func isAfterWideGap(_ index: Int, from start: Int) -> Bool {
    let gap = lines[start..<index].reversed().prefix { $0.isGap }
    return gap.count > 1 || gap.contains { $0.role == .rule }
  }
}
