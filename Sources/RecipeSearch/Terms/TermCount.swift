/// A tag, publisher or food, with the number of recipes that have it.
package struct TermCount: Sendable, Hashable {
  /// The name, as most recipes write it.
  package let name: String
  /// The number of recipes.
  package let recipes: Int
}
