package import RecipeCore
import Text

/// The words of a title that distinguish dishes, and the marks that veto a match.
package struct TitleWords: Sendable {
  /// The folded title without the site's name; see `TitleWord.range`.
  ///
  /// Names that replace others are appended.
  package let folded: [UInt8]
  /// The words in order, without fillers.
  ///
  /// If no others are left, they are all words.
  package let words: [TitleWord]
  /// The marks that must be on both sides or on none, sorted: diets such as "gluten free".
  package let marks: [String]
  /// The numbers of parts, sorted: the 2 of "part 2" and of "Waffles II".
  package let parts: [Int]
  /// The hash of the words that are not soft, in any order, or `nil` if there are no words.
  package let key: UInt64?

  /// Reads the words of a record's title; none if it is only the name of the site.
  package init(_ recipe: Recipe, synonyms: FoodSynonyms = .builtIn) {
    var reader = TitleReader(synonyms: synonyms)
    self.init(recipe, reader: &reader)
  }

  /// Reads the words of a record's title with a reader that is reused for many.
  package init(_ recipe: Recipe, reader: inout TitleReader) {
    reader.read(TitleSegments.isSite(recipe) ? "" : TitleSegments.withoutSite(recipe))
    self.init(reader)
  }

  /// Reads the words of a title without the name of a site.
  package init(title: String) {
    var reader = TitleReader()
    reader.read(title)
    self.init(reader)
  }

  private init(_ reader: TitleReader) {
    folded = reader.bytes.trimmed
    words = reader.words.trimmed
    marks = reader.markNames
    parts = Set(reader.parts).sorted()
    key = TitleKey.of(reader)
  }

  /// Returns the share of the words of both titles with a counterpart in the other, from 0 to 1.
  ///
  /// A word with one typing error counts as the same.
  package func likeness(to other: TitleWords) -> Double {
    guard !words.isEmpty, !other.words.isEmpty else { return 0 }
    if folded == other.folded { return 1 }
    let matched = words.count { other.contains($0, of: self) }
    let returned = other.words.count { contains($0, of: other) }
    return Double(matched + returned) / Double(words.count + other.words.count)
  }

  private func contains(_ word: TitleWord, of other: TitleWords) -> Bool {
    if words.contains(where: { $0.hash == word.hash }) { return true }
    return words.contains {
      WordLikeness.areAlike(folded[$0.range], other.folded[word.range])
    }
  }

  /// Returns the folded word at an index.
  package func bytes(at place: Int) -> ArraySlice<UInt8> { folded[words[place].range] }

  /// Returns the first byte and the length of a word.
  @inline(__always)
  package func sketch(of place: Int) -> (first: UInt8, count: UInt8) {
    (folded[Int(words[place].start)], words[place].length)
  }

  /// True if a food is one of the words.
  package func names(_ food: FoodToken) -> Bool { words.contains { $0.hash == food.hash } }

  /// Returns the text of the words that were replaced, in order and without spaces.
  package func source(of places: [Int]) -> [UInt8] {
    var ranges: [Range<Int>] = []
    for place in places where ranges.last != words[place].sourceRange {
      ranges.append(words[place].sourceRange)
    }
    return ranges.flatMap { folded[$0].filter { $0 != 0x20 } }
  }

  /// True if any word replaces others.
  var hasReadings: Bool { words.contains { $0.sourceRange != $0.range } }

  /// Returns the words that a word replaces, or the word itself.
  func sourceWords(of place: Int) -> [ArraySlice<UInt8>] {
    folded[words[place].sourceRange].split(separator: 0x20)
  }

  /// Returns the first byte of the replaced words, by which similar words begin.
  func sourceStart(of place: Int) -> UInt8? { folded[words[place].sourceRange].first }

  /// Returns the number of bytes that words were read from, with a shared source counted once.
  func sourceLength(of places: [Int]) -> Int {
    var length = 0
    var last: Range<Int>?
    for place in places where last != words[place].sourceRange {
      last = words[place].sourceRange
      length += words[place].sourceRange.count
    }
    return length
  }

  /// Returns the folded words at indices, for messages; of text without spaces the whole run, once.
  package func text(of places: [Int]) -> String {
    var ranges: [Range<Int>] = []
    for range in places.map({ wholeWord(at: $0) }).sorted(by: { $0.lowerBound < $1.lowerBound })
    where range != ranges.last {
      ranges.append(range)
    }
    return ranges.map { String(decoding: folded[$0], as: UTF8.self) }.joined(separator: " ")
  }

  /// Returns the range of a word, or of the run that contains a bigram.
  private func wholeWord(at place: Int) -> Range<Int> {
    let range = words[place].range
    guard WideText.isWide(at: range.lowerBound, of: folded) else { return range }
    let start = folded[..<range.lowerBound].lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? 0
    let end = folded[range.upperBound...].firstIndex { $0 < 0x80 } ?? folded.count
    return start..<end
  }
}

extension TitleReader {
  /// The sorted names of the marks, without repeats.
  var markNames: [String] {
    guard !marks.isEmpty else { return [] }
    let vocabulary = TitleVocabulary.shared
    return Set(marks.map { vocabulary.markNames[$0] }).sorted()
  }
}

/// The key by which titles are grouped: equal for titles with the same distinctive words.
enum TitleKey {
  /// Returns the key of a title: of its words in any order; of all of them if all are soft.
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

/// A commutative hash of words.
private struct WordSum {
  private var sum: UInt64 = 0
  private var count: UInt64 = 0

  /// The hash of the words, or `nil` if there are none.
  var key: UInt64? {
    count > 0 ? StableHash.mix(count &+ sum) : nil
  }

  mutating func add(_ hash: UInt64) {
    sum &+= hash
    count += 1
  }
}
