package import Ingredients

/// A writer of amounts that stand for themselves, such as sums of a shopping list.
package struct AmountWriter: Sendable {
  private let units: UnitSystem?
  private let method: ScalingMethod

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - units: The units of amounts in several units.
  ///   - language: The BCP 47 tag of the language, for decimal marks and forms of units.
  package init(units: UnitSystem?, language: String?) {
    self.units = units
    method = ScalingMethod(language: language)
  }

  /// Returns a quantity without its unit: `1 1/2`, `250`, `2-3`.
  package func number(_ quantity: IngredientQuantity, of unit: MeasureUnit?) -> String {
    let (lower, upper) = (number(quantity.lower, of: unit), number(quantity.upper, of: unit))
    return lower == upper ? lower : "\(lower)-\(upper)"
  }

  /// Returns a quantity in grams, millilitres or millimetres in the units of a kitchen.
  ///
  /// - Returns: `nil` if the kind is counted, or a number does not fit.
  package func text(_ quantity: IngredientQuantity, _ kind: MeasureUnit.Kind) -> String? {
    guard let units, let upper = ConvertedMeasure(quantity.upper, kind, to: units) else {
      return nil
    }
    let text = upper.text(mark: method.decimalMark)
    guard quantity.isRange, let lower = ConvertedMeasure(quantity.lower, kind, to: units) else {
      return text
    }
    return "\(lower.text(mark: method.decimalMark)) to \(text)"
  }

  /// Returns an exact volume in cups and spoons: `1 cup plus 4 tsp`; `nil` if it does not fit.
  ///
  /// - Parameters:
  ///   - volume: The volume in millilitres.
  ///   - unit: The name of a unit in the style that is wanted.
  package func spoons(_ volume: Rational, like unit: String?) -> String? {
    SpoonSum.exact(of: volume, SpoonNames(like: unit))
  }

  /// True if the name of a unit is English, so that other units can be written beside it.
  package static func isEnglish(_ unit: String) -> Bool {
    let name = String(unit.lowercased().filter { $0 != "." })
    return abbreviations.contains(name) || UnitWords.isEnglish(name)
  }

  private static let abbreviations: Set<String> = [
    "tsp", "tsps", "tbsp", "tbsps", "tbs", "t", "c", "oz", "lb", "lbs", "pt", "qt", "fl oz", "floz",
    "fluid ounce", "fluid ounces",
  ]

  /// Returns the name of a unit, as written where it was, in the form for a number.
  package func name(of unit: MeasureUnit, written: String?, for number: Rational) -> String {
    let name = written ?? unit.rawValue
    if let form = SlavicUnitWords.form(of: name, for: number, language: method.language) {
      return form
    }
    return UnitWords.form(of: name, isMany: number > Rational(1), language: method.language) ?? name
  }

  /// Returns a food that is counted by itself in the form for a number of it.
  package func name(ofFood food: String, for number: Rational) -> String {
    let isMany = number > Rational(1)
    return CountedFoods.form(of: food, isMany: isMany, language: method.language) ?? food
  }

  private func number(_ number: Rational, of unit: MeasureUnit?) -> String {
    guard unit?.isWrittenWithDecimals == true else { return CookFraction.text(number) }
    return CookDecimal.text(number, isFine: unit?.isFine ?? false, mark: method.decimalMark)
  }
}
