package import Ingredients

/// The units of a kitchen.
package enum UnitSystem: String, Sendable, CaseIterable {
  /// Grams, millilitres and centimetres.
  case metric
  /// Ounces and pounds, cups, inches.
  case us
  /// Ounces and pounds, imperial fluid ounces, inches.
  case uk

  /// True if cooks with this system can use the unit as it is.
  ///
  /// Spoons and whatever is counted belong to every system.
  package func has(_ unit: MeasureUnit) -> Bool {
    switch unit {
    case .teaspoon, .dessertspoon, .tablespoon: true
    case .milligram, .gram, .decagram, .hectogram, .kilogram, .milliliter, .centiliter, .deciliter,
      .liter, .kryddmatt, .millimeter, .centimeter:
      self == .metric
    case .ounce, .pound, .inch: self != .metric
    case .fluidOunce, .cup, .pint, .quart, .gallon: self == .us
    case .jin, .liang, .metricCup, .japaneseCup, .coffeeCup, .go: false
    default: true
    }
  }

  /// Returns the units that amounts of a kind are written in, the largest first.
  func units(of kind: MeasureUnit.Kind) -> [KitchenUnit] {
    switch (self, kind) {
    case (.metric, .mass): [.kilogram, .gram]
    case (.metric, .volume): [.liter, .milliliter]
    case (.metric, .length): [.centimeter, .millimeter]
    // Scales show grams everywhere, and half an ounce is hard to divide.
    case (_, .mass): [.pound, .ounce, .gram]
    case (.us, .volume): [.cup, .tablespoon, .teaspoon]
    case (.uk, .volume): [.imperialOunce, .tablespoon, .teaspoon]
    case (_, .length): [.inch]
    case (_, .count): []
    }
  }
}
