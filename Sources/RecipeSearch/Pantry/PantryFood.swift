/// The words of one food, by the hashes of their stems.
struct PantryFood: Sendable, Hashable {
  /// Every word.
  let words: Set<UInt64>
  /// The words that tell it from other foods; all words when there are no others.
  let telling: Set<UInt64>

  /// Makes a food of its words.
  ///
  /// - Parameter qualities: The words that do not tell one food from another.
  init(words: Set<UInt64>, qualities: Set<UInt64>) {
    self.words = words
    let telling = words.subtracting(qualities)
    self.telling = telling.isEmpty ? words : telling
  }
}
