extension LineScanner {
  /// Consumes a number in words: "two", "a", "half a", "one and a half", "eine halbe", 半, 二十.
  mutating func takeNumberWord() -> Quantity? {
    if let quantity = takeWideNumeral() { return quantity }
    var scan = self
    guard let term = scan.takeTerm(where: { $0.numerator > 0 && !$0.roles.contains(.added) }),
      let value = term.word.number, scan.endsNumberWord(term), !isVague, !isHalfBehindUnit(term)
    else { return nil }
    var quantity = Quantity(
      first: ScannedNumber(value: value, isFraction: term.word.roles.contains(.half)),
      range: term.range,
      needsUnit: term.word.roles.contains(.needsUnit))
    if term.word.roles.contains(.half) {
      scan.skipArticle()
    } else if let fraction = scan.takeFractionWord(of: value) ?? scan.takeAddedPart(to: value) {
      quantity.first = ScannedNumber(value: fraction)
      quantity.needsUnit = false
    }
    guard !scan.isVagueAhead else { return nil }
    index = scan.index
    return quantity
  }

  /// Consumes a number word that is not an article: the end of "two to three".
  mutating func takePlainNumberWord() -> ScannedNumber? {
    var scan = self
    let others: LineWord.Roles = [.article, .half, .dozen, .needsUnit, .added]
    let term = scan.takeTerm { $0.numerator > 0 && $0.roles.isDisjoint(with: others) }
    guard let term, let value = term.word.number, scan.endsNumberWord(term) else { return nil }
    index = scan.index
    return ScannedNumber(value: value)
  }

  /// True if a number word ends here: not in "one-pot" and "a's", but in "one-inch" and "one-half".
  private func endsNumberWord(_ term: Term) -> Bool {
    isWide(at: term.range.lowerBound) || isAtSpaceOrEnd || isBeforeHyphenedPart
  }

  /// True before the hyphen and the measure of "one-inch", the part of "one-half", or "dozen".
  private var isBeforeHyphenedPart: Bool {
    var scan = self
    guard scan.take("-") else { return false }
    let term = scan.takeTerm { word in
      !word.roles.isDisjoint(with: [.half, .dozen]) || word.unit.map { $0.kind != .count } ?? false
    }
    return term != nil
  }

  /// Consumes what adds a part to the amount before it: 半 at once, "and a half" of "a pound and a half of
  /// beef", "y media" of "1 taza y media de harina", "and three quarters", "and 3/4", ونصف.
  ///
  /// In "1 cup and half a lemon" another food follows.
  mutating func takePartBehindUnit() -> Rational? {
    guard !isWide(at: index) else { return takeTerm(.half)?.word.number }
    var scan = self
    scan.skipSpaces()
    if let part = scan.takeTerm(.added)?.word.number {
      index = scan.index
      return part
    }
    guard scan.takeTerm(.plus) != nil else { return nil }
    scan.skipSpaces()
    guard let part = scan.takeCountedPart(), scan.endsPart else { return nil }
    index = scan.index
    return part
  }

  /// True if "of", a mark or the end follows a part.
  private var endsPart: Bool {
    var scan = self
    scan.skipSpaces()
    return scan.isAtEnd || scan.current == UInt8(ascii: ",") || scan.current == UInt8(ascii: "(")
      || scan.takeTerm(.filler) != nil
  }

  /// True for the 半 of 一个半, which is one and a half of them.
  private func isHalfBehindUnit(_ term: Term) -> Bool {
    guard term.word.roles.contains(.half), isWide(at: index), isWide(at: index - 3) else {
      return false
    }
    var unit = part(index - 3..<index)
    return unit.takeTerm { $0.unit != nil } != nil && unit.isAtEnd
  }

  /// True if the words here name no amount, as "half and half" does.
  private var isVague: Bool {
    var scan = self
    if scan.takeTerm(.vague) != nil { return true }
    // "half & half"
    guard scan.takeTerm(.half) != nil else { return false }
    scan.skipSpaces()
    guard scan.take("&") else { return false }
    scan.skipSpaces()
    return scan.takeTerm(.half) != nil
  }

  private var isVagueAhead: Bool {
    var scan = self
    scan.skipSpaces()
    return scan.isVague
  }

  /// Skips "a" of "half a lemon" and "of a" of "three quarters of a cup", not the Spanish "a" of "1/2 a 1".
  mutating func skipArticle() {
    var scan = self
    scan.skipSpaces()
    if scan.takeTerm(.filler) != nil { scan.skipSpaces() }
    guard scan.takeTerm(.article) != nil, scan.isAtSpaceOrEnd else { return }
    var next = scan
    next.skipSpaces()
    guard !next.isAtNumber || next.isAtSizedPackage else { return }
    index = scan.index
  }

  /// True before the size of a package, and the package: "400g tin".
  private var isAtSizedPackage: Bool {
    var scan = self
    guard scan.takeNumber() != nil else { return false }
    scan.skipSpaces()
    if scan.take("-") { scan.skipSpaces() }
    guard let unit = scan.takeUnit(), unit.unit.kind != .count else { return false }
    scan.skipSpaces()
    return scan.takeUnit()?.unit.isPackage == true
  }

  /// Consumes "half" of "one half", "-half" of "one-half", "quarters" of "three quarters".
  private mutating func takeFractionWord(of value: Rational) -> Rational? {
    var scan = self
    if !scan.take("-") { scan.skipSpaces() }
    guard let part = scan.takeTerm(.half)?.word.number else { return nil }
    scan.skipArticle()
    index = scan.index
    return value.multiplied(by: part)
  }

  /// Consumes "and a half" of "two and a half", "and one-half", "and three quarters", "buçuk".
  mutating func takeAddedPart(to value: Rational) -> Rational? {
    var scan = self
    scan.skipSpaces()
    if let part = scan.takeTerm(.added)?.word.number {
      index = scan.index
      return value.adding(part)
    }
    guard scan.take("&") || scan.takeTerm(.plus) != nil else { return nil }
    scan.skipSpaces()
    guard let part = scan.takeCountedPart() else { return nil }
    index = scan.index
    return value.adding(part)
  }

  /// Consumes "a half", "half", "one-half", "three quarters" or "1/2".
  mutating func takeCountedPart() -> Rational? {
    var scan = self
    if scan.isAtNumber {
      guard let part = scan.takeNumber(), part.isFraction, part.value < Rational(1) else {
        return nil
      }
      index = scan.index
      return part.value
    }
    scan.skipArticle()
    scan.skipSpaces()
    if let part = scan.takeTerm(.half)?.word.number {
      index = scan.index
      return part
    }
    scan = self
    let others: LineWord.Roles = [.half, .dozen, .added]
    let count = scan.takeTerm { $0.numerator > 0 && $0.roles.isDisjoint(with: others) }
    guard let value = count?.word.number, let part = scan.takeFractionWord(of: value) else {
      return nil
    }
    index = scan.index
    return part
  }
}
