import RecipeSearch
import Text

/// A word or prefix to look up in the index.
struct SoughtWord: Sendable {
  /// The word, folded.
  let bytes: [UInt8]
  /// True if it is a prefix.
  let isBeginning: Bool

  /// Creates a word or prefix.
  init(_ bytes: [UInt8], isBeginning: Bool = false) {
    self.bytes = bytes
    self.isBeginning = isBeginning
  }

  /// Returns words to look up that cover all matches of a single-word pattern, and possibly others.
  static func words(of pattern: WordPattern) -> [SoughtWord] {
    guard !pattern.isPrefix else {
      return [SoughtWord(Array(pattern.firstStem), isBeginning: true)]
    }
    return Plural.endings.map { SoughtWord(pattern.firstStem + $0) }
  }
}
