import Text

/// Words as a query writes them, in each spelling in which a folded text may have them.
package struct TextPattern: Sendable, Hashable {
  /// Whether the last word stands for all that begin with it.
  let isPrefix: Bool
  /// The words in each spelling, one at least.
  let spellings: [WordPattern]

  /// Makes a pattern of a word or phrase; `nil` when it has no letters.
  init?(_ text: String, isPrefix: Bool = false) {
    self.isPrefix = isPrefix
    let umlauts: [TextFolding.Umlauts] =
      TextFolding.hasUmlauts(text) ? [.dropped, .spelledOut] : [.dropped]
    spellings = umlauts.compactMap { umlauts in
      WordPattern(folded: TextFolding.fold(text, umlauts: umlauts), isPrefix: isPrefix)
    }
    if spellings.isEmpty { return nil }
  }

  /// How often the words occur in lines of folded text, at most `limit` times, in the spelling that
  /// occurs most.
  func count(in text: [UInt8], limit: Int = .max) -> Int {
    spellings.reduce(0) { max($0, $1.count(in: text, limit: limit)) }
  }

  /// The first spelling, folded.
  var folded: [UInt8] { spellings[0].bytes }
}
