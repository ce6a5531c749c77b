import RecipeCore

@testable import Ingredients

extension ParsedIngredient {
  /// What was understood, in short: `1...2 can [14 oz] {400 g} | tomatoes | drained | (whole) ?`.
  ///
  /// Quantity, unit, size of one, alternative; then food, preparation, note; `?` when optional.
  var summary: String {
    let measures = [
      amount?.summary, packageSize.map { "[\($0.summary)]" }, alternative.map { "{\($0.summary)}" },
    ].compactMap(\.self).joined(separator: " ")
    let texts = [
      "", food, preparation, note.map { "(\($0))" },
    ].compactMap(\.self).joined(separator: " | ")
    return measures + texts + (isOptional ? " ?" : "")
  }
}

extension IngredientAmount {
  /// `~1/2 cup`, `1...2`.
  var summary: String { quantity.summary + (unit.map { " " + $0.rawValue } ?? "") }
}

extension IngredientQuantity {
  /// `~1/2`, `1...2`.
  var summary: String {
    (isApproximate ? "~" : "") + (isRange ? "\(lower)...\(upper)" : lower.description)
  }
}
