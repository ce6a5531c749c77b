/// A quantity of a food in one unit.
package struct IngredientMeasure: Sendable, Hashable {
  /// The quantity, in `unit`.
  package let quantity: IngredientQuantity
  /// The unit; `nil` for things counted by themselves.
  package let unit: MeasureUnit?

  /// The kind of the unit; that of things counted by themselves is a count, too.
  package var kind: MeasureUnit.Kind { unit?.kind ?? .count }

  /// The same measure so many times; `nil` when it does not fit.
  func multiplied(by factor: Rational) -> IngredientMeasure? {
    quantity.multiplied(by: factor).map { IngredientMeasure(quantity: $0, unit: unit) }
  }

  /// The ratio of `other` to this, of ranges by their middles; `nil` if it overflows.
  ///
  /// Both can be compared, see `AmountRatio`.
  func ratio(to other: IngredientMeasure) -> Rational? {
    guard let one = middle(besides: other), let another = other.middle(besides: self) else {
      return nil
    }
    return another.divided(by: one)
  }

  /// The middle, in the base unit where the other measure has a unit of another size.
  private func middle(besides other: IngredientMeasure) -> Rational? {
    guard unit != other.unit, kind == other.kind, let factor = unit?.factor else {
      return quantity.middle
    }
    return quantity.middle?.multiplied(by: factor)
  }
}

extension ParsedIngredient {
  /// Every way in which the line says how much: its amount, that in other units, and what all its
  /// packages hold together.
  var measures: [IngredientMeasure] {
    let written = [amount, alternative].compactMap(\.self).map {
      IngredientMeasure(quantity: $0.quantity, unit: $0.unit)
    }
    return written + [contents].compactMap(\.self)
  }

  /// The content of all packages: "2 cans of 14 oz" are 28 oz.
  private var contents: IngredientMeasure? {
    guard let size = packageSize, let amount, (amount.unit?.kind ?? .count) == .count else {
      return nil
    }
    return size.quantity.multiplied(by: amount.quantity).map {
      IngredientMeasure(quantity: $0, unit: size.unit)
    }
  }
}

extension IngredientQuantity {
  /// The middle between the ends; `nil` if it overflows.
  var middle: Rational? {
    guard isRange else { return lower }
    return lower.adding(upper).flatMap { sum in sum.divided(by: Rational(2)) }
  }

  /// The quantity so many times, both of which may be ranges; `nil` when it does not fit.
  fileprivate func multiplied(by count: IngredientQuantity) -> IngredientQuantity? {
    guard let low = lower.multiplied(by: count.lower), let high = upper.multiplied(by: count.upper)
    else { return nil }
    return IngredientQuantity(
      low, to: high, isApproximate: isApproximate || count.isApproximate)
  }
}
