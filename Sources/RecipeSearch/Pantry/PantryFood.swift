/// The words of one food, as hashes of their stems.
struct PantryFood: Sendable, Hashable {
  /// All words.
  let words: Set<UInt64>
  /// The words that distinguish it from other foods; all words if there are no such.
  let telling: Set<UInt64>

  /// Creates a food from its words.
  ///
  /// - Parameter qualities: The words that do not distinguish one food from another.
  init(words: Set<UInt64>, qualities: Set<UInt64>) {
    self.words = words
    let telling = words.subtracting(qualities)
    self.telling = telling.isEmpty ? words : telling
  }
}
