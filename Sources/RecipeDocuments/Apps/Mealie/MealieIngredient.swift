import JSONSyntax

/// An ingredient of a recipe of Mealie.
struct MealieIngredient {
  /// The line as a person writes it, or `nil` if the row only starts a group.
  let line: String?

  /// The members of which a line consists, and Mealie's own.
  static let members: Set<String> = [
    "title", "note", "unit", "food", "unit_id", "food_id", "quantity", "display", "originalText",
    "original_text", "disableAmount", "disable_amount", "isFood", "is_food", "id", "recipe_id",
    "referenceId", "reference_id", "position", "created_at", "update_at", "updated_at",
  ]

  /// Reads a row.
  ///
  /// - Parameter tables: The units and foods of a backup; elsewhere they are in the row.
  init(_ row: JSONValue, in tables: MealieTables) {
    let written = ["originalText", "original_text", "display"].firstText(in: row)
    line = written ?? Self.composed(row, tables)
  }

  /// Composes the line; in old recipes the amount is unused and the note is the line.
  private static func composed(_ row: JSONValue, _ tables: MealieTables) -> String? {
    let note = ["note"].firstText(in: row)
    let unit = row["unit"] ?? tables.units.row(row["unit_id"])
    let food = row["food"] ?? tables.foods.row(row["food_id"])
    let hasNoAmount = (row["disableAmount"] ?? row["disable_amount"])?.boolean == true
    guard food?.shortText != nil || unit?.shortText != nil, !hasNoAmount else {
      return note ?? food?.shortText
    }
    let quantity = row["quantity"]
    let isPlural = (quantity?.double ?? 0) > 1
    let parts = AppIngredientLine(
      amount: AppIngredientLine.amount(quantity),
      unit: AppIngredientLine.name(unit, isPlural: isPlural),
      food: AppIngredientLine.name(food, isPlural: isPlural && unit?.shortText == nil))
    return parts.text + (note.map { (food?.shortText == nil ? " " : ", ") + $0 } ?? "")
  }
}
