/// The comparison of the amounts of two lines about one food, in exact numbers for display.
package struct AmountDifference: Sendable, Hashable {
  /// The degree to which two amounts agree.
  package enum Verdict: String, Sendable {
    /// The same, exactly.
    case same
    /// The same but for rounding, 1 lb and 450 g, or within a range, 2 to 3 and 3.
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

  /// The degree to which the amounts agree.
  package let verdict: Verdict
  /// The measure of the left line that was compared; `nil` if the line has no amount.
  package let left: IngredientMeasure?
  /// The measure of the right line that was compared, at the left recipe's yield.
  ///
  /// `nil` if the line has no amount, or the scaled amount does not fit in 64 bits.
  package let right: IngredientMeasure?
  /// The right amount divided by the left one; the midpoint stands for a range.
  ///
  /// `nil` if the amounts are not comparable or the ratio does not fit in 64 bits.
  package let ratio: Rational?

  /// True if both say the same.
  package var isSame: Bool {
    switch verdict {
    case .same, .rounded, .unstated: true
    case .other, .incomparable, .oneSided: false
    }
  }

  /// Compares the amounts of two lines, as `AmountComparison` does.
  package init(_ left: ParsedIngredient, _ right: ParsedIngredient, at scale: AmountScale) {
    let (lefts, rights) = (left.measures, right.measures)
    let factor = scale.rightFactor
    guard let one = LineAmount(left), let other = LineAmount(right),
      let comparison = AmountComparison(one, other)
    else {
      verdict =
        lefts.isEmpty && rights.isEmpty
        ? .unstated : lefts.isEmpty || rights.isEmpty ? .oneSided : .incomparable
      self.left = lefts.first
      self.right = rights.first?.multiplied(by: factor)
      ratio = nil
      return
    }
    let best = comparison.best(at: scale.factor)
    verdict = Verdict(best.ratio, at: scale.factor)
    self.left = lefts[best.left]
    self.right = rights[best.right].multiplied(by: factor)
    ratio = self.right.flatMap(lefts[best.left].ratio)
  }
}

extension AmountDifference.Verdict {
  fileprivate init(_ ratio: AmountRatio, at scale: Double) {
    self = ratio.isExact(at: scale) ? .same : ratio.isEqual(at: scale) ? .rounded : .other
  }
}
