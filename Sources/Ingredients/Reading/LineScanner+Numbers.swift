import Text

extension LineScanner {
  /// Consumes a number: "2", "2½", "2 1/2", "2-1/2", "1 and 1/2", "1 and a half", "1,5", ".5", "½".
  mutating func takeNumber() -> ScannedNumber? {
    guard let number = takeSimpleNumber() else { return nil }
    lookAhead()
    guard number.isPlain else { return number }
    var scan = self
    guard scan.skipMixedGap(), let fraction = scan.takeSimpleNumber(), fraction.isFraction,
      fraction.value < Rational(1), let sum = number.value.adding(fraction.value)
    else { return takeAddedPart(to: number.value).map { ScannedNumber(value: $0) } ?? number }
    self = scan
    lookAhead()
    return ScannedNumber(value: sum)
  }

  /// Consumes a number of one part.
  private mutating func takeSimpleNumber() -> ScannedNumber? {
    if let vulgar = takeVulgarFraction() { return ScannedNumber(value: vulgar, isFraction: true) }
    let start = index
    guard let whole = takeDigits() else { return takeLeadingPoint() }
    if let decimal = takeDecimals(after: whole, digits: index - start) { return decimal }
    if isGrade(of: whole) { return ScannedNumber(value: Rational(whole)) }
    if let mixed = takeMixedWithoutSpace(whole) { return ScannedNumber(value: mixed) }
    if let fraction = takeSlashFraction(over: whole) {
      return ScannedNumber(value: fraction, isFraction: true)
    }
    let grouped = takeGroups(after: whole)
    return ScannedNumber(value: Rational(grouped ?? whole), isPlain: true)
  }

  /// True for the parts of a hundred in "80/20 ground beef" and the numbers of a pound in "16/20 shrimp", which are
  /// no fractions.
  private func isGrade(of whole: Int64) -> Bool {
    var scan = self
    guard scan.takeSlash(), let rest = scan.takeDigits() else { return false }
    return whole + rest == 100
      || whole >= 10 && rest > whole && rest <= 100 && !Self.inchParts.contains(rest)
  }

  /// The denominators of fractions with a numerator of two digits: "15/16 cup".
  private static let inchParts: Set<Int64> = [12, 16, 32, 64]

  /// Consumes the slash and the denominator of a mixed number that has lost its space: "31/2" is 3 1/2, as
  /// nobody measures thirty-one halves.
  private mutating func takeMixedWithoutSpace(_ digits: Int64) -> Rational? {
    let (whole, numerator) = digits.quotientAndRemainder(dividingBy: 10)
    var scan = self
    guard (1...9).contains(whole), numerator > 0, scan.takeSlash(),
      let denominator = scan.takeDigits(), [2, 3, 4, 8].contains(denominator),
      numerator < denominator, let fraction = Rational(numerator, over: denominator),
      let mixed = Rational(whole).adding(fraction)
    else { return nil }
    index = scan.index
    return mixed
  }

  /// Consumes digits, of any script that has its own, at most nine; nothing if there are more.
  mutating func takeDigits() -> Int64? {
    let start = index
    var value: Int64 = 0
    var count = 0
    while let digit = takeDigit() {
      count += 1
      if count <= 9 { value = value * 10 + digit }
    }
    guard count > 0, count <= 9 else {
      index = start
      return nil
    }
    return value
  }

  private mutating func takeDigit() -> Int64? {
    let byte = current
    if byte.isASCIIDigit {
      index += 1
      return Int64(byte - 0x30)
    }
    guard let digit = wideDigit(at: index) else { return nil }
    index += digit.length
    return digit.value
  }

  /// Returns the digit of full width, or of Arabic, Persian, Urdu or Hindi, at an offset, and its length in
  /// bytes.
  private func wideDigit(at offset: Int) -> (value: Int64, length: Int)? {
    let next = self[offset + 1]
    switch self[offset] {
    case 0xD9 where (0xA0...0xA9).contains(next): return (Int64(next - 0xA0), 2)
    case 0xDB where (0xB0...0xB9).contains(next): return (Int64(next - 0xB0), 2)
    case 0xE0, 0xEF:
      let triple = triple(at: offset)
      if (0xEF_BC_90...0xEF_BC_99).contains(triple) { return (Int64(triple - 0xEF_BC_90), 3) }
      guard (0xE0_A5_A6...0xE0_A5_AF).contains(triple) else { return nil }
      return (Int64(triple - 0xE0_A5_A6), 3)
    default: return nil
    }
  }

  /// True if there is a digit at an offset.
  func isDigit(at offset: Int) -> Bool {
    self[offset].isASCIIDigit || wideDigit(at: offset) != nil
  }

  /// Consumes a decimal number without a whole part: ".5".
  private mutating func takeLeadingPoint() -> ScannedNumber? {
    guard current == UInt8(ascii: "."), isDigit(at: index + 1) else { return nil }
    let start = index
    index += 1
    guard let value = takeFractionDigits(after: 0) else {
      index = start
      return nil
    }
    return ScannedNumber(value: value)
  }

  /// Consumes the digits after a point or comma; see `ScannedNumber.value(in:)`.
  private mutating func takeDecimals(after whole: Int64, digits: Int) -> ScannedNumber? {
    let mark = current
    guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ","), isDigit(at: index + 1) else {
      return nil
    }
    let start = index
    index += 1
    let first = index
    guard let value = takeFractionDigits(after: whole) else {
      index = start
      return nil
    }
    var number = ScannedNumber(value: value)
    guard index - first == 3, whole > 0, digits <= 3 else { return number }
    number.grouped = value.multiplied(by: Rational(1000))
    number.prefersGrouped = mark == UInt8(ascii: ",")
    return number
  }

  /// Consumes decimals, of which the first six count.
  private mutating func takeFractionDigits(after whole: Int64) -> Rational? {
    var value = whole
    var scale: Int64 = 1
    while let digit = takeDigit() {
      guard scale < 1_000_000 else { continue }
      value = value * 10 + digit
      scale *= 10
    }
    return Rational(value, over: scale)
  }

  /// Skips what separates a whole number from its fraction; `false` if no fraction may follow.
  private mutating func skipMixedGap() -> Bool {
    switch current {
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      index += 1
      return !isAtSpaceOrEnd
    case 0xE2 where triple(at: index) == 0xE2_80_93:
      index += 3
      return !isAtSpaceOrEnd
    default: break
    }
    skipSpaces()
    if take("&") || take("+") || takeTerm(.plus) != nil { skipSpaces() }
    return true
  }

  /// Consumes "000" after a space, or three digits after a no-break or thin one: "1 000 g".
  private mutating func takeGroups(after whole: Int64) -> Int64? {
    let length = spaceLength(at: index)
    guard length > 0, whole > 0, whole < 1000 else { return nil }
    var scan = self
    scan.index += length
    let start = scan.index
    guard let group = scan.takeDigits(), scan.index - start == 3, length > 1 || group == 0,
      scan.current != UInt8(ascii: "/")
    else { return nil }
    index = scan.index
    return whole * 1000 + group
  }
}
