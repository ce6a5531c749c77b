import RecipeCore

/// The names that the query language knows, for those that complete a query while it is typed.
package enum QueryVocabulary {
  /// The usual names of what can precede a colon.
  package static let fields = QueryName.usualNames
  /// The names that can follow `has:` and `missing:`.
  package static let presences = QueryPresence.usualNames
  /// The names that can follow `is:`.
  package static let marks = RecipeMark.usualNames
}
