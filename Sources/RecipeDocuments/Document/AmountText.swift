import Ingredients
import Text

/// The distinction between amounts, units and other texts that a document stores apart from foods.
enum AmountText {
  /// The maximum size of an amount or a unit, in bytes.
  private static let longest = 48

  /// True if a text is a number, with or without a unit: "200 g", "½", "1-2", "a handful".
  static func isAmount(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= longest else { return false }
    let line = ParsedIngredient(text + " " + sample)
    guard let amount = line.amount else { return isNumber(text) }
    return isWhole(amount.range, of: text) || line.food == sample
  }

  /// True if a text is a food after an amount: "200 g flour".
  static func startsWithAmount(_ text: String) -> Bool {
    guard text.utf8.count <= ParsedIngredient.maximumLineLength,
      let amount = ParsedIngredient(text).amount
    else { return false }
    return amount.range.lowerBound == 0 && !isWhole(amount.range, of: text)
  }

  /// True if a text is a food before an amount with a known unit, or with a counter of a script
  /// without spaces: "flour 200 g", "대파 1대".
  static func endsWithAmount(_ text: String) -> Bool {
    guard text.utf8.count <= ParsedIngredient.maximumLineLength,
      let amount = ParsedIngredient(text).amount, amount.range.lowerBound > 0
    else { return false }
    let isCounted = text.unicodeScalars.last.map { (0x3040...0xD7A3).contains($0.value) } ?? false
    return amount.range.upperBound == text.utf8.count && (amount.unit != nil || isCounted)
  }

  /// True if a text is a food after an amount with a known unit: "200 g flour".
  static func startsWithUnit(_ text: String) -> Bool {
    startsWithAmount(text) && ParsedIngredient(text).amount?.unit != nil
  }

  /// True if a text is an amount with a known unit: "200 g".
  static func hasUnit(_ text: String) -> Bool {
    isAmount(text) && unitOfAmount(text) != nil
  }

  /// True for an amount by the spoon or the cup.
  static func isOfHousehold(_ text: String) -> Bool {
    guard isAmount(text), let unit = unitOfAmount(text) else { return false }
    return unit.kind == .volume && !unit.isMetric
  }

  /// Returns the unit of an amount, or `nil` for a number alone.
  static func unitOfAmount(_ text: String) -> MeasureUnit? {
    ParsedIngredient(text + " " + sample).amount?.unit
  }

  /// True if a text is a number without a unit: "3", "1 1/2", "2–3".
  static func isNumber(_ text: String) -> Bool {
    var hasDigit = false
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType != nil {
        hasDigit = true
      } else if !" .,/-–—⁄~+\u{A0}\u{2009}\u{202F}".unicodeScalars.contains(scalar) {
        return false
      }
    }
    return hasDigit
  }

  /// Returns the unit that a text names, or `nil` if it is something else.
  static func unit(_ text: String) -> MeasureUnit? {
    guard !text.isEmpty, text.utf8.count <= longest, !text.utf8.contains(where: \.isASCIIDigit)
    else { return nil }
    let line = ParsedIngredient("1 \(text) \(sample)")
    guard let amount = line.amount, let unit = amount.unit, let range = amount.unitRange,
      range == 2..<(2 + text.utf8.count) || line.food == sample
    else { return prefixUnit(text) }
    return unit
  }

  /// Returns a unit that precedes its number, such as 大さじ.
  private static func prefixUnit(_ text: String) -> MeasureUnit? {
    let line = ParsedIngredient("\(text)1 \(sample)")
    return line.amount?.range == 0..<(text.utf8.count + 1) ? line.amount?.unit : nil
  }

  /// True if a range covers a text but for blanks.
  private static func isWhole(_ range: Range<Int>, of text: String) -> Bool {
    range.lowerBound == 0 && range.upperBound == text.utf8.count
  }

  /// A food that no vocabulary has another meaning for.
  private static let sample = "salt"
}
