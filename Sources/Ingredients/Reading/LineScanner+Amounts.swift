import Text

extension LineScanner {
  /// A unit found in the line.
  struct Unit {
    /// The unit.
    package let unit: MeasureUnit
    /// The range of the unit and of the modifiers before it.
    package let range: Range<Int>
  }

  /// Consumes a unit and modifiers before it: "cups", "heaped tbsp", 大さじ.
  mutating func takeUnit() -> Unit? {
    var scan = self
    for _ in 0..<3 {
      if let term = scan.takeTerm(where: { $0.unit != nil }), scan.endsUnit(term),
        !scan.isCelsius(term), !scan.isSizeOfThing(term)
      {
        let range = index..<scan.index
        let isSpoon = scan.isRomanceSpoon(term)
        if term.word.unit == .ounce, scan.takeFluid() {
          defer { index = scan.index }
          return Unit(unit: .fluidOunce, range: index..<scan.index)
        }
        index = scan.index
        return term.word.unit.map { Unit(unit: isSpoon ? .spoon : $0, range: range) }
      }
      guard scan.takeTerm(.modifier) != nil else { return nil }
      scan.skipSpaces()
    }
    return nil
  }

  /// Consumes the ", fluid" of "8 ounces, fluid milk".
  private mutating func takeFluid() -> Bool {
    var scan = self
    guard scan.take(",") else { return false }
    scan.skipSpaces()
    let start = scan.index
    guard scan.skipWord(),
      String(decoding: bytes[start..<scan.index], as: UTF8.self).lowercased() == "fluid"
    else { return false }
    index = scan.index
    return true
  }

