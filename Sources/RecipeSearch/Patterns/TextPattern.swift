import RecipeMatching
import Text

/// A pattern of words, with each spelling that a folded text may have.
package struct TextPattern: Sendable, Hashable {
  /// True if the last word is a prefix.
  let isPrefix: Bool
  /// The words in each spelling, at least one.
  package let spellings: [WordPattern]
  /// The other names of what the words name, which match, too: first the other spellings.
  package let otherNames: [WordPattern]
  /// The number of patterns in `all` that are the word itself, in any spelling; the others are synonyms.
  package let ownCount: Int

  /// Creates a pattern of a word or phrase, or `nil` if it has no letters.
  ///
  /// - Parameters:
  ///   - isPrefix: True if the last word is a prefix.
  ///   - isExact: True if plurals and singulars do not match.
  init?(_ text: String, isPrefix: Bool = false, isExact: Bool = false) {
    self.isPrefix = isPrefix
    let umlauts: [TextFolding.Umlauts] =
      TextFolding.hasUmlauts(text) ? [.dropped, .spelledOut] : [.dropped]
    spellings = umlauts.compactMap { umlauts in
      WordPattern(
        folded: TextFolding.fold(text, umlauts: umlauts), isPrefix: isPrefix, isExact: isExact)
    }
    otherNames = []
    ownCount = spellings.count
    if spellings.isEmpty { return nil }
  }

  private init(
    _ spellings: [WordPattern], otherSpellings: [WordPattern] = [], synonyms: [WordPattern] = []
  ) {
    isPrefix = spellings.first?.isPrefix ?? false
    self.spellings = spellings
    otherNames = otherSpellings + synonyms
    ownCount = spellings.count + otherSpellings.count
  }

  /// The spellings and the other names.
  package var all: [WordPattern] { spellings + otherNames }

  /// The pattern of the word itself in any spelling, or `nil` if there are no synonyms.
  var withoutSynonyms: TextPattern? {
    let otherSpellings = otherNames.prefix(ownCount - spellings.count)
    guard otherSpellings.count < otherNames.count else { return nil }
    return TextPattern(spellings, otherSpellings: Array(otherSpellings))
  }

  /// Returns the pattern of complete words that matches words of the same family and other names, too.
  ///
  /// - Parameter names: The other names.
  func broadened(by names: [OtherNames.Other]) -> TextPattern {
    func patterns(_ names: [OtherNames.Other]) -> [WordPattern] {
      names.compactMap { WordPattern(folded: $0.folded) }
    }
    return TextPattern(
      spellings.map { $0.matching(exactly: false) }.map { $0.isOneWord ? $0.withFamily : $0 },
      otherSpellings: patterns(names.filter(\.isSpelling)),
      synonyms: patterns(names.filter { !$0.isSpelling }))
  }

  /// The pattern of the words as they are written: no plurals, no family, no other names.
  var exact: TextPattern { TextPattern(spellings.map { $0.matching(exactly: true) }) }

  /// The stems of the words in the first spelling.
  var stems: [[UInt8]] {
    spellings[0].matching(exactly: false).parts.map { Array($0.firstStem) }
  }

  /// The pattern without the other names that are phrases.
  var withoutOtherPhrases: TextPattern {
    otherNames.allSatisfy(\.isOneWord)
      ? self : TextPattern(spellings, synonyms: otherNames.filter(\.isOneWord))
  }

  /// Returns the number of matches in lines of folded text, at most `limit`, in the spelling or of the
  /// name that occurs most.
  func count(in text: [UInt8], limit: Int = .max) -> Int {
    let count = spellings.reduce(0) { max($0, $1.count(in: text, limit: limit)) }
    return otherNames.reduce(count) { $0 < limit ? max($0, $1.count(in: text, limit: limit)) : $0 }
  }

  /// Returns the distinct texts that match in lines of folded text.
  func texts(in lines: [UInt8]) -> Set<[UInt8]> {
    var texts: Set<[UInt8]> = []
    for pattern in all {
      pattern.forEachMatch(in: lines) { range in
        texts.insert(Array(lines[range]))
        return true
      }
    }
    return texts
  }

  /// The first spelling, folded.
  var folded: [UInt8] { spellings[0].bytes }
}
