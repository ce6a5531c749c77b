/// The words of a title that tell dishes apart, and the marks that veto a match.
struct TitleWords: Sendable {
  /// The whole title without the site's name, folded.
  let folded: [UInt8]
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
    marks = TitleVocabulary.marks(in: HashedWords(folded), of: folded)
    key = TitleKey.of(folded)
  }

  /// The telling words in order; all words when no other are left.
  ///
  /// They are made when asked for: most titles are compared with equal ones.
  private var words: [[UInt8]] {
    let all = HashedWords(folded)
    let telling = all.words.indices.filter { !TitleVocabulary.isFiller(all.hashes[$0]) }
    let chosen = telling.isEmpty ? Array(all.words.indices) : telling
    return chosen.prefix(Self.wordLimit).map { Array(folded[all.words[$0]]) }
  }

  /// How many words are compared; titles of more are no titles.
  private static let wordLimit = 40

  /// How many of the words of both titles have a counterpart in the other one, from 0 to 1.
  ///
  /// A word with one slip of the finger counts as the same.
  func likeness(to other: TitleWords) -> Double {
    guard !folded.isEmpty, !other.folded.isEmpty else { return 0 }
    if folded == other.folded { return 1 }
    let (left, right) = (words, other.words)
    let matched = left.count { word in right.contains { WordLikeness.areAlike(word, $0) } }
    let returned = right.count { word in left.contains { WordLikeness.areAlike(word, $0) } }
    return Double(matched + returned) / Double(left.count + right.count)
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
    return of(buffer)
  }

  /// The key of a folded title: of its words in any order, without fillers and marks; when nothing
  /// else is left, of all words.
  ///
  /// Without marks a recipe and its vegan variant share a key, and so are compared.
  static func of(_ folded: [UInt8]) -> UInt64? {
    var all = WordSum()
    var telling = WordSum()
    var isPart = false
    var words = FoldedWords(folded)
    var next = words.next()
    while let word = next {
      next = words.next()
      let hash = StableHash.of(folded, in: word)
      all.add(hash)
      let isNumberOfPart = isPart && TitleVocabulary.isNumber(word, of: folded)
      isPart = TitleVocabulary.isPart(hash)
      if let end = next, TitleVocabulary.isLongDiet(hash, word.lowerBound..<end.upperBound, folded)
      {
        next = words.next()
        continue
      }
      guard !isNumberOfPart, !isPart, !TitleVocabulary.isFiller(hash),
        !TitleVocabulary.isDiet(hash)
      else { continue }
      telling.add(hash)
    }
    return telling.key ?? all.key
  }
}

/// A sum of the hashes of words, equal for the same words in any order.
private struct WordSum {
  private var sum: UInt64 = 0
  private var count: UInt64 = 0

  /// A hash of the words; `nil` when there are none.
  var key: UInt64? {
    count > 0 ? StableHash.mix(count &+ sum) : nil
  }

  mutating func add(_ hash: UInt64) {
    sum &+= hash
    count += 1
  }
}
