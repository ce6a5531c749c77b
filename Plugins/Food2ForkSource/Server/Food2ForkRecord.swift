import RecipeCore

/// A recipe of a server, in the dialect in which it was read.
struct Food2ForkRecord: PagedAPIRow {
  /// The row or recipe object.
  private(set) var row: Food2ForkRow
  /// The dialect.
  let dialect: Food2ForkDialect
  let url: String?
  let time: Int?

  var id: String { row.id }
  var recipe: Recipe { row.recipe }
  var isOutline: Bool { row.lacksIngredients }

  /// Returns the record with its details.
  func completed(by whole: Food2ForkRecord) -> Food2ForkRecord {
    var record = self
    record.row = row.completed(by: whole.row, isNewer: whole.isAsNew(as: self))
    return record
  }
}
