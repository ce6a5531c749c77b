extension LineScanner {
  /// Consumes an amount that is added to another: "2 oz" of "1 lb 2 oz", "plus 2 tablespoons".
  ///
  /// - Returns: The exact sum in the unit of `amount`, or `nil` if nothing is added.
  mutating func takeSum(with amount: IngredientAmount) -> IngredientAmount? {
    guard let unit = amount.unit, unit.kind != .count else { return nil }
    var scan = self
    scan.skipSpaces()
    let hasPlus = scan.take("+") || scan.take("&") || scan.takeTerm(.plus) != nil
    // "1 lb, 6 oz": no other units are added up with a comma.
    let hasComma = !hasPlus && unit == .pound && scan.take(",")
    if hasPlus || hasComma { scan.skipSpaces() }
    guard hasPlus || scan.isAtNumber, let more = scan.takeMeasure(), let smaller = more.unit,
      unit.isSummed(with: smaller) || hasPlus && unit.kind == smaller.kind,
      !hasComma || smaller == .ounce,
      let sum = amount.adding(more, smaller, in: unit, isMarked: hasPlus)
    else { return nil }
    index = scan.index
    return sum
  }
}

extension IngredientAmount {
  /// Returns the sum with an amount in another unit of the same kind, or `nil` if it does not fit.
  ///
  /// - Parameter isMarked: True if a word says that it is a sum; the other unit must be smaller if
  ///   none does.
  fileprivate func adding(
    _ more: IngredientAmount, _ smaller: MeasureUnit, in unit: MeasureUnit, isMarked: Bool
  ) -> IngredientAmount? {
    guard let large = unit.factor, let small = smaller.factor, isMarked || small < large,
      let ratio = small.divided(by: large),
      let sum = more.quantity.multiplied(by: ratio).flatMap(quantity.adding)
    else { return nil }
    return IngredientAmount(
      sum, unit, at: range.lowerBound..<max(range.upperBound, more.range.upperBound), nil)
  }
}
