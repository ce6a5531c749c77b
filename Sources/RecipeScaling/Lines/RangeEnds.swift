import Ingredients

/// The ends of a range of which at least one is there in two units: "1 cup (240 ml) - 2 cups (480 ml)".
struct RangeEnds {
  /// The part of the line with the lower end.
  let lower: Range<Int>
  /// The rest of the line behind the mark or word of the range.
  let upper: Range<Int>

  /// Finds the ends; `nil` if the amount is no such range.
  init?(of amount: IngredientAmount, in line: ParsedIngredient) {
    let terms = line.terms(of: amount)
    guard amount.quantity.isRange, let alternative = line.alternative,
      amount.range.contains(alternative.range.lowerBound), terms.count == 2,
      let start = terms[1].numbers.first?.range.lowerBound,
      let group = LineEdit(line.text).parentheses(around: alternative.range),
      group.upperBound <= start
    else { return nil }
    lower = amount.range.lowerBound..<group.upperBound
    upper = start..<line.text.utf8.count
  }
}
