extension LineScanner {
  /// A quantity as scanned, before the unit decides the value of "1.000".
  struct Quantity {
    /// The number, or the first one of a range.
    var first: ScannedNumber
    /// The second number of a range.
    var last: ScannedNumber?
    /// The range of the quantity in the line.
    var range: Range<Int>
    /// True if "about" or the like precedes it.
    var isApproximate = false
    /// True if it counts only with a unit after it.
    var needsUnit = false
    /// True if a dash separates it from the size of what it counts: the 2 of "2 -8 oz cans".
    var isBeforeSize = false

    /// True if it is less than one.
    var isFraction: Bool { first.value < Rational(1) && last == nil }

    /// Takes the other end of a range, unless both are one number.
    mutating func add(rangeEnd: ScannedNumber, hasDash: Bool) {
      if let sum = hasDash ? first.mixed(with: rangeEnd) : nil {
        first = sum
      } else {
        last = rangeEnd
      }
    }

    /// Returns the quantity in a unit, or `nil` if it is 0; a range from 0 is up to its end.
    func quantity(in unit: MeasureUnit?) -> IngredientQuantity? {
      if first.value == Rational(0), let last {
        return IngredientQuantity(last.value(in: unit), to: nil, isApproximate: true)
      }
      return IngredientQuantity(
        first.value(in: unit), to: last?.value(in: unit), isApproximate: isApproximate)
    }
  }

  /// Consumes "about", a number in digits or words, and the rest of a range.
  mutating func takeQuantity() -> Quantity? {
    var scan = self
    let isApproximate = scan.skipApproximation()
    let start = scan.index
    let isBetween = scan.skipBetween()
    guard var quantity = scan.takeFirstNumber() else { return nil }
    quantity.isApproximate = isApproximate
    let hasDash = scan.isBeforeDash
    if !scan.isBeforeOf(quantity.first), let last = scan.takeRangeEnd(isBetween: isBetween) {
      guard !hasDash || !Self.areParts(quantity.first, last) else { return nil }
      quantity.add(rangeEnd: last, hasDash: hasDash)
    }
    scan.takeDozen(&quantity)
    quantity.range = start..<scan.index
    if scan.takeOpenEnd() { quantity.isApproximate = true }
    self = scan
    return quantity
  }

  /// True for the parts of a hundred in "80-20 ground beef".
  private static func areParts(_ first: ScannedNumber, _ last: ScannedNumber) -> Bool {
    first.isPlain && last.isPlain && first.value > last.value
      && first.value.adding(last.value) == Rational(100)
  }

  /// True before the word that makes a number a grade: "16-20 count shrimp".
  func isBeforeGrade(_ quantity: Quantity) -> Bool {
    guard (quantity.last ?? quantity.first).value >= Self.leastGrade else { return false }
    var scan = self
    scan.skipSpaces()
    _ = scan.take("-")
    return scan.takeTerm(.grade) != nil
  }

  private static let leastGrade = Rational(8)

  /// Skips "about", "ca.", "~".
  mutating func skipApproximation() -> Bool {
    let start = index
    for _ in 0..<3 {
      let before = index
      if take("~") || takeAlmostEqual() || takeCirca() || takeTerm(.approximation) != nil {
        skipSpaces()
      }
      guard index > before else { break }
    }
    return index > start
  }

  /// Consumes a "c" and a point before a number; behind one they are a cup.
  private mutating func takeCirca() -> Bool {
    guard current | 0x20 == UInt8(ascii: "c"), self[index + 1] == UInt8(ascii: ".") else {
      return false
    }
    var scan = self
    scan.index += 2
    scan.skipSpaces()
    guard scan.isAtNumber else { return false }
    index = scan.index
    return true
  }

  /// Consumes "≈" or "±".
  private mutating func takeAlmostEqual() -> Bool {
    if triple(at: index) == 0xE2_89_88 {
      index += 3
    } else if current == 0xC2, self[index + 1] == 0xB1 {
      index += 2
    } else {
      return false
    }
    return true
  }

