import Text

/// A table among the steps that repeats ingredients listed above, maybe in other words: "15 g Tradition" of "15 g
/// Hallertauer Tradition".
enum CopiedTable {
  /// True if at least three of four lines of a table have a known line with the same amount and a common word.
  static func repeats(_ lines: [String], of known: [String]) -> Bool {
    guard !lines.isEmpty, !known.isEmpty else { return false }
    var words: [Substring: Set<Substring>] = [:]
    let texts = known.map { FoldedText.words($0.utf8) }
    for text in texts {
      let (amount, others) = parts(of: text)
      words[amount, default: []].formUnion(others)
    }
    let copies = lines.count { line in
      let text = FoldedText.words(line.utf8)
      let (amount, others) = parts(of: text)
      return words[amount].map { !$0.isDisjoint(with: others) } ?? false
    }
    return copies * 4 >= lines.count * 3
  }

  /// Returns the first word of a line and the longer ones among the others.
  private static func parts(of text: String) -> (amount: Substring, others: [Substring]) {
    let words = text.split(separator: " ")
    return (words.first ?? "", words.dropFirst().filter { $0.utf8.count > 2 })
  }
}
