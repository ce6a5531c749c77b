import Text

/// A pattern of words, with each spelling that a folded text may have.
package struct TextPattern: Sendable, Hashable {
  /// True if the last word is a prefix.
  let isPrefix: Bool
  /// The words in each spelling, at least one.
  package let spellings: [WordPattern]

  /// Creates a pattern of a word or phrase, or `nil` if it has no letters.
  init?(_ text: String, isPrefix: Bool = false) {
    self.isPrefix = isPrefix
    let umlauts: [TextFolding.Umlauts] =
      TextFolding.hasUmlauts(text) ? [.dropped, .spelledOut] : [.dropped]
    spellings = umlauts.compactMap { umlauts in
      WordPattern(folded: TextFolding.fold(text, umlauts: umlauts), isPrefix: isPrefix)
    }
    if spellings.isEmpty { return nil }
  }

  /// Returns the number of matches in lines of folded text, at most `limit`, in the spelling that
  /// occurs most.
  func count(in text: [UInt8], limit: Int = .max) -> Int {
    spellings.reduce(0) { max($0, $1.count(in: text, limit: limit)) }
  }

  /// The first spelling, folded.
  var folded: [UInt8] { spellings[0].bytes }
}
