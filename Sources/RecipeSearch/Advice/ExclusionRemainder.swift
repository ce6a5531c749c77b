/// What an excluded word left among the results: recipes with other forms or names of what it stands for.
package struct ExclusionRemainder: Sendable, Hashable {
  /// The excluded word or phrase, as written.
  package let text: String
  /// The number of results with other forms or names.
  package let count: Int
  /// Those that most of them have, folded; at least one.
  package let words: [String]
}
