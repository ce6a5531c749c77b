/// The words of a title that tell dishes apart, and the marks that veto a match.
struct TitleWords: Sendable {
  /// The folded title without the site's name; see `TitleWord.range`.
  ///
  /// Names that are read instead of others follow it.
  let folded: [UInt8]
  /// The words in order, without those that say nothing.
  ///
  /// When no other are left, they are all words.
  let words: [TitleWord]
  /// What must be on both sides or on none, in order: diets ("gluten free") and parts ("part 2").
  let marks: [String]
  /// A hash of the words that are not soft, in any order; `nil` when there are no words.
  let key: UInt64?

  /// Finds the words of a record's title; there are none when it only names the site.
  init(_ recipe: Recipe, synonyms: FoodSynonyms = .builtIn) {
    var reader = TitleReader(synonyms: synonyms)
    self.init(recipe, reader: &reader)
  }

  /// Finds the words of a record's title with a reader that is kept for many.
  init(_ recipe: Recipe, reader: inout TitleReader) {
    reader.read(TitleSegments.isSite(recipe) ? "" : TitleSegments.withoutSite(recipe))
    self.init(reader)
  }

  /// Finds the words of a title that bears no site's name.
  init(title: String) {
    var reader = TitleReader()
    reader.read(title)
    self.init(reader)
  }

  private init(_ reader: TitleReader) {
    folded = reader.bytes
    words = reader.words
    marks = reader.markNames
    key = TitleKey.of(reader)
  }

  /// How many of the words of both titles have a counterpart in the other one, from 0 to 1.
  ///
  /// A word with one slip of the finger counts as the same.
  func likeness(to other: TitleWords) -> Double {
    guard !words.isEmpty, !other.words.isEmpty else { return 0 }
    if folded == other.folded { return 1 }
    let matched = words.count { other.contains($0, of: self) }
    let returned = other.words.count { contains($0, of: other) }
    return Double(matched + returned) / Double(words.count + other.words.count)
  }

  private func contains(_ word: TitleWord, of other: TitleWords) -> Bool {
    if words.contains(where: { $0.hash == word.hash }) { return true }
    let bytes = Array(other.folded[word.range])
    return words.contains { WordLikeness.areAlike(Array(folded[$0.range]), bytes) }
  }

  /// The folded word at a place.
  func bytes(at place: Int) -> [UInt8] { Array(folded[words[place].range]) }

  /// The folded words at places, for messages.
  func text(of places: [Int]) -> String {
    places.map { String(decoding: bytes(at: $0), as: UTF8.self) }.joined(separator: " ")
  }
}

extension TitleReader {
  /// The marks and parts by name, in order, each once.
  var markNames: [String] {
    guard !marks.isEmpty || !parts.isEmpty else { return [] }
    let vocabulary = TitleVocabulary.shared
    return Set(marks.map { vocabulary.markNames[$0] } + parts.map { "part \($0)" }).sorted()
  }
}

/// The key by which titles are grouped: equal for titles of the same telling words.
enum TitleKey {
  /// The key of a recipe's title, made without keeping the words; `nil` when it has none.
  ///
  /// - Parameter reader: A reader that is kept between calls, so that little is allocated.
  static func of(_ content: SharedRecipe, reader: inout TitleReader) -> UInt64? {
    if TitleSegments.isSite(content.recipe) { return nil }
    reader.read(TitleSegments.withoutSite(content.recipe))
    return of(reader)
  }

  /// The key of a title: of its words in any order; when all are soft, of all of them.
  ///
  /// Without marks a recipe and its vegan variant share a key, and so are compared.
  static func of(_ reader: TitleReader) -> UInt64? {
    var all = WordSum()
    var telling = WordSum()
    for token in reader.words {
      all.add(token.hash)
      if token.kind != .soft { telling.add(token.hash) }
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
