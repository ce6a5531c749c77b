extension LineScanner {
  /// The words that make an amount that of one thing.
  enum PortionMark {
    /// A word that says so: "each", "à", 各.
    case each
    /// A word like "of", which says so only of what is counted: "2 cans of 400 g".
    case of
  }

  /// Consumes the words before the amount of one of several things, up to its number.
  ///
  /// They are the "à ca." of "à ca. 400 g", "of about", "je", "d'environ", 每罐 and the 1枚 of "1枚250g".
  mutating func takePortionMark() -> PortionMark? {
    var scan = self
    guard let mark = scan.takePortionWords() else { return nil }
    _ = scan.skipApproximation()
    guard scan.isAtNumber else { return nil }
    self = scan
    return mark
  }

  private mutating func takePortionWords() -> PortionMark? {
    if take("@") || takeOneOfThem() {
      skipSpaces()
      return .each
    }
    guard letterLength(at: index) > 0 else { return nil }
    var mark: PortionMark?
    for _ in 0..<Self.maximumPortionWordCount {
      if takePortionWord() {
        mark = .each
        if isWide(at: index) { _ = takeUnit() }
      } else if takePortionFiller() {
        mark = mark ?? .of
      } else {
        break
      }
      skipSpaces()
    }
    return mark
  }

  private static let maximumPortionWordCount = 3

  /// Consumes a word that says so, but not the first one of "a total of" and "a further".
  private mutating func takePortionWord() -> Bool {
    var (scan, longer) = (self, self)
    guard scan.takeTerm([.each, .portion]) != nil else { return false }
    guard longer.takeTerm(.approximation) == nil || longer.index <= scan.index else {
      return false
    }
    self = scan
    return true
  }

  /// Consumes "of", "de", "d'", but not "from": "juice (from 500 g oranges)".
  private mutating func takePortionFiller() -> Bool {
    var scan = self
    guard current | 0x20 != UInt8(ascii: "f"), scan.takeTerm(.filler) != nil,
      scan.isAtSpaceOrEnd || scan.takeApostrophe()
    else { return false }
    self = scan
    return true
  }

  /// Consumes the "1枚" of "1枚250g" and the "1個あたり" of "1個あたり60g".
  private mutating func takeOneOfThem() -> Bool {
    var scan = self
    guard isDigit(at: index), scan.takeDigits() == 1, scan.isWide(at: scan.index),
      scan.takeUnit()?.unit.kind == .count
    else { return false }
    if scan.triple(at: scan.index) == 0xE3_81_82, scan.triple(at: scan.index + 3) == 0xE3_81_9F,
      scan.triple(at: scan.index + 6) == 0xE3_82_8A
    {
      scan.index += 9
    }
    self = scan
    return true
  }

  /// Consumes the words behind the amount of one thing: "each", "chacune", "per steak", "/Dose", "/个".
  mutating func takeEachMark() -> Bool {
    var scan = self
    scan.skipSpaces()
    guard scan.takeTerm(.each) != nil || scan.takePerThing() else { return false }
    self = scan
    return true
  }

  private mutating func takePerThing() -> Bool {
    var scan = self
    if scan.takeSlash() {
      scan.skipSpaces()
      guard scan.takeUnit()?.unit.kind == .count else { return false }
    } else {
      guard scan.takeTerm(.per) != nil, scan.spaceLength(at: scan.index) > 0 else { return false }
      scan.skipSpaces()
      guard scan.skipWord() else { return false }
    }
    self = scan
    return true
  }
}
