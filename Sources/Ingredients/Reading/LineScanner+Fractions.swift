extension LineScanner {
  /// Consumes a slash and the denominator after it: "/2", "⁄2", " / 2".
  mutating func takeSlashFraction(over numerator: Int64) -> Rational? {
    var scan = self
    scan.skipSpaces()
    guard scan.takeSlash() else { return nil }
    scan.skipSpaces()
    guard numerator > 0, numerator < 1000, let denominator = scan.takeDigits(), denominator <= 100,
      let fraction = Rational(numerator, over: denominator)
    else { return nil }
    index = scan.index
    return fraction
  }

  /// Consumes a solidus: ASCII, fraction slash, division slash or full-width.
  mutating func takeSlash() -> Bool {
    if take("/") { return true }
    switch triple(at: index) {
    case 0xE2_81_84, 0xE2_88_95, 0xEF_BC_8F:
      index += 3
      return true
    default: return false
    }
  }

  /// Consumes one character that is a fraction: "½", "⅓", and "⅟" with the digits after it.
  mutating func takeVulgarFraction() -> Rational? {
    switch current {
    case 0xC2: return takeLatinFraction()
    case 0xE2: return takeNumberForm()
    default: return nil
    }
  }

  private mutating func takeLatinFraction() -> Rational? {
    switch self[index + 1] {
    case 0xBC: takeFraction(1, 4, length: 2)
    case 0xBD: takeFraction(1, 2, length: 2)
    case 0xBE: takeFraction(3, 4, length: 2)
    default: nil
    }
  }

  /// Consumes a fraction of the block Number Forms, U+2150 to U+215F.
  private mutating func takeNumberForm() -> Rational? {
    switch triple(at: index) {
    case 0xE2_85_90: takeFraction(1, 7)
    case 0xE2_85_91: takeFraction(1, 9)
    case 0xE2_85_92: takeFraction(1, 10)
    case 0xE2_85_93: takeFraction(1, 3)
    case 0xE2_85_94: takeFraction(2, 3)
    case 0xE2_85_95: takeFraction(1, 5)
    case 0xE2_85_96: takeFraction(2, 5)
    case 0xE2_85_97: takeFraction(3, 5)
    case 0xE2_85_98: takeFraction(4, 5)
    case 0xE2_85_99: takeFraction(1, 6)
    case 0xE2_85_9A: takeFraction(5, 6)
    case 0xE2_85_9B: takeFraction(1, 8)
    case 0xE2_85_9C: takeFraction(3, 8)
    case 0xE2_85_9D: takeFraction(5, 8)
    case 0xE2_85_9E: takeFraction(7, 8)
    case 0xE2_85_9F: takeUnitFraction()
    default: nil
    }
  }

  private mutating func takeFraction(
    _ numerator: Int64, _ denominator: Int64, length: Int = 3
  ) -> Rational? {
    index += length
    return Rational(numerator, over: denominator)
  }

  private mutating func takeUnitFraction() -> Rational? {
    let start = index
    index += 3
    if let denominator = takeDigits(), let fraction = Rational(1, over: denominator) {
      return fraction
    }
    index = start
    return nil
  }
}
