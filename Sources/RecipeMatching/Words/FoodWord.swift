/// A word of a food's name, or the canonical name of a food of several words.
package struct FoodWord: Sendable, Hashable {
  /// The hash of its folded stem, by which words are equal.
  package let hash: UInt64
  /// Its folded stem.
  package let text: String

  /// Creates a word from its parts.
  package init(hash: UInt64, text: String) {
    (self.hash, self.text) = (hash, text)
  }
}
