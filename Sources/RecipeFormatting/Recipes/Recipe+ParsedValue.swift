import Ingredients
import RecipeCore

extension Recipe {
  /// The ingredient lines with their parsed parts, one object per line.
  var parsedIngredientsValue: OutputValue {
    ingredients.isEmpty ? .absent : .list(ingredients.map { ParsedIngredient($0).outputValue })
  }

  /// The yield with its number and unit.
  var parsedYieldValue: OutputValue {
    yield.map { RecipeYield($0).outputValue } ?? .absent
  }
}

extension ParsedIngredient {
  /// Text, quantity, unit, food and the rest; absent parts are omitted.
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("text", .text(text)),
      OutputMember("quantity", amount?.quantity.outputValue ?? .absent),
      OutputMember("unit", .optional(amount?.unit?.rawValue)),
      OutputMember("food", .text(food)),
      OutputMember("preparation", .optional(preparation)),
      OutputMember("note", .optional(note)),
      OutputMember("optional", isOptional ? .boolean(true) : .absent),
      OutputMember("package_size", packageSize?.outputValue ?? .absent),
      OutputMember("alternative", alternative?.outputValue ?? .absent),
    ])
  }
}

extension RecipeYield {
  /// Text, quantity and unit; `servings` tells that people or portions are counted.
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("text", .text(text)),
      OutputMember("quantity", quantity?.outputValue ?? .absent),
      OutputMember("unit", .optional(unit)),
      OutputMember("servings", isServings ? .boolean(true) : .absent),
    ])
  }
}

extension IngredientAmount {
  /// Quantity and unit.
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("quantity", quantity.outputValue),
      OutputMember("unit", .optional(unit?.rawValue)),
    ])
  }
}

extension IngredientQuantity {
  /// A number, or `from` and `to`; `approximate` where the text says "about".
  var outputValue: OutputValue {
    let about = OutputMember("approximate", isApproximate ? .boolean(true) : .absent)
    guard isRange else { return .object(lower.outputMembers + [about]) }
    return .object([
      OutputMember("from", .object(lower.outputMembers)),
      OutputMember("to", .object(upper.outputMembers)), about,
    ])
  }
}

extension Rational {
  /// `exact`, as "5/2", and the nearest double.
  var outputMembers: [OutputMember] {
    let number = ExactNumber(value).map { OutputValue.number($0.text) }
    return [
      OutputMember("exact", .text(description)), OutputMember("value", number ?? .absent),
    ]
  }
}
