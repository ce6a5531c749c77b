import Text

extension LineScanner {
  /// The amount in one of the things counted.
  struct PackageSize {
    /// The amount.
    let amount: IngredientAmount
    /// The same in other units, behind a slash.
    var alternative: IngredientAmount?
    /// The container, where it is in the same parentheses: "(15.5-ounce cans)".
    var container: Unit?
    /// True if parentheses or a hyphen show that it belongs to the unit after it.
    let isMarked: Bool
  }

  /// An amount that is the whole content of parentheses.
  struct GroupedMeasure {
    /// The amount.
    let amount: IngredientAmount
    /// The same in other units, behind a slash.
    let alternative: IngredientAmount?
    /// True if it is the amount of one piece: "(8 oz each)".
    let isEach: Bool
    /// True if it is the amount of all pieces: "(1 lb total)".
    let isTotal: Bool
  }

  /// True if "x", a parenthesis or another number may follow a count.
  ///
  /// It rarely does, so this saves most attempts to parse a package.
  var mayBeginPackage: Bool {
    var scan = self
    scan.skipSpaces()
    switch scan.current {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "x"), UInt8(ascii: "X"), 0xC3, 0xEF:
      return true
    default: return scan.isAtNumber
    }
  }

  /// Consumes "(14 oz)", "400 g" or "14.5-ounce".
  mutating func takePackageSize() -> PackageSize? {
    var scan = self
    if let group = scan.takeGroup() {
      if let size = scan.packageSize(in: group) {
        index = scan.index
        return size
      }
      guard let measure = scan.measure(in: group), !measure.isTotal else { return nil }
      index = scan.index
      return PackageSize(
        amount: measure.amount, alternative: measure.alternative, isMarked: true)
    }
    guard scan.isAtNumber, let first = scan.takeMeasure() else { return nil }
    let amount = scan.takeSum(with: first) ?? first
    let alternative =
      scan.takeSlashedMeasure() ?? scan.takeGroupedMeasure(like: amount)
      ?? scan.takeOtherSize(than: amount)
    index = scan.index
    let unitStart = amount.unitRange?.lowerBound ?? amount.range.upperBound
    let isHyphened = self[unitStart - 1] == UInt8(ascii: "-")
    return PackageSize(
      amount: amount, alternative: alternative,
      isMarked: isHyphened || amount.unit?.kind == .mass || amount.unit?.kind == .length)
  }

  /// Parses a part of the line as the size of a package and the package: "15.5-ounce cans".
  private func packageSize(in group: Range<Int>) -> PackageSize? {
    var part = part(trimmed(group))
    guard let amount = part.takeMeasure() else { return nil }
    part.skipSpaces()
    guard let unit = part.takeUnit(), unit.unit.isPackage, part.isAtEnd else { return nil }
    return PackageSize(amount: amount, container: unit, isMarked: true)
  }

  /// True if a count ends before an offset: the 2 of "or 2 (8-ounce) steaks", not the 405 of "flour
  /// type 405 (1 cup)".
  func isCount(before offset: Int) -> Bool {
    let upper = trimmed(0..<offset).upperBound
    var start = upper
    while start > 0, spaceLength(at: start - 1) == 0 { start -= 1 }
    var word = part(start..<upper)
    guard let number = word.takeNumber() ?? word.takePlainNumberWord(), word.isAtEnd else {
      return false
    }
    return number.value > Rational(0) && number.value < Rational(100)
  }

  /// Consumes a slash and a measure: the "/7-g" of "1/4-oz/7-g", the "/3 lb 5 oz" of "1.5 kg/3 lb 5 oz".
  mutating func takeSlashedMeasure() -> IngredientAmount? {
    var scan = self
    scan.skipSpaces()
    guard scan.takeSlash() else { return nil }
    scan.skipSpaces()
    guard let first = scan.takeMeasure() else { return nil }
    let measure = scan.takeSum(with: first) ?? first
    index = scan.index
    return measure
  }

  /// Consumes a slash and a count: the "/2 sticks" of "1 cup/2 sticks".
  private mutating func takeSlashedCount() -> IngredientAmount? {
    var scan = self
    scan.skipSpaces()
    guard scan.takeSlash() else { return nil }
    scan.skipSpaces()
    guard let count = scan.takeCount() else { return nil }
    index = scan.index
    return count
  }

  /// Consumes the same as a measure in parentheses: the "(400 g)" of "14.5 oz (400 g)".
  mutating func takeGroupedMeasure(like amount: IngredientAmount) -> IngredientAmount? {
    var scan = self
    scan.skipSpaces()
    guard let kind = amount.unit?.kind, kind != .length, let group = scan.takeGroup(),
      let measure = scan.measure(in: group), !measure.isEach, !measure.isTotal,
      measure.amount.unit?.kind == kind
    else { return nil }
    index = scan.index
    return measure.amount
  }

  /// Consumes the "or 15-ounce" of "13.5-ounce or 15-ounce can".
  private mutating func takeOtherSize(than amount: IngredientAmount) -> IngredientAmount? {
    var scan = self
    scan.skipSpaces()
    guard scan.takeTerm(.range) != nil else { return nil }
    scan.skipSpaces()
    guard let measure = scan.takeMeasure(), measure.unit?.kind == amount.unit?.kind else {
      return nil
    }
    index = scan.index
    return measure
  }

  /// Parses a part of the line as an amount with an optional "each" or "total" beside it.
  func measure(in group: Range<Int>) -> GroupedMeasure? {
    var part = part(group)
    part.skipSpaces()
    let isPortion = part.takePortionMark() != nil
    guard let first = part.takeMeasure() ?? part.takeMeasureAfterCount() else { return nil }
    let amount = part.takeSum(with: first) ?? first
    part.skipAbout()
    let alternative = part.takeSlashedMeasure() ?? part.takeSlashedCount()
    part.skipSpaces()
    let isEach = part.takeEachMark() || isPortion
    let isTotal = !isEach && part.takeTerm(.total) != nil
    part.skipSpaces()
    guard part.isAtEnd else { return nil }
    return GroupedMeasure(
      amount: amount, alternative: alternative, isEach: isEach, isTotal: isTotal)
  }

  /// Consumes "½ stick / 57 g": a count and the same as a measure.
  private mutating func takeMeasureAfterCount() -> IngredientAmount? {
    var scan = self
    guard scan.takeQuantity() != nil else { return nil }
    scan.skipSpaces()
    guard scan.takeUnit() != nil, let measure = scan.takeSlashedMeasure() else { return nil }
    index = scan.index
    return measure
  }

  /// Consumes "x" or "×" between a count and what it counts.
  mutating func takeTimes() -> Bool {
    var scan = self
    if scan.current == 0xC3, scan[scan.index + 1] == 0x97 {
      scan.index += 2
    } else {
      guard scan.takeTerm(.times) != nil, scan.isAtSpaceOrEnd || scan.isAtNumber else {
        return false
      }
    }
    index = scan.index
    return true
  }

  /// Consumes a hyphen and the unit after it.
  mutating func takeHyphenedUnit() -> Unit? {
    var scan = self
    guard scan.take("-"), let unit = scan.takeUnit() else { return nil }
    index = scan.index
    return unit
  }

  /// Consumes an apostrophe, straight or curly.
  mutating func takeApostrophe() -> Bool {
    if take("'") { return true }
    guard triple(at: index) == 0xE2_80_99 else { return false }
    index += 3
    return true
  }

  /// True if a number without a unit may end here.
  ///
  /// A character right after it makes it no count: "2%", "7up", "1st", "5-spice", "10:30", "350°".
  var endsCount: Bool {
    if isAtSpaceOrEnd || isWide(at: index) { return true }
    switch current {
    case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ";"): return true
    default:
      return triple(at: index) == 0xEF_BC_88 || triple(at: index) == 0xEF_BC_8C
    }
  }
}
