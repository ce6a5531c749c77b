import Ingredients
import RecipeCore
import RecipeMatching

extension RecipeDifferences {
  /// The member `differences` of a link or a variant.
  var outputValue: OutputValue {
    let ingredients = ingredients
    let rows = ingredients.rows.filter { $0.change != .same }
    return .object(
      ingredients.scaleMembers + [
        OutputMember("fields", .list(fields.map(\.outputValue))),
        OutputMember("same", .integer(ingredients.count(of: .same))),
        OutputMember("ratio", ingredients.commonRatio?.outputValue ?? .absent),
        OutputMember("ingredients", .list(rows.map(\.outputValue))),
      ])
  }
}

extension IngredientComparison {
  /// The basis of the comparison of amounts, and the factor of the second recipe's.
  var scaleMembers: [OutputMember] {
    [
      OutputMember("yields", .text(scale.basis.rawValue)),
      OutputMember("scale", scale.factor == 1 ? .absent : scale.rightFactor.outputValue),
    ]
  }
}

extension RecipeDifferences.Field {
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("field", .text(field.rawValue)),
      OutputMember("a", leftValue), OutputMember("b", rightValue),
    ])
  }

  /// The left recipe's value as data.
  var leftValue: OutputValue { left?.outputValue(of: field) ?? .absent }

  /// The right recipe's value as data.
  var rightValue: OutputValue { right?.outputValue(of: field) ?? .absent }
}

extension RecipeDifferences.Field.Value {
  /// Returns the value as data.
  fileprivate func outputValue(of field: RecipeField) -> OutputValue {
    switch self {
    case .text(let text): .text(field == .yield ? YieldText.shown(text) : text)
    case .texts(let texts): .texts(texts)
    case .minutes(let minutes):
      minutes.isRange ? .text(minutes.description) : .integer(minutes.upper)
    case .number(let number): .integer(number)
    }
  }
}

extension IngredientComparison.Row {
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("change", .text(change.rawValue)), OutputMember("a", .optional(left)),
      OutputMember("b", .optional(right)),
      OutputMember("amounts", .optional(amount?.verdict.rawValue)),
      OutputMember("amount_a", amount?.left?.outputValue ?? .absent),
      OutputMember("amount_b", amount?.right?.outputValue ?? .absent),
      OutputMember("ratio", ratioValue),
    ])
  }

  /// The factor between the amounts, unless they are equal.
  private var ratioValue: OutputValue {
    guard let amount, amount.verdict == .other else { return .absent }
    return amount.ratio?.outputValue ?? .absent
  }
}

extension IngredientMeasure {
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("quantity", quantity.outputValue),
      OutputMember("unit", .optional(unit?.rawValue)),
    ])
  }
}

extension Rational {
  /// The exact and the rounded value.
  var outputValue: OutputValue { .object(outputMembers) }
}
