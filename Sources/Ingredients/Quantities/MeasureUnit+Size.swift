extension MeasureUnit {
  /// The kind of quantity that a unit measures.
  package enum Kind: String, Sendable {
    /// In grams.
    case mass
    /// In millilitres.
    case volume
    /// In millimetres.
    case length
    /// By number: cloves, cans, pinches.
    case count
  }

  /// The kind of quantity that the unit measures.
  package var kind: Kind {
    switch self {
    case .milligram, .gram, .decagram, .hectogram, .kilogram, .ounce, .pound, .jin, .liang: .mass
    case .milliliter, .centiliter, .deciliter, .liter, .kryddmatt, .teaspoon, .dessertspoon,
      .tablespoon, .fluidOunce, .cup, .metricCup, .japaneseCup, .coffeeCup,
      .nordicCoffeeCup, .go, .pint, .quart, .gallon:
      .volume
    case .millimeter, .centimeter, .inch: .length
    default: .count
    }
  }

  /// The unit in grams, millilitres or millimetres, or `nil` for those that count things.
  ///
  /// Ounce and pound are the international ones of 1959. Spoons, cups and units derived from them
  /// are
  /// those of nutrition labels (21 CFR 101.9 (b) (5) (viii)): a teaspoon is 5 ml, a tablespoon 15, a
  /// fluid ounce 30 and a cup 240, so that a tablespoon is the same in every language.
  package var factor: Rational? {
    switch self {
    case .milligram: Rational(1, over: 1000)
    case .ounce: Rational(45_359_237, over: 1_600_000)
    case .pound: Rational(45_359_237, over: 100_000)
    case .inch: Rational(127, over: 5)
    default: wholeFactor.map { Rational($0) }
    }
  }

  /// True if both belong together in a sum such as "1 lb 2 oz" or "1 kg 200 g".
  func isSummed(with other: MeasureUnit) -> Bool {
    kind == other.kind && kind != .count && isMetric == other.isMetric
  }

  /// True if the unit is written with decimals instead of fractions.
  package var isWrittenWithDecimals: Bool {
    switch self {
    case .milligram, .gram, .decagram, .hectogram, .kilogram, .milliliter, .centiliter, .deciliter,
      .liter, .millimeter, .centimeter:
      true
    default: false
    }
  }

  /// True if nobody measures a hundredth of the unit.
  package var isFine: Bool {
    switch self {
    case .milligram, .gram, .milliliter, .millimeter, .kryddmatt: true
    default: false
    }
  }

  /// True if a number with three digits after a point means thousands: "1.000 g".
  package var isSmallMetric: Bool { self == .gram || self == .milliliter || self == .milligram }

  /// True if Japanese writes it before its number: 大さじ2.
  var isBeforeNumber: Bool {
    self == .tablespoon || self == .teaspoon || self == .japaneseCup
  }

  /// True if the unit is a package that foods are sold in.
  package var isPackage: Bool {
    switch self {
    case .can, .jar, .bottle, .bag, .box, .package, .packet, .carton, .container, .tub, .tube,
      .block:
      true
    default: false
    }
  }

  private var isMetric: Bool {
    switch self {
    case .ounce, .pound, .teaspoon, .dessertspoon, .tablespoon, .fluidOunce, .cup, .metricCup,
      .japaneseCup, .coffeeCup, .nordicCoffeeCup, .go, .pint, .quart, .gallon, .inch:
      false
    default: true
    }
  }

  private var wholeFactor: Int64? {
    switch self {
    case .gram, .milliliter, .kryddmatt, .millimeter: 1
    case .centiliter, .centimeter, .dessertspoon, .decagram: 10
    case .deciliter, .hectogram: 100
    case .kilogram, .liter: 1000
    case .jin: 500
    case .liang, .coffeeCup: 50
    case .teaspoon: 5
    case .tablespoon: 15
    case .fluidOunce: 30
    case .cup: 240
    case .metricCup: 250
    case .nordicCoffeeCup: 150
    case .japaneseCup: 200
    case .go: 180
    case .pint: 480
    case .quart: 960
    case .gallon: 3840
    default: nil
    }
  }
}
