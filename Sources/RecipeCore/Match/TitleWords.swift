/// The words of a title that tell dishes apart, and the marks that veto a match.
struct TitleWords: Sendable {
  /// The whole title without the site's name, folded.
  let folded: [UInt8]
  /// The folded words without site names and filler words, in order.
  let words: [[UInt8]]
  /// Words and numbers that must be on both sides or on none: diets and parts.
  let marks: [String]
  /// A hash of the words in any order; `nil` when there are none.
  let key: UInt64?

  /// Finds the words of a record's title; there are none when it only names the site.
  init(_ recipe: Recipe) {
    self.init(title: TitleSegments.isSite(recipe) ? "" : TitleSegments.withoutSite(recipe))
  }

  /// Finds the words of a title that bears no site's name.
  init(title: String) {
    let folded = TextFolding.fold(title)
    self.folded = folded
    let all = HashedWords(folded)
    let telling = all.words.indices.filter { !TitleVocabulary.isFiller(all.hashes[$0]) }
    let chosen = telling.isEmpty ? Array(all.words.indices) : telling
    words = chosen.prefix(Self.wordLimit).map { Array(folded[all.words[$0]]) }
    marks = TitleVocabulary.marks(in: all, of: folded)
    key = TitleKey.combine(chosen.map { all.hashes[$0] })
  }

  /// How many words are compared; titles of more are no titles.
  private static let wordLimit = 40

  /// How many of the words of both titles have a counterpart in the other one, from 0 to 1.
  ///
  /// A word with one slip of the finger counts as the same.
  func likeness(to other: TitleWords) -> Double {
    guard !words.isEmpty, !other.words.isEmpty else { return 0 }
    if words == other.words { return 1 }
    let matched = words.count { word in other.words.contains { WordLikeness.areAlike(word, $0) } }
    let returned = other.words.count { word in words.contains { WordLikeness.areAlike(word, $0) } }
    return Double(matched + returned) / Double(words.count + other.words.count)
  }
}

/// The words of a folded title with their hashes.
struct HashedWords {
  /// The bytes of each word.
  let words: [Range<Int>]
  /// The hash of each word.
  let hashes: [UInt64]

  /// Finds the words of a title that `TextFolding` made.
  init(_ folded: [UInt8]) {
    words = Array(FoldedWords(folded))
    hashes = words.map { StableHash.of(folded, in: $0) }
  }
}

/// The key by which titles are grouped: equal for titles of the same telling words.
enum TitleKey {
  /// The key of a recipe's title, made without keeping the words; `nil` when it has none.
  ///
  /// - Parameter buffer: Space to fold into, kept between calls so that none is allocated.
  static func of(_ content: SharedRecipe, buffer: inout [UInt8]) -> UInt64? {
    if TitleSegments.isSite(content.recipe) { return nil }
    buffer.removeAll(keepingCapacity: true)
    if TitleSegments.mayHaveSite(content.recipe.title) {
      TextFolding.append(TitleSegments.withoutSite(content.recipe), to: &buffer)
    } else {
      TextFolding.append(content.recipe.title, to: &buffer)
    }
    return key(of: buffer)
  }

  /// Combines the hashes of words, in any order, into one; `nil` when there are none.
  static func combine(_ hashes: [UInt64]) -> UInt64? {
    guard !hashes.isEmpty else { return nil }
    return StableHash.mix(hashes.reduce(UInt64(hashes.count), &+))
  }

  private static func key(of folded: [UInt8]) -> UInt64? {
    var all: (sum: UInt64, count: UInt64) = (0, 0)
    var telling: (sum: UInt64, count: UInt64) = (0, 0)
    var start = 0
    while start < folded.count {
      var end = start
      while end < folded.count, folded[end] != 0x20 { end += 1 }
      let hash = StableHash.of(folded, in: start..<end)
      all = (all.sum &+ hash, all.count + 1)
      if !TitleVocabulary.isFiller(hash) { telling = (telling.sum &+ hash, telling.count + 1) }
      start = end + 1
    }
    let chosen = telling.count > 0 ? telling : all
    return chosen.count > 0 ? StableHash.mix(chosen.count &+ chosen.sum) : nil
  }
}
