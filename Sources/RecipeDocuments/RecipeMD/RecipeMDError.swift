/// Why a text is no RecipeMD recipe.
struct RecipeMDError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase.
  let message: String
  /// The line, from 1.
  let line: Int
}
