/// What differs between the amounts of two lines about one food, for people.
package struct AmountDifference: Sendable, Hashable {
  /// What was found.
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

  /// What was found.
  package let verdict: Verdict
  /// What was compared of the left line; `nil` when it does not say how much.
  package let left: IngredientMeasure?
  /// What was compared of the right line, at the left recipe's yield; `nil` when that does not fit.
  package let right: IngredientMeasure?
  /// How often the left amount goes into the right one, of ranges by their middles.
  ///
  /// `nil` when they are not comparable or it does not fit.
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
