import Text

/// The ingredients of a recipe that a table among its steps may repeat, maybe in other words: "15 g Tradition" of
/// "15 g Northern Tradition".
struct KnownIngredients {
  /// The longer words of the lines that begin with each amount.
  private var words: [Substring: Set<Substring>] = [:]
  private var count = 0

  /// Adds the lines behind those that are already known.
  mutating func update(_ lines: [String]) {
    for line in lines.dropFirst(count) {
      let (amount, others) = Self.parts(of: line)
      words[amount, default: []].formUnion(others)
    }
    count = lines.count
  }

  /// True if at least three of four lines of a table have a known line with the same amount and a common word.
  func have(_ table: IngredientTable) -> Bool {
    let lines = table.entries.compactMap { entry in
      if case .line(let line) = entry { return line }
      return String?.none
    }
    let copies = lines.count { line in
      let (amount, others) = Self.parts(of: line)
      return words[amount].map { !$0.isDisjoint(with: others) } ?? false
    }
    return copies > 0 && copies * 4 >= lines.count * 3
  }

  /// Returns the first word of a line and the longer ones among the others.
  private static func parts(of line: String) -> (amount: Substring, others: [Substring]) {
    let words = FoldedText.words(line.utf8).split(separator: " ")
    return (words.first ?? "", words.dropFirst().filter { $0.utf8.count > 2 })
  }
}
