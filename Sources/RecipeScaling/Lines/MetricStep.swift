import Ingredients

/// A number of kilograms, litres or parts of a litre in grams or millilitres, where it has no short
/// decimal: 333 g for 1/3 kg, 113 ml for 9/8 dl.
struct MetricStep {
  /// The new numbers and the new unit, in place.
  let replacements: [LineEdit.Replacement]

  /// Writes a number, or both ends of a range, so many times in grams or millilitres.
  ///
  /// - Returns: `nil` if the unit of the line will do.
  init?(_ term: WrittenTerm, of line: ParsedIngredient, times factor: Rational, mark: Character) {
    guard let unit = term.unit, let unitRange = term.unitRange, let size = unit.factor,
      let name = Self.name(insteadOf: unit, as: line.substring(unitRange))
    else { return nil }
    let numbers = term.numbers.compactMap { $0.value.multiplied(by: factor) }
    guard numbers.count == term.numbers.count, let last = numbers.last,
      zip(term.numbers, numbers).contains(where: { !Self.isShort($1, as: $0, in: line) }),
      Self.isSmall(last, unit)
    else { return nil }
    var replacements = [LineEdit.Replacement(unitRange, name)]
    for (written, number) in zip(term.numbers, numbers) {
      guard let small = number.multiplied(by: size) else { return nil }
      replacements.append(
        .init(written.range, CookDecimal.text(small, isFine: true, mark: mark)))
    }
    self.replacements = replacements
  }

  /// True if a number has at most one decimal, or is in quarters, or in thirds where it is written as a
  /// fraction.
  private static func isShort(
    _ number: Rational, as written: WrittenNumber, in line: ParsedIngredient
  ) -> Bool {
    let text = line.substring(written.range)
    let isFraction = !written.value.isWhole && !text.contains { $0 == "." || $0 == "," }
    if isFraction { return number.denominator <= 4 }
    return (number.denominator == 4 || 10 % number.denominator == 0) && number.value >= 0.1
  }

  /// True if cooks would measure so much in the smaller unit.
  private static func isSmall(_ number: Rational, _ unit: MeasureUnit) -> Bool {
    unit == .deciliter || unit == .centiliter || number < Rational(1)
  }

  /// Returns the symbol of the gram or the millilitre in the script of a unit.
  private static func name(insteadOf unit: MeasureUnit, as written: String) -> String? {
    let isWeight = unit == .kilogram
    guard isWeight || [.liter, .deciliter, .centiliter].contains(unit) else { return nil }
    switch written.unicodeScalars.first?.value ?? 0 {
    case 0x400...0x4FF: return isWeight ? "г" : "мл"
    case 0x4E00...0x9FFF: return isWeight ? "克" : "毫升"
    default: return isWeight ? "g" : "ml"
    }
  }
}
