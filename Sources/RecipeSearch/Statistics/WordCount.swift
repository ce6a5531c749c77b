/// A recipe that has a word, and the frequency.
struct WordCount: Sendable, Equatable {
  /// The greatest frequency that is counted.
  static let mostTimes = UInt16.max

  /// The position of the recipe.
  let position: UInt32
  /// The frequency of the word, from 1 to `mostTimes`.
  var times: UInt16
}
