import Text

extension LineScanner {
  /// A measured amount among other words.
  struct RemarkMeasure {
    /// The amount.
    let amount: IngredientAmount
    /// True if a hyphen joins number and unit: "1-inch pieces".
    let isHyphened: Bool
    /// True if nothing else is in its clause, but "about".
    let isAlone: Bool
    /// True if a count precedes it: "two 5 oz packages", "four portions of 150 g".
    let isCounted: Bool
    /// The words that make it that of one thing: "à 400 g", "200 g per steak"; `nil` if there are none.
    let portion: PortionMark?
  }

  /// Returns the parts of the line from an offset on, between commas, semicolons and parentheses.
  func clauses(from start: Int) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var (lower, offset) = (start, start)
    while offset < end {
      let length = clauseEndLength(at: offset)
      if length > 0 {
        clauses.append(lower..<offset)
        lower = offset + length
      }
      offset += max(1, length)
    }
    return (clauses + [lower..<end]).filter { !$0.isEmpty }
  }

  /// True if a measure of one thing ends at an offset: the "12 oz" of "each 12 oz (375 g)".
  func tellsEach(before offset: Int, from start: Int) -> Bool {
    guard start < offset, let clause = part(start..<offset).clauses(from: start).last else {
      return false
    }
    // "sliced 1/3 inch thick (8 cups)" tells nothing about one thing.
    return has(.each, in: clause)
      && part(clause).measures(in: clause).contains {
        !$0.isHyphened && $0.amount.unit?.kind != .length
      }
  }

  /// Returns the length in bytes of the mark that ends a clause at an offset, or 0.
  private func clauseEndLength(at offset: Int) -> Int {
    switch self[offset] {
    case UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      1
    case UInt8(ascii: ":"): isWide(at: offset + 1) ? 1 : 0
    case UInt8(ascii: ","): isDigit(at: offset - 1) && isDigit(at: offset + 1) ? 0 : 1
    case 0xE3, 0xEF: isWideClauseEnd(triple(at: offset)) ? 3 : 0
    default: 0
    }
  }

  /// True for "、" and for parentheses, comma, colon and semicolon of full width.
  private func isWideClauseEnd(_ triple: UInt32) -> Bool {
    switch triple {
    case 0xE3_80_81, 0xEF_BC_88, 0xEF_BC_89, 0xEF_BC_8C, 0xEF_BC_9A, 0xEF_BC_9B: true
    default: false
    }
  }

  /// Returns the measured amounts in a clause; the sides of "9 x 13 inches" are none.
  func measures(in clause: Range<Int>) -> [RemarkMeasure] {
    var scan = part(trimmed(clause))
    var measures: [RemarkMeasure] = []
    // The end of the number before, or -1.
    var count = -1
    var portion: PortionMark?
    var isTotal = false
    // The end of the measure before, and what makes it that of one thing: "of around 1 kg/2 lb 4 oz".
    var last: (end: Int, portion: PortionMark?) = (-1, nil)
    while !scan.isAtEnd {
      let start = scan.index
      if !isInWord(at: start) {
        if let mark = scan.takePortionMark() {
          portion = isTotal ? nil : mark
          continue
        }
        // "a total weight of 2 kg"
        if scan.takeTerm(.total) != nil {
          isTotal = true
          continue
        }
        if scan.skipApproximation() { continue }
      }
      defer { portion = nil }
      guard scan.isAtNumber, !isWordByte(before: start) else {
        if scan.takePlainNumberWord() != nil { count = scan.index }
        if scan.isAtNumber { scan.skipNumberInWord() }
        if scan.index == start, !scan.skipWord() { scan.index += 1 }
        continue
      }
      guard let first = scan.takeRemarkMeasure(), !isSide(first.range, of: clause) else {
        if scan.takeNumber() == nil { scan.skipNumber() }
        count = scan.index
        continue
      }
      let measure = isHyphened(first) ? first : scan.takeSum(with: first) ?? first
      if portion == nil, last.end >= 0, isSlash(last.end..<start) { portion = last.portion }
      var rest = scan
      if rest.takeEachMark() { portion = .each }
      last = (scan.index, portion)
      measures.append(
        RemarkMeasure(
          amount: measure, isHyphened: isHyphened(measure),
          isAlone: scan.isAtEnd && isApproximation(trimmed(clause).lowerBound..<start),
          isCounted: count >= 0 && (trimmed(count..<start).isEmpty || endsWithOf(count..<start)),
          portion: portion))
    }
    return measures
  }

  /// True if a part of the line is one word and "of": the "portions of" of "in four portions of 150 g".
  private func endsWithOf(_ range: Range<Int>) -> Bool {
    var scan = part(trimmed(range))
    guard scan.skipWord() else { return false }
    scan.skipSpaces()
    return scan.takeTerm([.filler, .article, .portion]) != nil && scan.isAtEnd
  }

  /// Consumes a number and a unit that measures, also that of "1/2-inch-thick".
  ///
  /// The letters "in" are a unit only where no word follows: "cut 1 in half".
  private mutating func takeRemarkMeasure() -> IngredientAmount? {
    var scan = self
    guard let measure = scan.takeMeasure() ?? scan.takeHyphenedLength() else { return nil }
    if let unit = measure.unitRange, unit.count == 2, self[unit.lowerBound] | 0x20 == 0x69,
      measure.unit == .inch, !isHyphened(measure), scan.isBeforeWord
    {
      return nil
    }
    self = scan
    return measure
  }

  private var isBeforeWord: Bool {
    var scan = self
    scan.skipSpaces()
    return scan.letterLength(at: scan.index) > 0
  }

  /// Consumes the length of "1/2-inch-thick".
  private mutating func takeHyphenedLength() -> IngredientAmount? {
    var scan = self
    guard let quantity = scan.takeQuantity(), scan.take("-") else { return nil }
    let start = scan.index
    guard let term = scan.takeTerm(where: { $0.unit?.kind == .length }),
      let unit = term.word.unit, let value = quantity.quantity(in: unit)
    else { return nil }
    index = scan.index
    return IngredientAmount(value, unit, at: quantity.range, start..<scan.index)
  }

  private func isHyphened(_ measure: IngredientAmount) -> Bool {
    guard let unit = measure.unitRange else { return false }
    return self[unit.lowerBound - 1] == UInt8(ascii: "-")
  }

  /// Skips the digits of "about1/2", of which a part is no number of its own.
  private mutating func skipNumberInWord() {
    if takeNumber() == nil { skipNumber() }
  }

  /// True if a part of the line is a slash.
  private func isSlash(_ range: Range<Int>) -> Bool {
    var part = part(trimmed(range))
    return part.takeSlash() && part.isAtEnd
  }

  /// True if a letter precedes an offset.
  private func isInWord(at offset: Int) -> Bool {
    self[offset - 1].isASCIILetter || self[offset - 1] >= 0x80 && !isWide(at: offset)
  }

  private func isWordByte(before offset: Int) -> Bool {
    let byte = self[offset - 1]
    return byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: ".")
  }

  private func isApproximation(_ range: Range<Int>) -> Bool {
    var scan = part(range)
    _ = scan.skipApproximation()
    return scan.isAtEnd
  }

  /// True if "x" or "by" and another number follow a measure, or precede it.
  private func isSide(_ range: Range<Int>, of clause: Range<Int>) -> Bool {
    var before = part(trimmed(clause.lowerBound..<range.lowerBound))
    if before.takeLastTimes() { return true }
    var after = part(range.upperBound..<clause.upperBound)
    after.skipSpaces()
    return after.takeTimesOrBy()
  }

  /// True if the part ends with "x", "×" or "by", after which "-" may be.
  private mutating func takeLastTimes() -> Bool {
    if self[end - 1] == UInt8(ascii: "-") { end -= 1 }
    let start = [1, 2].map { max(index, end - $0) }
    return start.contains { offset in
      guard offset == index || !self[offset - 1].isASCIILetter else { return false }
      var scan = part(offset..<end)
      return scan.takeTimesOrBy() && scan.isAtEnd
    }
  }

  private mutating func takeTimesOrBy() -> Bool {
    if takeTimes() { return true }
    guard current | 0x20 == UInt8(ascii: "b"), self[index + 1] | 0x20 == UInt8(ascii: "y") else {
      return false
    }
    index += 2
    return true
  }
}
