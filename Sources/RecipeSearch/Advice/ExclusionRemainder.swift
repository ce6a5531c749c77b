/// The results that have another form or name of an excluded word.
package struct ExclusionRemainder: Sendable, Hashable {
  /// The excluded word or phrase, as written.
  package let text: String
  /// The number of results with other forms or names.
  package let count: Int
  /// The name of its field with the colon, as written; empty without a field.
  package let fieldPrefix: String
  /// Those that most of them have, in lower case; at least one.
  package let words: [String]
  /// True if there are further ones.
  package let hasOthers: Bool

  /// True if another one asks for the same exclusions.
  func asksForSame(as other: ExclusionRemainder) -> Bool {
    words == other.words && fieldPrefix == other.fieldPrefix
  }
}
