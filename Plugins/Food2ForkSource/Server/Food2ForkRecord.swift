import RecipeCore

/// A recipe of a server, in the dialect in which it was read.
struct Food2ForkRecord: PagedAPIRow {
  /// The row or recipe object.
  let row: Food2ForkRow
  /// The dialect.
  let dialect: Food2ForkDialect
  let url: String

  var id: String { row.id }
  var recipe: Recipe { row.recipe }
  var isOutline: Bool { row.lacksIngredients }
}
