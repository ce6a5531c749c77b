import Text

/// A pattern of words, with each spelling that a folded text may have.
package struct TextPattern: Sendable, Hashable {
  /// True if the last word is a prefix.
  let isPrefix: Bool
  /// The words in each spelling, at least one.
  package let spellings: [WordPattern]
  /// The other names of what the words name, which match, too.
  package let otherNames: [WordPattern]

  /// Creates a pattern of a word or phrase, or `nil` if it has no letters.
  init?(_ text: String, isPrefix: Bool = false) {
    self.isPrefix = isPrefix
    let umlauts: [TextFolding.Umlauts] =
      TextFolding.hasUmlauts(text) ? [.dropped, .spelledOut] : [.dropped]
    spellings = umlauts.compactMap { umlauts in
      WordPattern(folded: TextFolding.fold(text, umlauts: umlauts), isPrefix: isPrefix)
    }
    otherNames = []
    if spellings.isEmpty { return nil }
  }

  private init(_ spellings: [WordPattern], otherNames: [WordPattern]) {
    isPrefix = false
    self.spellings = spellings
    self.otherNames = otherNames
  }

  /// The spellings and the other names.
  package var all: [WordPattern] { spellings + otherNames }

  /// Returns the pattern of complete words that matches words of the same family and other names, too.
  ///
  /// - Parameter names: The other names, folded.
  func broadened(by names: [[UInt8]]) -> TextPattern {
    TextPattern(
      spellings.map { $0.isOneWord ? $0.withFamily : $0 },
      otherNames: names.compactMap { WordPattern(folded: $0) })
  }

  /// The pattern without the other names that are phrases.
  var withoutOtherPhrases: TextPattern {
    otherNames.allSatisfy(\.isOneWord)
      ? self : TextPattern(spellings, otherNames: otherNames.filter(\.isOneWord))
  }

  /// Returns the number of matches in lines of folded text, at most `limit`, in the spelling or of the
  /// name that occurs most.
  func count(in text: [UInt8], limit: Int = .max) -> Int {
    let count = spellings.reduce(0) { max($0, $1.count(in: text, limit: limit)) }
    return otherNames.reduce(count) { $0 < limit ? max($0, $1.count(in: text, limit: limit)) : $0 }
  }

  /// The first spelling, folded.
  var folded: [UInt8] { spellings[0].bytes }
}
