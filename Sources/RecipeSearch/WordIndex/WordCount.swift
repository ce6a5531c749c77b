/// A recipe that has a word, and how often.
struct WordCount: Sendable, Equatable {
  /// A word is counted no more often than so.
  static let mostTimes = UInt16.max

  /// The position of the recipe.
  let position: UInt32
  /// How often it has the word: once or more, and no more often than `mostTimes`.
  var times: UInt16
}
