import Ingredients

/// How much an ingredient line asks for, in units in which amounts can be compared.
struct LineAmount: Sendable, Hashable {
  /// A measured amount: a number, or all from one number to another.
  struct Measure: Sendable, Hashable {
    /// What is measured; things are counted whatever they are: eggs, cloves, cans.
    let kind: MeasureUnit.Kind
    /// The number in the base unit of the kind, or the lower end of a range; more than 0.
    let lower: Double
    /// The number, or the upper end of a range.
    let upper: Double
    /// How many base units the unit as written is.
    let unitSize: Double

    /// The middle.
    var value: Double { (lower + upper) / 2 }

    /// Whether it is in ounces, be they of weight or fluid.
    var isOunces: Bool {
      let unit: MeasureUnit? = kind == .mass ? .ounce : kind == .volume ? .fluidOunce : nil
      return unit?.factor?.value == unitSize
    }
  }

  /// The amount.
  let measure: Measure
  /// The same amount measured otherwise: the "240 ml" of "1 cup (240 ml)", the 28 ounces of
  /// "2 (14 oz) cans".
  var alternative: Measure? {
    if case .measure(let measure) = otherwise { measure } else { nil }
  }

  private let otherwise: Otherwise

  /// Few amounts are measured twice, so the second measure is kept apart.
  private indirect enum Otherwise: Sendable, Hashable {
    case unknown
    case measure(Measure)
  }

  /// Reads a line; `nil` when it asks for no amount.
  init?(_ line: String) {
    self.init(ParsedIngredient(line))
  }

  /// The amount of a line; `nil` when it asks for none.
  init?(_ parsed: ParsedIngredient) {
    guard let measure = parsed.amount.flatMap({ Measure($0) }) else { return nil }
    self.measure = measure
    let alternative =
      parsed.alternative.flatMap { Measure($0) }
      ?? parsed.packageSize.flatMap { Measure($0) }?.times(measure)
    otherwise = alternative.map { .measure($0) } ?? .unknown
  }

  /// How many times more `other` is than this one; `nil` when they cannot be compared.
  ///
  /// Ranges that overlap are the same amount. Amounts of two kinds of units say nothing, but for
  /// ounces: "2 oz" of gin are "2 fluid ounces".
  func ratio(to other: LineAmount) -> Double? {
    if measure.kind == other.measure.kind { return measure.ratio(to: other.measure) }
    var ounces: Double?
    for left in [measure, alternative].compactMap(\.self) {
      for right in [other.measure, other.alternative].compactMap(\.self) {
        if left.kind == right.kind { return left.ratio(to: right) }
        if left.isOunces, right.isOunces {
          ounces = ounces ?? left.inOunces.ratio(to: right.inOunces)
        }
      }
    }
    return ounces
  }

  /// Whether both are the same amount in units of one kind.
  func isSame(as other: LineAmount) -> Bool {
    measure.kind == other.measure.kind && ratio(to: other) == 1
  }
}

extension LineAmount.Measure {
  /// How many times more `other` is than this one, which is of the same kind.
  fileprivate func ratio(to other: Self) -> Double {
    lower <= other.upper && other.lower <= upper ? 1 : other.value / value
  }

  /// The measure in its unit instead of the base unit.
  fileprivate var inOunces: Self {
    Self(kind: kind, lower: lower / unitSize, upper: upper / unitSize, unitSize: 1)
  }

  /// The measure of as many packages as are counted; `nil` when they are weighed.
  fileprivate func times(_ packages: Self) -> Self? {
    guard packages.kind == .count, kind != .count else { return nil }
    return Self(
      kind: kind, lower: lower * packages.lower, upper: upper * packages.upper, unitSize: unitSize)
  }

  /// Brings an amount to its base unit.
  fileprivate init?(_ amount: IngredientAmount) {
    let factor = amount.unit?.factor
    self.init(
      kind: factor == nil ? .count : amount.unit?.kind ?? .count,
      lower: amount.quantity.lower.value * (factor?.value ?? 1),
      upper: amount.quantity.upper.value * (factor?.value ?? 1), unitSize: factor?.value ?? 1)
    guard lower > 0, upper.isFinite else { return nil }
  }
}
