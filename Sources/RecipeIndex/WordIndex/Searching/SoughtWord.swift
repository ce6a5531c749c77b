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
    let stem = Array(pattern.firstStem)
    guard !pattern.isPrefix else { return [SoughtWord(stem, isBeginning: true)] }
    guard !pattern.isExact else { return [SoughtWord(pattern.bytes)] }
    guard stem.count < leastBeginning else { return words(beginningLike: stem, pattern.family) }
    let beginnings = pattern.family?.beginnings ?? []
    let words = Set(Plural.endings.map { stem + $0 } + (pattern.family?.forms ?? []))
      .filter { word in !beginnings.contains { word.starts(with: $0) } }
    return words.map { SoughtWord($0) } + beginnings.map { SoughtWord($0, isBeginning: true) }
  }

  /// The fewest letters of a beginning whose words are read one after the other, which is faster than
  /// finding some of them one by one.
  private static let leastBeginning = 4

  /// Returns the common beginning of a stem and most of its family, and the others.
  private static func words(beginningLike stem: [UInt8], _ family: WordFamily?) -> [SoughtWord] {
    let least = min(leastBeginning, stem.count)
    var beginning = stem
    var others: [SoughtWord] = []
    for word in (family?.forms ?? []) + (family?.beginnings ?? []) {
      let shared = zip(beginning, word).prefix { $0 == $1 }.count
      if shared >= least {
        beginning.removeLast(beginning.count - shared)
      } else {
        others.append(SoughtWord(word))
      }
    }
    return [SoughtWord(beginning, isBeginning: true)] + others
  }
}
