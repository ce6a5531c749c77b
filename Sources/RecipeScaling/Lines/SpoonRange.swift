import Ingredients

/// A range of cups or spoons in a smaller unit, where its lower end would be hard to measure: 1 1/3 to
/// 2 2/3 tablespoons for a third of "1/4 to 1/2 cup".
struct SpoonRange {
  /// The new numbers and the new unit, in place.
  let replacements: [LineEdit.Replacement]

  /// Writes both ends of a range so many times in another unit.
  ///
  /// - Returns: `nil` if the unit of the line will do, or its name is not English.
  init?(_ term: WrittenTerm, of line: ParsedIngredient, times factor: Rational) {
    guard term.numbers.count == 2, let unit = term.unit, let unitRange = term.unitRange,
      let names = SpoonNames(of: line.substring(unitRange)),
      let lower = term.numbers[0].value.multiplied(by: factor),
      let upper = term.numbers[1].value.multiplied(by: factor), let size = unit.factor,
      let smaller = Self.smaller(than: unit, lower, upper), let smallerSize = smaller.factor,
      let ratio = size.divided(by: smallerSize),
      let first = lower.multiplied(by: ratio),
      let last = upper.multiplied(by: ratio),
      let name = names.name(of: smaller, for: last)
    else { return nil }
    replacements = [
      .init(term.numbers[0].range, CookFraction.text(first)),
      .init(term.numbers[1].range, CookFraction.text(last)),
      .init(unitRange, name),
    ]
  }

  /// Returns the smaller unit that one of the ends needs; `nil` if both can be measured as they are.
  private static func smaller(
    than unit: MeasureUnit, _ lower: Rational, _ upper: Rational
  ) -> MeasureUnit? {
    [lower, upper].lazy.compactMap { SpoonStep.better(unit, $0)?.unit }
      .first { other in
        guard let size = unit.factor, let otherSize = other.factor else { return false }
        return otherSize < size
      }
  }
}