  /// True for words that are a size there and no unit.
  ///
  /// Nobody weighs so few grams of what is counted: "1 gr. Dose", "1 gr. Kopf", "2 gr. Zwiebeln", but "5 gr. Salz"; nor are
  /// there "2 L eggs".
  private func isSizeOfThing(_ term: Term) -> Bool {
    let word = part(term.range)
    var next = self
    next.skipSpaces()
    if term.word.unit == .liter, term.range.count == 1, word.current == UInt8(ascii: "L") {
      return next.takeTerm(.egg) != nil
    }
    guard term.word.roles.contains(.modifier), self[index - 1] == UInt8(ascii: "."),
      isSpaceOrEnd(at: index)
    else { return false }
    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next.current)
    let number = trimmed(0..<term.range.lowerBound).upperBound
    let isSmall =
      self[number - 1].isASCIIDigit && !self[number - 2].isASCIIDigit
      && self[number - 2] != UInt8(ascii: ".") && self[number - 2] != UInt8(ascii: ",")
      && self[number - 1] <= UInt8(ascii: "6")
    guard isCapital, isSmall else { return false }
    if term.word.unit == .gram, next.takeTerm([.egg, .counted]) != nil { return true }
    return next.takeUnit()?.unit.kind == .count
  }

  private func isSpaceOrEnd(at offset: Int) -> Bool { offset >= end || spaceLength(at: offset) > 0 }

  /// True for an abbreviation of a spoon of one size or another in a Romance language.
  ///
  /// No cup has a word like "de" behind it: "1 c. de sel", "1 c. di sale".
  private func isRomanceSpoon(_ term: Term) -> Bool {
    guard isLetterC(term) else { return false }
    var scan = self
    scan.skipSpaces()
    guard scan.current | 0x20 == UInt8(ascii: "d"), scan.takeTerm(.filler) != nil else {
      return false
    }
    return scan.isAtSpaceOrEnd || scan.takeApostrophe()
  }

  private func isLetterC(_ term: Term) -> Bool {
    let start = term.range.lowerBound
    return term.word.unit == .cup && self[start] | 0x20 == UInt8(ascii: "c")
      && letterLength(at: start + 1) == 0
  }

  /// True for the "C" of "40C" and "40 C)", which is no cup: nobody measures as many in them, but "24 C flour".
  private func isCelsius(_ term: Term) -> Bool {
    let start = term.range.lowerBound
    guard isLetterC(term) else { return false }
    let number = trimmed(0..<start).upperBound
    guard isTwentyOrMore(endingAt: number) else { return false }
    var rest = self
    rest.skipSpaces()
    return number == start || rest.letterLength(at: rest.index) == 0
      || rest.takeTerm([.range, .plus]) != nil
  }

  /// True for the digits of a whole number of at least 20, and not for those of "0.75", ".75" and "1/32".
  private func isTwentyOrMore(endingAt end: Int) -> Bool {
    var start = end
    while self[start - 1].isASCIIDigit { start -= 1 }
    let length = end - start
    guard length > 2 || length == 2 && self[start] > UInt8(ascii: "1") else { return false }
    let before = self[start - 2]
    switch self[start - 1] {
    case UInt8(ascii: "."): return before.isASCIILetter
    case UInt8(ascii: ","), UInt8(ascii: "/"): return !before.isASCIIDigit
    default: return true
    }
  }

  /// True if a unit ends here: not in "can-sized" and "l'huile".
  private func endsUnit(_ term: Term) -> Bool {
    // "c.s." and "c/n" are other abbreviations than "c.".
    if isLetterC(term),
      letterLength(at: index) > 0 && self[index - 1] == UInt8(ascii: ".")
        || current == UInt8(ascii: "/") && letterLength(at: index + 1) > 0
    {
      return false
    }
    switch current {
    case UInt8(ascii: "'"): return false
    case UInt8(ascii: "-"): return letterLength(at: index + 1) == 0
    case 0xE2: return triple(at: index) != 0xE2_80_99
    default: return true
    }
  }

  /// Consumes a number with a unit that measures: "14 oz", "16-ounce", "2 1/2-inch", "8\"".
  mutating func takeMeasure() -> IngredientAmount? {
    if let measure = takeUnitAndNumber() { return measure }
    var scan = self
    guard let quantity = scan.takeQuantity() else { return nil }
    let unit = scan.takeInchMark() ?? scan.takeUnitAfterGap()
    guard let unit, unit.unit.kind != .count, let value = quantity.quantity(in: unit.unit) else {
      return nil
    }
    index = scan.index
    return IngredientAmount(value, unit.unit, at: quantity.range, unit.range)
  }

  /// Consumes a unit that stands before its number: 大さじ1.
  private mutating func takeUnitAndNumber() -> IngredientAmount? {
    guard isWide(at: index) else { return nil }
    var scan = self
    guard let unit = scan.takeUnit(), unit.unit.isBeforeNumber else { return nil }
    scan.skipSpaces()
    guard let quantity = scan.takeQuantity(), let value = quantity.quantity(in: unit.unit) else {
      return nil
    }
    index = scan.index
    return IngredientAmount(value, unit.unit, at: quantity.range, unit.range)
  }

  /// Consumes a number with a unit that counts: "2 cloves".
  mutating func takeCount() -> IngredientAmount? {
    var scan = self
    guard let quantity = scan.takeQuantity(), let unit = scan.takeUnitAfterGap(),
      unit.unit.kind == .count, let value = quantity.quantity(in: unit.unit)
    else { return nil }
    index = scan.index
    return IngredientAmount(value, unit.unit, at: quantity.range, unit.range)
  }

  private mutating func takeUnitAfterGap() -> Unit? {
    skipSpaces()
    if take("-") { skipSpaces() }
    return takeUnit()
  }

  /// Consumes the inch mark of `8"` and `8″`.
  mutating func takeInchMark() -> Unit? {
    let start = index
    if take("\"") { return Unit(unit: .inch, range: start..<index) }
    guard triple(at: index) == 0xE2_80_9D || triple(at: index) == 0xE2_80_B3 else { return nil }
    index += 3
    return Unit(unit: .inch, range: start..<index)
  }

  /// Consumes a group in parentheses.
  ///
  /// Groups may be nested, at most eight deep: so the search for the end of a group that is never
  /// closed stops at the eighth parenthesis, and not each time at the end of the line.
  ///
  /// - Returns: The range inside the parentheses, or `nil` if no group begins here or it is not
  ///   closed.
  mutating func takeGroup() -> Range<Int>? {
    guard let opening = parenthesisLength(at: index, isOpening: true) else { return nil }
    var depth = 1
    var offset = index + opening
    let start = offset
    while offset < end {
      if let length = parenthesisLength(at: offset, isOpening: true) {
        depth += 1
        guard depth <= 8 else { return nil }
        offset += length
      } else if let length = parenthesisLength(at: offset, isOpening: false) {
        depth -= 1
        guard depth > 0 else {
          index = offset + length
          return start..<offset
        }
        offset += length
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// Returns the length in bytes of the parenthesis or square bracket of ASCII, or the parenthesis of full width, at
  /// an offset, or `nil`.
  func parenthesisLength(at offset: Int, isOpening: Bool) -> Int? {
    switch self[offset] {
    case UInt8(ascii: "("), UInt8(ascii: "["): isOpening ? 1 : nil
    case UInt8(ascii: ")"), UInt8(ascii: "]"): isOpening ? nil : 1
    case 0xEF: triple(at: offset) == (isOpening ? 0xEF_BC_88 : 0xEF_BC_89) ? 3 : nil
    default: nil
    }
  }
}
