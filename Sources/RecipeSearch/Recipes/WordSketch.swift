/// A cheap filter for similar words: the length of a word and the set of its letters.
package struct WordSketch: Sendable {
  private let length: Int
  private let letters: UInt64
  private let isASCII: Bool

  /// Creates the sketch of a folded word.
  package init(_ word: ArraySlice<UInt8>) {
    length = word.count
    letters = word.reduce(0) { $0 | 1 << UInt64($1 & 0x3F) }
    isASCII = word.allSatisfy { $0 < 0x80 }
  }

  /// True if the words may be as similar as a correction requires.
  ///
  /// `Suggestion.nearest` allows edits of a third of this word, or of one letter; a letter beyond
  /// ASCII has at most four bytes.
  func mayBeLike(_ other: WordSketch) -> Bool {
    let edits = max(1, length / 3) * (isASCII && other.isASCII ? 1 : 4)
    return abs(length - other.length) <= edits
      && (letters ^ other.letters).nonzeroBitCount <= 2 * edits
  }
}
