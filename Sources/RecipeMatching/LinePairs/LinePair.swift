/// Two ingredient lines for one ingredient.
struct LinePair: Sendable, Hashable {
  /// The relation of the foods.
  enum Relation: Sendable, Hashable {
    /// The same food, maybe with more words in one of them.
    case same
    /// Two foods of one kind: white and brown sugar.
    case swapped
  }

  /// The line of the left recipe.
  let left: Int
  /// The line of the right recipe.
  let right: Int
  /// The relation of the foods.
  let relation: Relation
}
