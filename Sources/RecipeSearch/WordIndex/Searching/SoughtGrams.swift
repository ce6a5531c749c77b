/// The grams that a text has when it has the words of a pattern anywhere.
struct SoughtGrams {
  /// Grams, or beginnings of them, that the text has all of.
  private(set) var grams: [SoughtWord] = []
  /// Whether no other text has them.
  let areAll: Bool

  /// Finds the grams of folded words.
  init(of folded: [UInt8]) {
    let words = String(decoding: folded, as: UTF8.self).unicodeScalars.split(separator: " ")
      .map { Array($0) }
    let isGram = words.count == 1 && words[0].count <= 2
    areAll = isGram && words.first?.first?.isWrittenWithoutSpaces ?? false
    for word in words { add(word) }
  }

  /// Adds those of a word; its last scalar alone may have any scalar behind it in a text.
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
