import Ingredients

/// The measures in remarks and preparation.
extension LineRewriting {
  /// Writes the measures in remarks and preparation: "1 bunch cress (about 2 cups packed)", "beaten with
  /// 1 tablespoon water", "cut into 1-inch cubes".
  ///
  /// An amount that the line already states in the wanted units is not repeated.
  ///
  /// - Parameter end: The offset of a further amount that is joined to the first.
  mutating func rewriteRemarks(before end: Int?) {
    let amounts = line.remarkAmounts.filter { $0.amount.range.upperBound <= end ?? .max }
    let stated = amounts.map(\.amount) + [line.alternative].compactMap(\.self)
    for remark in amounts {
      let amount = remark.amount
      let factor = remark.isOfOne ? Rational(1) : method.factor
      if line.packageSize == nil,
        amount.range.lowerBound == self.amount.quantityRange.upperBound + 1
      {
        addBrackets(around: amount)
      }
      let parts = line.terms(of: amount)
      if !remark.isOfOne, isDivision(parts) {
        write(parts: parts)
        continue
      }
      let isStated = stated.contains { isSame($0, as: amount) }
      if isStated || remark.isOfOne && isWrittenAsSum(amount) {
        edit.replace(AmountRewriting(line, method).scaled(amount, times: factor))
      } else {
        write(amount, times: factor, density: nil)
      }
    }
  }

  /// True if parts are those into which the amount of the line is divided: "divided into 4 tbsp and 1 tbsp".
  private func isDivision(_ parts: [WrittenTerm]) -> Bool {
    guard parts.count > 1, let unit = amount.unit?.factor,
      let whole = amount.quantity.upper.multiplied(by: unit)
    else { return false }
    let sizes = parts.compactMap { part in
      part.unit?.factor.flatMap { part.numbers.last?.value.multiplied(by: $0) }
    }
    return sizes.count == parts.count
      && sizes.reduce(Rational(0), { $0?.adding($1) }) == whole
  }

  /// True if an amount would need two units: no bottle is one of "3 cups plus 2 tbsp".
  func isWrittenAsSum(_ amount: IngredientAmount) -> Bool {
    guard let units = method.units, let unit = amount.unit, let size = unit.factor,
      let upper = amount.quantity.upper.multiplied(by: size),
      let measure = ConvertedMeasure(upper, unit.kind, to: units)
    else { return false }
    return measure.parts.count > 1
  }

  /// True if an amount is another one in the units that are wanted.
  func isSame(_ amount: IngredientAmount, as other: IngredientAmount) -> Bool {
    guard let units = method.units, let unit = amount.unit, let otherUnit = other.unit,
      unit.kind == otherUnit.kind, units.has(unit), !units.has(otherUnit),
      let size = unit.factor?.value, let otherSize = otherUnit.factor?.value
    else { return false }
    let ratio = amount.quantity.upper.value * size / (other.quantity.upper.value * otherSize)
    return (0.85...1.2).contains(ratio)
  }
}
