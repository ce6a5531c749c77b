import Ingredients

/// The English names of cups, spoons, pounds and ounces in the style of a line.
struct SpoonNames {
  private typealias Names = [MeasureUnit: (one: String, many: String)]

  private let names: Names

  /// Finds the names in the style of a unit as written; `nil` if it is not English.
  init?(of unit: String) {
    switch unit.lowercased() {
    case "tsp", "tsp.", "tbsp", "tbsp.", "tbs", "tbs.", "tsps", "tsps.", "tbsps", "tbsps.", "lb",
      "lb.", "lbs", "lbs.":
      names = Self.short
    case "teaspoon", "teaspoons", "tablespoon", "tablespoons", "cup", "cups", "pound", "pounds":
      names = Self.long
    default: return nil
    }
  }

  /// The names in the style of a unit, or short ones.
  init(like unit: String?) {
    names = unit.flatMap(SpoonNames.init(of:))?.names ?? Self.short
  }

  /// Returns a number of a unit: `2 2/3 tablespoons`; `nil` if the unit is none of these.
  func text(_ number: Rational, _ unit: MeasureUnit) -> String? {
    name(of: unit, for: number).map { "\(CookFraction.text(number)) \($0)" }
  }

  /// Returns the name of a unit in the form for a number; `nil` if the unit is none of these.
  func name(of unit: MeasureUnit, for number: Rational) -> String? {
    names[unit].map { number > Rational(1) ? $0.many : $0.one }
  }

  private static let short: Names = [
    .teaspoon: ("tsp", "tsp"), .tablespoon: ("tbsp", "tbsp"), .cup: ("cup", "cups"),
    .pound: ("lb", "lb"), .ounce: ("oz", "oz"),
  ]
  private static let long: Names = [
    .teaspoon: ("teaspoon", "teaspoons"), .tablespoon: ("tablespoon", "tablespoons"),
    .cup: ("cup", "cups"), .pound: ("pound", "pounds"), .ounce: ("ounce", "ounces"),
  ]
}
