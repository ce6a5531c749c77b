/// What can be told of a word at a glance: how long it is, and which letters it has.
struct WordSketch: Sendable {
  private let length: Int
  private let letters: UInt64
  private let isASCII: Bool

  /// Makes the sketch of a folded word.
  init(_ word: ArraySlice<UInt8>) {
    length = word.count
    letters = word.reduce(0) { $0 | 1 << UInt64($1 & 0x3F) }
    isASCII = word.allSatisfy { $0 < 0x80 }
  }

  /// Whether words may be as like as a correction has to be.
  ///
  /// `Suggestion.nearest` allows a third of this word to be another, or one letter; a letter beyond
  /// ASCII has at most four bytes.
  func mayBeLike(_ other: WordSketch) -> Bool {
    let edits = max(1, length / 3) * (isASCII && other.isASCII ? 1 : 4)
    return abs(length - other.length) <= edits
      && (letters ^ other.letters).nonzeroBitCount <= 2 * edits
  }
}
