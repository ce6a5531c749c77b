import Text

/// The stem of a word, or a run of letters of a script without spaces.
package struct WordStem {
  /// The hash of its bytes.
  let hash: UInt64
  /// The range in the folded text.
  let range: Range<Int>
  /// The range of the word whose stem it is.
  let word: Range<Int>
  /// True if it is a run of a script without spaces between words.
  let isRun: Bool

  /// Creates the stem of a word in folded text.
  package init(word: Range<Int>, of folded: [UInt8]) {
    self.word = word
    range = Plural.stem(word, of: folded)
    hash = StableHash.of(folded, in: range)
    isRun = false
  }

  /// Creates a stem of a run in folded text.
  init(run: Range<Int>, of folded: [UInt8]) {
    hash = StableHash.of(folded, in: run)
    range = run
    word = run
    isRun = true
  }

  /// Appends the stems of the words in a part of folded text.
  static func append(in part: Range<Int>, of folded: [UInt8], to stems: inout [WordStem]) {
    var index = part.lowerBound
    while index < part.upperBound {
      while index < part.upperBound, folded[index] == 0x20 { index += 1 }
      let start = index
      var isWide = false
      while index < part.upperBound, folded[index] != 0x20 {
        isWide = isWide || folded[index] >= 0xE0
        index += 1
      }
      if isWide {
        appendParts(of: start..<index, of: folded, to: &stems)
      } else {
        appendWord(start..<index, of: folded, to: &stems)
      }
    }
  }

  /// Appends what follows the number at the beginning of a word: the unit of "200g".
  private static func appendWord(
    _ word: Range<Int>, of folded: [UInt8], to stems: inout [WordStem]
  ) {
    let start = endOfDigits(from: word.lowerBound, to: word.upperBound, of: folded)
    guard start < word.upperBound else { return }
    stems.append(WordStem(word: start..<word.upperBound, of: folded))
  }

  /// Appends the runs and the words between them of a word like "豬肉500克".
  private static func appendParts(
    of word: Range<Int>, of folded: [UInt8], to stems: inout [WordStem]
  ) {
    var index = word.lowerBound
    while index < word.upperBound {
      let digits = endOfDigits(from: index, to: word.upperBound, of: folded)
      let end = WideText.endOfRun(from: digits, to: word.upperBound, of: folded)
      if end > digits {
        let start = digits > index ? endOfUnit(in: digits..<end, of: folded) : digits
        if start < end { stems.append(WordStem(run: start..<end, of: folded)) }
        index = end
      } else {
        index = endOfNarrow(from: digits, to: word.upperBound, of: folded)
        appendWord(digits..<index, of: folded, to: &stems)
      }
    }
  }

  /// Returns the end of the longest unit at the beginning of a run after a number: the 個 of "3個卵".
  private static func endOfUnit(in run: Range<Int>, of folded: [UInt8]) -> Int {
    var end = run.lowerBound
    var index = run.lowerBound
    for _ in 0..<6 where index < run.upperBound {
      index = min(index + WideText.length(of: folded[index]), run.upperBound)
      let hash = StableHash.of(folded, in: run.lowerBound..<index)
      if case .nothing = FoodLexicon.shared[hash] { end = index }
    }
    return end
  }

  private static func endOfDigits(from start: Int, to limit: Int, of folded: [UInt8]) -> Int {
    var index = start
    while index < limit, folded[index].isASCIIDigit { index += 1 }
    return index
  }

  private static func endOfNarrow(from start: Int, to limit: Int, of folded: [UInt8]) -> Int {
    var index = start
    while index < limit, !folded[index].isASCIIDigit, !WideText.isWide(at: index, of: folded) {
      index += 1
    }
    return max(index, min(start + 1, limit))
  }
}
