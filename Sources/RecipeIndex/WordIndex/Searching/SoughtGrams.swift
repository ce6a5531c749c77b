import RecipeSearch

/// The grams that a text must contain to match a pattern anywhere.
struct SoughtGrams {
  /// Grams, or prefixes of grams, all of which a matching text has.
  private(set) var grams: [SoughtWord] = []
  /// True if every text that has them matches.
  let areAll: Bool

  /// Creates the grams of folded words.
  init(of folded: [UInt8]) {
    let words = String(decoding: folded, as: UTF8.self).unicodeScalars.split(separator: " ")
      .map { Array($0) }
    let isGram = words.count == 1 && words[0].count <= 2
    areAll = isGram && words.first?.first?.isWrittenWithoutSpaces ?? false
    for word in words { add(word) }
  }

  /// Adds the grams of a word; a single scalar may be followed by any other in a text.
  private mutating func add(_ word: [Unicode.Scalar]) {
    var isCovered = false
    for place in word.indices {
      let isLast = place + 1 == word.count
      let isFound = word[place].isWrittenWithoutSpaces
      if isFound, !(isLast && isCovered) {
        grams.append(SoughtWord(IndexGram.gram(word[place...].prefix(2)), isBeginning: isLast))
      }
      isCovered = isFound
    }
  }
}