  /// Consumes a number in digits or words.
  mutating func takeFirstNumber() -> Quantity? {
    guard let number = takeNumber() else { return takeNumberWord() }
    if number.isFraction, number.value < Rational(1) { skipArticle() }
    return Quantity(first: number, range: index..<index)
  }

  /// True if the next word is one for "or".
  var isBeforeChoice: Bool {
    var scan = self
    scan.skipSpaces()
    return scan.takeTerm(.choice) != nil
  }

  /// True between a fraction and the "of" that follows it, which is Dutch for "or" elsewhere: "1/2 of 5-ounce
  /// log".
  func isBeforeOf(_ first: ScannedNumber) -> Bool {
    guard first.isFraction else { return false }
    var scan = self
    scan.skipSpaces()
    return scan.current | 0x20 == UInt8(ascii: "o")
      && scan[scan.index + 1] | 0x20 == UInt8(ascii: "f")
      && scan.spaceLength(at: scan.index + 2) > 0
  }

  /// Consumes the other end of a range, if a number follows a dash or a word such as "to".
  private mutating func takeRangeEnd(isBetween: Bool) -> ScannedNumber? {
    var scan = self
    guard scan.skipRangeMark(isBetween: isBetween), let last = scan.takeLastNumber() else {
      return nil
    }
    index = scan.index
    return last
  }

  /// True if a dash is next, with or without white space before it.
  var isBeforeDash: Bool {
    var scan = self
    scan.skipSpaces()
    return scan.takeDash()
  }

  /// True if a part of the line begins with "between" and a number.
  func isBetween(_ range: Range<Int>) -> Bool {
    guard letterLength(at: range.lowerBound) > 0 else { return false }
    var scan = part(range)
    return scan.skipBetween()
  }

  /// Skips the "between" of "between 2 and 3 cups".
  mutating func skipBetween() -> Bool {
    var scan = self
    guard scan.takeTerm(.between) != nil, scan.spaceLength(at: scan.index) > 0 else { return false }
    scan.skipSpaces()
    var number = scan
    guard number.takeNumber() != nil || number.takePlainNumberWord() != nil else { return false }
    index = scan.index
    return true
  }

  /// Skips the dash or word between the ends of a range, and the white space around it.
  ///
  /// - Parameter isBetween: True if "between" precedes the range, so that "and" is that word.
  mutating func skipRangeMark(isBetween: Bool = false) -> Bool {
    var scan = self
    scan.skipSpaces()
    let hasDash = scan.takeDash()
    if hasDash { scan.skipSpaces() }
    guard scan.takeTerm(isBetween ? [.range, .plus] : .range) != nil || hasDash else {
      return false
    }
    // "7- to-8 pound".
    if !scan.take("-") { scan.skipSpaces() }
    index = scan.index
    return true
  }

  /// Consumes the number that ends a range.
  mutating func takeLastNumber() -> ScannedNumber? { takeNumber() ?? takePlainNumberWord() }

  /// Consumes a hyphen, dash, minus or tilde of any width.
  mutating func takeDash() -> Bool {
    if take("-") || take("~") { return true }
    switch triple(at: index) {
    case 0xE2_80_90...0xE2_80_95, 0xE2_88_92, 0xE3_80_9C, 0xEF_BC_8D, 0xEF_BD_9E:
      index += 3
      return true
    default: return false
    }
  }

  /// Consumes "+" of "2+ cups".
  private mutating func takeOpenEnd() -> Bool {
    guard current == UInt8(ascii: "+"), spaceLength(at: index + 1) > 0 else { return false }
    index += 1
    return true
  }

  private mutating func takeDozen(_ quantity: inout Quantity) {
    var scan = self
    scan.skipSpaces()
    // "half-dozen", "demi-douzaine".
    _ = scan.take("-")
    guard scan.takeTerm(.dozen) != nil, let first = quantity.first.value.timesDozen else { return }
    quantity.first = ScannedNumber(value: first)
    quantity.needsUnit = false
    quantity.last = quantity.last?.value.timesDozen.map { ScannedNumber(value: $0) }
    index = scan.index
  }
}

extension Rational {
  fileprivate var timesDozen: Rational? { multiplied(by: Rational(12)) }
}
