import Ingredients

/// Sizes of which it is not certain of how much they are, or how many things have them.
extension TwoReadings {
  /// True if the number of things and the size of one cannot be told apart, for any method.
  static func hasUnclearSize(_ line: ParsedIngredient, _ amount: IngredientAmount) -> Bool {
    isImpliedBeforePlural(line, amount) || isMixedSize(line, amount) || isThickness(line, amount)
      || isWeightOfBurgers(line, amount)
  }

  /// True if a size follows a part of one thing, and may be that of the part or of a whole one: "half a tin
  /// (200 g)", 豆腐 1/2丁(150g), ねぎ 1/2本（10cm）.
  static func hasSizeOfPart(_ line: ParsedIngredient) -> Bool {
    guard let amount = line.amount, amount.unit?.kind ?? .count == .count,
      !amount.quantityRange.isEmpty, amount.quantity.upper < Rational(1)
    else { return false }
    let lengths = line.remarkAmounts.map(\.amount).filter { $0.unit?.kind == .length }
    // "1/2 (4 pound) watermelon" tells the size of a whole one.
    let end =
      amount.unit == nil
      ? max(amount.range.upperBound, line.foodRange.upperBound) : amount.range.upperBound
    return ([line.packageSize].compactMap(\.self) + lengths).contains { size in
      isAlone(size, behind: end, of: line)
    }
  }

  /// True if nothing but a size stands in parentheses behind a part of a line.
  private static func isAlone(
    _ size: IngredientAmount, behind end: Int, of line: ParsedIngredient
  ) -> Bool {
    guard let group = LineEdit(line.text).group(around: size.range),
      group.outside.lowerBound >= end,
      line.substring(end..<group.outside.lowerBound).allSatisfy(\.isWhitespace)
    else { return false }
    let others =
      line.substring(group.inside.lowerBound..<size.range.lowerBound)
      + line.substring(size.range.upperBound..<group.inside.upperBound)
    return others.split(separator: " ").allSatisfy(wordsOfSizes.contains)
  }

  private static let wordsOfSizes: Set<Substring> = ["about", "ca.", "long", "wide", "thick"]

  /// True if several things are counted behind a food, and a weight in parentheses may be that of each or of all:
  /// "pickled chilies: 5 (50 g)".
  static func hasSizeBehindCount(_ line: ParsedIngredient) -> Bool {
    guard let amount = line.amount, amount.unit == nil, amount.quantity.upper > Rational(1),
      line.foodRange.upperBound <= amount.range.lowerBound, let size = line.packageSize
    else { return false }
    return isAlone(size, behind: amount.range.upperBound, of: line)
  }

  /// True for the one that is implied before packages in the plural, whose number the line does not tell: "3
  /// pint jars".
  private static func isImpliedBeforePlural(
    _ line: ParsedIngredient, _ amount: IngredientAmount
  ) -> Bool {
    guard amount.quantityRange.isEmpty, amount.unit?.isPackage == true, line.packageSize != nil,
      let name = amount.unitRange.map({ line.substring($0).lowercased() })
    else { return false }
    return name.hasSuffix("s") && UnitWords.isEnglish(name)
  }

  /// True for a size of several things that may be their number and a fraction: "4 1/4-pound burgers", "8
  /// 1/2-ounce fillets".
  ///
  /// A unit in the plural is an amount, "2 1/2-lbs potatoes", and so is one of what is not sold by the piece.
  private static func isMixedSize(_ line: ParsedIngredient, _ amount: IngredientAmount) -> Bool {
    let isImplied = amount.quantityRange.isEmpty
    guard let size = isImplied ? line.packageSize : amount, let unit = size.unit,
      unit.kind == .mass || unit.kind == .volume, let unitRange = size.unitRange,
      !isPlural(line.substring(unitRange)), size.quantityRange.upperBound < unitRange.lowerBound,
      line.substring(size.quantityRange.upperBound..<unitRange.lowerBound) == "-",
      isSpacedMixedNumber(line.substring(size.quantityRange))
    else { return false }
    let thing = isImplied ? amount.unitRange.map(line.substring) : nil
    return thing.map(isPlural) ?? (unit.kind == .mass && countsPieces(line))
  }

  /// True for a quarter or a third of a pound, by which burgers are named: "4 1/4 pound burgers", not "2 1/2 pound
  /// fillets of sole", which is the weight of all.
  private static func isWeightOfBurgers(
    _ line: ParsedIngredient, _ amount: IngredientAmount
  ) -> Bool {
    guard amount.unitRange.map({ line.substring($0).lowercased() }) == "pound",
      case let number = line.substring(amount.quantityRange), isSpacedMixedNumber(number)
    else { return false }
    return ["1/4", "1/3", "¼", "⅓"].contains { number.hasSuffix(" \($0)") }
      && CountedFoods.head(of: line.food).lowercased().hasSuffix("burgers")
  }

  /// True for a whole number above one, a space and a fraction.
  private static func isSpacedMixedNumber(_ text: String) -> Bool {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let whole = Int(parts[0]), whole > 1 else { return false }
    return parts[1].contains { $0 == "/" || $0 == "⁄" } || parts[1].allSatisfy { !$0.isWholeNumber }
  }

  private static func isPlural(_ name: String) -> Bool {
    name.hasSuffix("s") && !name.hasSuffix("ss")
  }

  /// True for the thickness of something that has no number: the inches of `1 1/4"-thick slice ham`.
  private static func isThickness(_ line: ParsedIngredient, _ amount: IngredientAmount) -> Bool {
    guard amount.unit == .inch, case let end = amount.range.upperBound,
      amount.unitRange.map({ line.substring($0).first?.isLetter == false }) ?? false
    else { return false }
    return line.substring(end..<min(end + 1, line.text.utf8.count)) == "-"
  }
}
