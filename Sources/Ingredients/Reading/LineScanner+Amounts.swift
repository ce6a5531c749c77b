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
      if let term = scan.takeTerm(where: { $0.unit != nil }), scan.endsUnit(term) {
        let range = index..<scan.index
        index = scan.index
        return term.word.unit.map { Unit(unit: $0, range: range) }
      }
      guard scan.takeTerm(.modifier) != nil else { return nil }
      scan.skipSpaces()
    }
    return nil
  }

  /// True if a unit ends here: not in "can-sized" and "l'huile".
  private func endsUnit(_ term: Term) -> Bool {
    switch current {
    case UInt8(ascii: "'"): return false
    case UInt8(ascii: "-"): return letterLength(at: index + 1) == 0
    case 0xE2: return triple(at: index) != 0xE2_80_99
    default: return true
    }
  }

  /// Consumes a number with a unit that measures: "14 oz", "16-ounce", "2 1/2-inch", "8\"".
  mutating func takeMeasure() -> IngredientAmount? {
    var scan = self
    guard let quantity = scan.takeQuantity() else { return nil }
    let unit = scan.takeInchMark() ?? scan.takeUnitAfterGap()
    guard let unit, unit.unit.kind != .count, let value = quantity.quantity(in: unit.unit) else {
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

  /// Returns the length in bytes of the ASCII or full-width parenthesis at an offset, or `nil`.
  func parenthesisLength(at offset: Int, isOpening: Bool) -> Int? {
    switch self[offset] {
    case UInt8(ascii: "("): isOpening ? 1 : nil
    case UInt8(ascii: ")"): isOpening ? nil : 1
    case 0xEF: triple(at: offset) == (isOpening ? 0xEF_BC_88 : 0xEF_BC_89) ? 3 : nil
    default: nil
    }
  }
}
