import JSONSyntax

/// The names of the members of an ingredient that is an object; of several, the first with a text
/// counts.
struct IngredientKeys {
  /// The names of the amount.
  let amount: [String]
  /// The names of the unit.
  let unit: [String]
  /// The names of the food.
  let food: [String]
  /// The names of the note.
  let note: [String]

  /// The names in JSON.
  private static let json = IngredientKeys(
    amount: ["quantity", "amount", "qty", "value"],
    unit: ["unit", "units", "unitText", "measure"],
    food: ["description", "name", "ingredient", "item", "food", "title"],
    note: ["note", "notes", "preparation", "comment"])

  /// The names in front matter.
  static let frontMatter = IngredientKeys(
    amount: ["amount", "quantity", "qty"],
    unit: ["unit", "units"],
    food: ["name", "ingredient", "item", "food"],
    note: ["note", "notes", "preparation"])

  /// The names in JSON of a member with the whole line.
  private static let line = ["text", "original", "originalString", "display", "line", "raw"]

  /// Returns the line of a JSON object, or `nil` if it names no food.
  static func line(of object: JSONValue) -> String? {
    line.firstText(in: object) ?? json.line { $0.firstText(in: object) }
  }

  /// Returns the line that a cook would write: amount, unit, food, note.
  ///
  /// - Parameter text: Returns the first text of the members with some names.
  /// - Returns: `nil` if no food is named.
  func line(_ text: (_ names: [String]) -> String?) -> String? {
    guard let food = text(food) else { return nil }
    return JoinedIngredient(
      amount: text(amount) ?? "", unit: text(unit) ?? "", food: food,
      preparation: text(note) ?? ""
    ).text
  }
}
