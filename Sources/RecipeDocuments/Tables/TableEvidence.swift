/// The evidence that a table of a text is one of ingredients.
enum TableEvidence {
  /// A first row that names ingredients, or a food and an amount.
  case headings
  /// Rows of named foods with amounts and units below no headings.
  case measures
  /// Rows of foods with amounts below other headings, or without units.
  case amounts

  /// Finds the evidence in the rows of a table, or returns `nil` for a table of something else.
  init?(_ rows: [[TableCell]]) {
    if let first = rows.first, IngredientTable.isNamed(by: first.map(\.text)) {
      self = .headings
      return
    }
    let table = IngredientTable(rows)
    guard table.hasFoods, table.hasAmounts, !table.areNutrients else { return nil }
    let areMeasured =
      table.isUnnamed && table.hasNamedFoods && table.hasUnits && TransposedTable(rows) == nil
    self = areMeasured ? .measures : .amounts
  }
}
