extension IngredientLineParser {
  /// Parses the food after the amount, then preparation and remarks up to the end.
  mutating func readRest() {
    readSizeBetweenCommas()
    skipLeadingMarks()
    skipDistribution()
    readFood()
  }

  /// Skips "each" and "each of:" before the foods that have the amount.
  private mutating func skipDistribution() {
    var scan = scanner
    guard scan.takeTerm(.distribution) != nil else { return }
    let hasColon = scan.take(":")
    guard scan.isAtSpaceOrEnd else { return }
    scan.skipSpaces()
    if !hasColon, scan.takeTerm(.filler) != nil { _ = scan.take(":") }
    scan.skipSpaces()
    guard !scan.isAtEnd else { return }
    scanner = scan
    parts.isOfEach = true
  }

  /// Parses the food that begins here, then preparation and remarks up to the end.
  mutating func readFood() {
    let start = scanner.index
    let separator = skipToSeparator()
    let foodEnd = scanner.index
    parts.food = withoutAsides(start..<foodEnd)
    if let separator {
      scanner.index += separator
      readPreparation()
    }
  }

  /// Parses preparation and remarks up to the end.
  private mutating func readPreparation() {
    let start = scanner.index
    while !scanner.isAtEnd {
      if scanner.isAtPlainByte { scanner.index += 1 } else { skipGroupOrByte() }
    }
    let preparation = withoutAsides(start..<scanner.end)
    if !preparation.isEmpty {
      parts.preparation = preparation
      parts.isOptional = parts.isOptional || scanner.saysOptional(preparation)
    }
  }

  /// Skips the punctuation that some write between unit and food.
  ///
  /// After "2 cloves" a comma ends the food; after "200 g" it cannot.
  private mutating func skipLeadingMarks() {
    let isMeasured = parts.amount?.unit.map { $0.kind != .count } ?? false
    while true {
      scanner.skipSpaces()
      guard
        isMeasured && scanner.take(",") || scanner.take(":") || scanner.take(".")
          || takeSpacedDash()
      else {
        return
      }
    }
  }

  private mutating func takeSpacedDash() -> Bool {
    var scan = scanner
    guard scan.takeDash(), scan.isAtSpaceOrEnd else { return false }
    scanner = scan
    return true
  }

  /// Moves to the comma, semicolon or spaced dash after the food, and records remarks on the way.
  ///
  /// - Returns: The length of the separator in bytes, or `nil` at the end.
  private mutating func skipToSeparator() -> Int? {
    let start = scanner.index
    while !scanner.isAtEnd {
      if scanner.isAtPlainByte {
        scanner.index += 1
        continue
      }
      if let length = separatorLength, !scanner.describesOnly(start..<scanner.index) {
        return length
      }
      skipGroupOrByte(from: start)
    }
    return nil
  }

  private var separatorLength: Int? {
    switch scanner.current {
    case UInt8(ascii: ";"): 1
    case UInt8(ascii: ","): scanner.isDigit(at: scanner.index + 1) ? nil : 1
    case UInt8(ascii: "-"), 0xE2: spacedDashLength
    case 0xEF: scanner.triple(at: scanner.index) == 0xEF_BC_8C ? 3 : nil
    default: nil
    }
  }

  private var spacedDashLength: Int? {
    guard scanner.index > 0, scanner.spaceLength(at: scanner.index - 1) > 0 else { return nil }
    var scan = scanner
    guard scan.takeDash(), scan.spaceLength(at: scan.index) > 0 else { return nil }
    return scan.index - scanner.index
  }

  /// Skips parentheses, which it records, or one byte.
  ///
  /// - Parameter food: The beginning of the food, or `nil` behind it.
  private mutating func skipGroupOrByte(from food: Int? = nil) {
    let start = scanner.index
    guard parts.asides.count < 8, !isAtPluralMark, let group = scanner.takeGroup() else {
      scanner.index += 1
      return
    }
    parts.asides.append(start..<scanner.index)
    if let measure = scanner.measure(in: group) {
      // In "or 2 (8-ounce) steaks" the measure is the size of another food, and in "each 12 oz. (375 g)" that
      // of one thing in other units.
      if !scanner.isCount(before: start),
        !scanner.tellsEach(before: start, from: parts.food.lowerBound)
      {
        if let food, isSizeOfCounted(measure, describedBy: food..<start) {
          parts.packageSize = measure.amount
          parts.alternativeSize = measure.alternative
        } else {
          add(measure, isBeforeFood: false)
        }
      }
    } else if parts.note == nil {
      let note = scanner.trimmed(group)
      parts.note = note.isEmpty ? nil : note
    }
    parts.isOptional = parts.isOptional || scanner.saysOptional(group)
  }

  /// True for the size of one of several things between words that only describe them and their name: "1 whole (3-4
  /// lb) chicken"; "2 large (about 1 lb) onions" are as much together.
  private func isSizeOfCounted(
    _ measure: LineScanner.GroupedMeasure, describedBy words: Range<Int>
  ) -> Bool {
    guard let amount = parts.amount, amount.unit == nil, parts.packageSize == nil,
      !isBehindFood, !measure.isTotal, measure.amount.unit?.kind != .length
    else { return false }
    let isOne = amount.quantity.upper == Rational(1)
    return (isOne || !measure.amount.quantity.isApproximate) && scanner.describesOnly(words)
  }

  /// True if the parenthesis here is short and follows a letter: "oignon(s)".
  private var isAtPluralMark: Bool {
    guard scanner.current == UInt8(ascii: "("), scanner.index > 0 else { return false }
    let hasWord = scanner.letterLength(at: scanner.index - 1) == 1
    return hasWord && (2...4).contains { scanner[scanner.index + $0] == UInt8(ascii: ")") }
  }

  /// Returns a range without white space and the remarks at its ends.
  private func withoutAsides(_ range: Range<Int>) -> Range<Int> {
    var range = scanner.trimmed(range)
    for aside in parts.asides.reversed()
    where aside.upperBound == range.upperBound && aside.lowerBound >= range.lowerBound {
      range = scanner.trimmed(range.lowerBound..<aside.lowerBound)
    }
    return range
  }

  /// Makes the unit the food if there is no other: "4 cloves", "2 rolls, split".
  mutating func takeUnitAsFood() {
    guard parts.food.isEmpty, let amount = parts.amount, let unit = amount.unit,
      unit.kind == .count, let range = amount.unitRange
    else { return }
    parts.food = range
    parts.amount = IngredientAmount(amount.quantity, nil, at: amount.quantityRange, nil)
  }
}
