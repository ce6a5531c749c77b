/// A recipe that has a word, and the frequency.
struct WordCount: Sendable, Equatable {
  /// The position of the recipe.
  let position: UInt32
  /// The frequency of the word, from 1 to `RelevanceTerm.maximumFrequency`.
  var times: UInt16
}
