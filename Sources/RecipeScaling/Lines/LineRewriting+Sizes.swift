import Ingredients

/// The size of one package.
extension LineRewriting {
  /// Writes the size of one package, which may be there in two units.
  mutating func write(size: IngredientAmount) {
    let isLeft =
      amount.unit == .bottle && line.alternativeSize == nil
      && size.unit.map(method.converts) ?? false
      && size.unit?.kind == .volume && isWrittenAsSum(size)
    // No bottle is one of "3 cups plus 2 tbsp".
    guard !isLeft, !isCountOrPart(size) else { return }
    addBrackets(around: size)
    guard let other = line.alternativeSize else {
      return write(secondary: size, times: Rational(1))
    }
    guard !isBetter(other, than: size) else {
      return promote(other, over: size, times: Rational(1))
    }
    write(size, times: Rational(1))
    if other.unit.map(method.converts) ?? false { drop(other, behind: size) }
  }

  /// True for the "1 1/4-ounce" of "1 1/4-ounce package yeast", which may be one package of a quarter of an ounce, and
  /// is left in other units.
  private func isCountOrPart(_ size: IngredientAmount) -> Bool {
    guard let unit = size.unit, unit == .ounce, method.converts(unit), amount.quantityRange.isEmpty,
      line.alternativeSize == nil, !size.quantity.isRange,
      let quarters = size.quantity.upper.multiplied(by: Rational(4)), quarters == Rational(5)
    else { return false }
    return amount.unit?.isPackage == true
      && line.substring(size.quantityRange).contains { !$0.isNumber && $0 != "." && $0 != "," }
  }

  /// Puts parentheses around a size that would be read as a part of the number before it:
  /// "2 (3/4-inch) pieces", "2 (1 2/3 cups) cans".
  mutating func addBrackets(around size: IngredientAmount) {
    guard edit.parentheses(around: size.range) == nil, let unit = size.unit else { return }
    if let dash = dash(before: size) {
      guard method.factor != Rational(1) || method.converts(unit) else { return }
      let end = size.range.upperBound
      return edit.replace([.init(dash, " ("), .init(end..<end, ")")])
    }
    let isImplied = amount.quantityRange.isEmpty && method.factor != Rational(1)
    if isImplied, let other = line.alternativeSize, other.range.lowerBound >= size.range.upperBound,
      !method.converts(unit), !(other.unit.map(method.converts) ?? false)
    {
      return separate(size, and: other)
    }
    let isCounted = isImplied || amount.quantityRange.upperBound + 1 == size.range.lowerBound
    let count = amount.quantity.upper.multiplied(by: method.factor)
    // "two 1/2-pound fillets" are then "4 (1/2-pound) fillets".
    let isWord =
      line.substring(amount.quantityRange).first?.isNumber == false
      && line.alternativeSize == nil
    let isChanged = method.factor != Rational(1)
    // "4 3/4-inch thick chops" stay as they are, "1 1 1/2-pound loaf" does not become "2 1 1/2-pound loaves".
    let upper = size.quantity.upper
    let isOne = count == Rational(1)
    let isDivided = isInFractions(size) && (isImplied || isWord || isOne || upper > Rational(1))
    let isFraction =
      isChanged && (count?.isWhole == false || isDivided)
      || method.converts(unit) && (size.quantity.isRange || !isWrittenInDecimals(size))
    // "a 1/4-inch-thick slice" is then "2 (1/4-inch-thick) slices".
    let (start, end) = (size.range.lowerBound, wordEnd(from: size.range.upperBound))
    let next = line.substring(end..<min(end + 2, line.text.utf8.count))
    guard isCounted, isFraction, !next.hasPrefix("-"), next != " (" else { return }
    edit.replace([.init(start..<start, "("), .init(end..<end, ")")])
  }

  /// Returns the end of the word that a hyphen joins to a size at an offset: of "-thick".
  private func wordEnd(from offset: Int) -> Int {
    let rest = line.substring(offset..<line.text.utf8.count)
    guard rest.first == "-" else { return offset }
    let word = rest.dropFirst().prefix { $0.isLetter }
    return word.isEmpty ? offset : offset + 1 + word.utf8.count
  }

  /// Separates a size in two units from the number before it: "2 (400g/14oz) tins", "2 x 8 oz (225 g) packages".
  private mutating func separate(_ size: IngredientAmount, and other: IngredientAmount) {
    let (start, end) = (size.range.lowerBound, other.range.upperBound)
    let isGrouped = edit.parentheses(around: other.range) != nil
    edit.replace(
      isGrouped
        ? [.init(start..<start, "x ")] : [.init(start..<start, "("), .init(end..<end, ")")])
  }

  /// Returns the dash between the number of packages and the size of one, with the spaces around it: "1-14 oz
  /// can".
  private func dash(before size: IngredientAmount) -> Range<Int>? {
    let (start, end) = (amount.quantityRange.upperBound, size.range.lowerBound)
    guard !amount.quantityRange.isEmpty, start < end else { return nil }
    let gap = line.substring(start..<end).filter { $0 != " " }
    return ["-", "–", "—", "−"].contains(gap) ? start..<end : nil
  }

  /// True if a size is written with a fraction: "1 1/2-pound", "½-inch".
  private func isInFractions(_ size: IngredientAmount) -> Bool {
    let text = line.substring(size.quantityRange)
    return !size.quantity.upper.isWhole
      && text.contains { $0 == "/" || $0 == "⁄" || $0.isNumber && !$0.isWholeNumber }
  }

  /// True if a size is written in a unit with decimals, and so as one number.
  private func isWrittenInDecimals(_ size: IngredientAmount) -> Bool {
    guard let units = method.units, let unit = size.unit, let factor = unit.factor,
      let upper = size.quantity.upper.multiplied(by: factor),
      let measure = ConvertedMeasure(upper, unit.kind, to: units)
    else { return true }
    return measure.parts.count == 1 && measure.parts[0].number.isWhole
      || units == .metric
  }
}
