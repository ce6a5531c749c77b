package import Ingredients

/// How the amounts of two lines about one food compare.
package struct AmountComparison: Sendable, Hashable {
  /// What was found.
  package enum Verdict: String, Sendable {
    /// The same, exactly.
    case same
    /// The same but for rounding: 1 lb and 450 g.
    case rounded
    /// More or less.
    case other
    /// In units that have nothing in common: 1 cup and 120 g.
    case incomparable
    /// Neither line says how much.
    case unstated
    /// Only one line says how much.
    case oneSided = "one_sided"
  }

  /// What was found.
  package let verdict: Verdict
  /// What was compared of the left line; `nil` when it does not say how much.
  package let left: IngredientMeasure?
  /// What was compared of the right line, at the left recipe's yield.
  package let right: IngredientMeasure?
  /// How often the left amount goes into the right one, of ranges by their middles.
  ///
  /// `nil` when they are not comparable or it does not fit.
  package let ratio: Rational?

  /// Whether both say the same.
  package var isSame: Bool {
    switch verdict {
    case .same, .rounded, .unstated: true
    case .other, .incomparable, .oneSided: false
    }
  }

  /// Compares the amounts of two lines.
  ///
  /// A line may say its amount in several ways; the two ways that agree best are taken.
  ///
  /// - Parameter scale: What the right amounts are multiplied by to be those of the left yield.
  package init(_ left: ParsedIngredient, _ right: ParsedIngredient, scale: Rational = Rational(1)) {
    let found = IngredientMeasure.all(of: left, scale: Rational(1)).flatMap { one in
      IngredientMeasure.all(of: right, scale: scale).map { other in
        AmountComparison(one, other, isScaled: scale != Rational(1))
      }
    }
    self =
      found.enumerated().min { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }?
      .element ?? AmountComparison(uncompared: left, right, scale)
  }

  private init(
    _ verdict: Verdict, _ left: IngredientMeasure?, _ right: IngredientMeasure?,
    ratio: Rational? = nil
  ) {
    self.verdict = verdict
    self.left = left
    self.right = right
    self.ratio = ratio
  }

  /// At least one line says nothing that can be scaled.
  private init(uncompared left: ParsedIngredient, _ right: ParsedIngredient, _ scale: Rational) {
    let one = IngredientMeasure.all(of: left, scale: Rational(1)).first
    let other = IngredientMeasure.all(of: right, scale: scale).first
    let verdict: Verdict =
      switch (left.amount, right.amount) {
      case (nil, nil): .unstated
      case (_?, _?): .incomparable
      default: .oneSided
      }
    self.init(verdict, one, other)
  }

  private init(_ left: IngredientMeasure, _ right: IngredientMeasure, isScaled: Bool) {
    guard let (one, other) = left.inOneUnit(with: right) else {
      self.init(.incomparable, left, right)
      return
    }
    let ratio = one.middle.flatMap { middle in other.middle?.divided(by: middle) }
    let tolerance: Rounding = left.unit == right.unit && !isScaled ? .ofDigits : .ofConversion
    let verdict: Verdict =
      if one.lower == other.lower && one.upper == other.upper {
        .same
      } else if tolerance.allows(one.lower, other.lower), tolerance.allows(one.upper, other.upper) {
        .rounded
      } else {
        .other
      }
    self.init(verdict, left, right, ratio: ratio)
  }

  /// Those that agree better come first.
  private var order: Int {
    switch verdict {
    case .same: 0
    case .rounded: 1
    case .other: 2
    case .incomparable, .unstated, .oneSided: 3
    }
  }
}

/// How far apart two numbers may be that people write for one amount.
private enum Rounding {
  /// "0.33 cups" is a third of a cup: 2 %.
  case ofDigits
  /// 1 oz is written as 30 g, 1 cup as 250 ml, and scaled amounts are made even: 6 %.
  case ofConversion

  /// Whether the numbers may be one amount; they are not when that cannot be told in 64 bits.
  func allows(_ one: Rational, _ other: Rational) -> Bool {
    guard let least, let share = min(one, other).divided(by: max(one, other)) else { return false }
    return share >= least
  }

  private var least: Rational? {
    switch self {
    case .ofDigits: Rational(98, over: 100)
    case .ofConversion: Rational(94, over: 100)
    }
  }
}

extension IngredientQuantity {
  /// What is half-way between the ends; `nil` when it does not fit.
  package var middle: Rational? {
    guard isRange else { return lower }
    return lower.adding(upper).flatMap { sum in sum.divided(by: Rational(2)) }
  }
}
