import Ingredients

/// Lines whose numbers can be read in two ways, so that scaling leaves them: "2 - 8 oz steaks" are two steaks of
/// 8 ounces, or steaks of 2 to 8 ounces together.
enum TwoReadings {
  /// True if a line is one.
  ///
  /// - Parameter isScaled: True if numbers of things change, not their units alone.
  static func has(_ line: ParsedIngredient, isScaled: Bool) -> Bool {
    if isScaled, hasSizeOfPart(line) || hasSizeBehindCount(line) { return true }
    guard let amount = line.amount, amount.range.upperBound <= line.foodRange.lowerBound else {
      return false
    }
    if isScaled, hasUnclearMark(line, amount) { return true }
    return countsMeasure(line, amount) || isImpliedNumber(line, amount) || isWideRange(line, amount)
      || isDashed(line, amount) && weighsWhole(line, amount)
      || hasUnclearSize(line, amount)
  }

  /// True for an uneven number of thousands of grams, "6.082 g", which a scale may have shown as six.
  private static func hasUnclearMark(_ line: ParsedIngredient, _ amount: IngredientAmount) -> Bool {
    let text = line.substring(amount.quantityRange)
    guard let unit = amount.unit, unit.isSmallMetric, !amount.quantity.isRange,
      let point = text.firstIndex(of: "."), text[text.index(after: point)...].count == 3
    else { return false }
    return amount.quantity.lower.isWhole && !amount.quantity.lower.floor.isMultiple(of: 5)
  }

  /// True if a measure begins the food of what is counted: "two 1/2 cups flour".
  private static func countsMeasure(_ line: ParsedIngredient, _ amount: IngredientAmount) -> Bool {
    guard amount.unit == nil, line.packageSize == nil, !amount.quantityRange.isEmpty,
      case let food = line.food, food.first?.isNumber == true
    else { return false }
    guard let measure = ParsedIngredient(food).amount, measure.range.lowerBound == 0,
      let unit = measure.unit, let unitRange = measure.unitRange
    else { return false }
    let gap = ParsedIngredient(food).substring(
      measure.quantityRange.upperBound..<unitRange.lowerBound)
    return unit.kind == .volume && gap != "-"
  }

  /// True for the one that is implied before the size of several things, or of things that are counted behind them:
  /// "6 inch tortillas", "1 1/2 inch thick steaks, 2".
  private static func isImpliedNumber(_ line: ParsedIngredient, _ amount: IngredientAmount) -> Bool
  {
    guard amount.quantityRange.isEmpty, amount.unit == nil, line.packageSize != nil else {
      return false
    }
    if let words = line.preparation, !words.isEmpty, words.allSatisfy(\.isNumber) { return true }
    let head = CountedFoods.head(of: line.food).lowercased().split(separator: " ").last ?? ""
    return manySized.contains(String(head))
  }

  private static let manySized: Set<String> = [
    "tortillas", "wraps", "pizzas", "crusts", "shells", "skewers", "pitas", "flatbreads", "steaks",
    "chops", "slices", "rounds",
  ]

  /// True for a range from a count to a weight that is many times as much.
  ///
  /// No recipe counts 50 steaks, nor steaks of a few grams.
  private static func isWideRange(_ line: ParsedIngredient, _ amount: IngredientAmount) -> Bool {
    guard amount.quantity.isRange, amount.unit?.kind == .mass, isDashed(line, amount),
      amount.quantity.lower > Rational(1), amount.quantity.lower <= Rational(maximumCount),
      amount.quantity.lower.isWhole,
      let ratio = amount.quantity.upper.divided(by: amount.quantity.lower)
    else { return false }
    return ratio >= Rational(amount.unit == .gram ? leastRatioOfGrams : leastRatio)
  }

  private static let maximumCount: Int64 = 24
  private static let leastRatio: Int64 = 3
  private static let leastRatioOfGrams: Int64 = 10

  /// True if nothing but a dash, with a space beside it, is between the numbers of an amount.
  private static func isDashed(_ line: ParsedIngredient, _ amount: IngredientAmount) -> Bool {
    let text = line.substring(amount.quantityRange)
    return dashes.contains { text.contains(" \($0)") || text.contains("\($0) ") }
      && !text.contains(where: \.isLetter)
  }

  private static let dashes: [Character] = ["-", "–", "—"]

  /// True if several animals or cuts that are sold by the piece are weighed in a unit in the singular: "2 - 2
  /// 1/2 lb chickens".
  private static func weighsWhole(_ line: ParsedIngredient, _ amount: IngredientAmount) -> Bool {
    guard amount.unit?.kind == .mass, amount.quantity.upper > Rational(1) else { return false }
    return countsPieces(line)
  }

  /// True if animals or cuts that are sold by the piece are the food of a line, in the plural.
  static func countsPieces(_ line: ParsedIngredient) -> Bool {
    let words = CountedFoods.head(of: line.food).lowercased().split(separator: " ")
    return words.last.map { wholes.contains(String($0)) } ?? false
  }

  private static let wholes: Set<String> = [
    "chickens", "hens", "ducks", "turkeys", "lobsters", "crabs", "steaks", "roasts", "racks",
    "rabbits", "geese", "squabs", "trout", "burgers", "patties", "fillets", "filets",
  ]
}
