/// The reason why a text is not a RecipeMD recipe.
struct RecipeMDError: Error, Sendable, Hashable {
  /// The problem, as a phrase.
  let message: String
  /// The line, from 1.
  let line: Int
}
