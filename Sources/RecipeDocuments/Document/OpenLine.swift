import Text

/// Lines that another must continue.
enum OpenLine {
  /// True for a line whose last word is one that begins a phrase: "120 g sugar, plus a little for".
  static func isOpen(_ line: some StringProtocol) -> Bool {
    guard let word = line.split(whereSeparator: \.isWhitespace).last else { return false }
    return words.contains(FoldedText.words(word.utf8))
  }

  /// Articles, prepositions and conjunctions: English, German, Dutch, French, Spanish, Portuguese, Italian,
  /// Nordic, Polish.
  private static let words = Set(
    """
    a an the of for with and or to in into at on from by plus der die das den dem des ein eine einen einem \
    einer für mit und oder zu zum zur im von vom aus auf het een voor met en of van om le la les un une du \
    de des pour avec et ou à au aux el los las una para con y o e os as um uma com ou il lo gli per ed av \
    för med och eller til og i na z do dla lub oraz
    """.split(whereSeparator: \.isWhitespace).map { FoldedText.words($0.utf8) })
}
