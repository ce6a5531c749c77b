import Ingredients

/// A thousand grams or millilitres and more in kilograms or litres, where that is short: 1.6 l for twice
/// 800 ml.
struct LargeMetricStep {
  /// The new numbers and the new unit, in place.
  let replacements: [LineEdit.Replacement]

  private static let names = ["g": "kg", "ml": "l", "г": "кг", "мл": "л"]

  /// Writes a number, or both ends of a range, so many times in kilograms or litres.
  ///
  /// - Returns: `nil` if the unit of the line will do: of less, of what the recipe has in it already, and of
  ///   more than two decimals.
  init?(_ term: WrittenTerm, of line: ParsedIngredient, times factor: Rational, mark: Character) {
    guard let unitRange = term.unitRange, let name = Self.names[line.substring(unitRange)],
      !term.numbers.isEmpty,
      unitRange.lowerBound == 0
        || line.substring(unitRange.lowerBound - 1..<unitRange.lowerBound) != "-"
    else { return nil }
    var replacements = [LineEdit.Replacement(unitRange, name)]
    for written in term.numbers {
      guard written.value < Rational(1_000),
        let large = written.value.multiplied(by: factor)?.divided(by: Rational(1_000)),
        large >= Rational(1), 100 % large.denominator == 0
      else { return nil }
      replacements.append(.init(written.range, CookDecimal.plainText(large, mark: mark)))
    }
    self.replacements = replacements
  }
}
