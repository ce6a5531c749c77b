extension LineScanner {
  /// Consumes a number in words: "two", "a", "half a", "one and a half", "eine halbe", 半.
  mutating func takeNumberWord() -> Quantity? {
    var scan = self
    guard let term = scan.takeTerm(where: { $0.numerator > 0 }), let value = term.word.number,
      scan.endsNumberWord(term), !isVague, !isHalfBehindUnit(term)
    else { return nil }
    var quantity = Quantity(
      first: ScannedNumber(value: value), range: term.range,
      needsUnit: term.word.roles.contains(.needsUnit))
    if term.word.roles.contains(.half) {
      scan.skipArticle()
    } else if let fraction = scan.takeFractionWord(of: value) {
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
    let others: LineWord.Roles = [.article, .half, .dozen, .needsUnit]
    let term = scan.takeTerm { $0.numerator > 0 && $0.roles.isDisjoint(with: others) }
    guard let term, let value = term.word.number, scan.endsNumberWord(term) else { return nil }
    index = scan.index
    return ScannedNumber(value: value)
  }

  /// True if a number word ends here: not in "one-pot" and "a's".
  private func endsNumberWord(_ term: Term) -> Bool {
    isWide(at: term.range.lowerBound) || isAtSpaceOrEnd
  }

  /// Consumes a 半 that follows at once, and returns its value.
  mutating func takeWideHalf() -> Rational? {
    isWide(at: index) ? takeTerm(.half)?.word.number : nil
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
    return scan.takeTerm(.vague) != nil
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
    guard !next.isAtNumber else { return }
    index = scan.index
  }

  /// Consumes "half" of "one half", "quarters" of "three quarters", "and a half" of "two and a
  /// half".
  private mutating func takeFractionWord(of value: Rational) -> Rational? {
    var scan = self
    scan.skipSpaces()
    if let part = scan.takeTerm(.half)?.word.number {
      scan.skipArticle()
      index = scan.index
      return value.multiplied(by: part)
    }
    guard scan.takeTerm(.plus) != nil else { return nil }
    scan.skipArticle()
    scan.skipSpaces()
    guard let part = scan.takeTerm(.half)?.word.number else { return nil }
    index = scan.index
    return value.adding(part)
  }
}
