import Text

/// A word that is looked up in the index, or what words begin with.
struct SoughtWord: Sendable {
  /// The word, folded.
  let bytes: [UInt8]
  /// Whether all words that begin with it are meant.
  let isBeginning: Bool

  /// Makes a word.
  init(_ bytes: [UInt8], isBeginning: Bool = false) {
    self.bytes = bytes
    self.isBeginning = isBeginning
  }

  /// What to look up so that all are met which a pattern of one word finds; not all of them are.
  static func words(of pattern: WordPattern) -> [SoughtWord] {
    guard !pattern.isPrefix else {
      return [SoughtWord(Array(pattern.firstStem), isBeginning: true)]
    }
    return Plural.endings.map { SoughtWord(pattern.firstStem + $0) }
  }
}
