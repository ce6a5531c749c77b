package import Ingredients

/// The units of a kitchen.
package enum UnitSystem: String, Sendable, CaseIterable {
  /// Grams, millilitres and centimetres.
  case metric
  /// Ounces and pounds, cups, inches.
  case us
  /// Grams, millilitres, ounces, pounds, centimetres and inches as a recipe has them, and millilitres
  /// instead of cups: British books of today are metric, old ones weigh in ounces.
  case uk

  /// True if cooks with this system can use the unit as it is.
  ///
  /// Spoons and whatever is counted belong to every system.
  package func has(_ unit: MeasureUnit) -> Bool {
    switch unit {
    case .teaspoon, .dessertspoon, .tablespoon: true
    case .milligram, .gram, .decagram, .hectogram, .kilogram, .milliliter, .centiliter, .deciliter,
      .liter, .kryddmatt, .millimeter, .centimeter:
      self != .us
    case .ounce, .pound, .inch: self != .metric
    case .fluidOunce, .cup, .pint, .quart, .gallon: self == .us
    case .jin, .liang, .metricCup, .japaneseCup, .coffeeCup, .nordicCoffeeCup, .go: false
    default: true
    }
  }

  /// Returns the units that amounts of a kind are written in, the largest first.
  func units(of kind: MeasureUnit.Kind) -> [KitchenUnit] {
    switch (self, kind) {
    case (.metric, .mass), (.uk, .mass): [.kilogram, .gram]
    case (.metric, .volume), (.uk, .volume): [.liter, .milliliter]
    case (.metric, .length), (.uk, .length): [.centimeter, .millimeter]
    // Scales show grams everywhere, and half an ounce is hard to divide.
    case (.us, .mass): [.pound, .ounce, .gram]
    case (.us, .volume): [.cup, .tablespoon, .teaspoon]
    case (.us, .length): [.inch]
    case (_, .count): []
    }
  }
}
