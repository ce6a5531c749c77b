import Text

/// The numbers of things that the size of one follows at once.
extension LineScanner {
  /// Consumes the "4" of "4 3/4-inch-thick chops": several things of a size that is a fraction.
  ///
  /// "2 1/2-inch piece ginger" names no things in the plural, and has a size of more than two inches.
  mutating func takeCountOfSized() -> Quantity? {
    var scan = self
    guard let whole = scan.takeDigits() else { return nil }
    let end = scan.index
    if let start = scan.takeSizeBehindDash(of: whole) {
      defer { index = start }
      return Quantity(
        first: ScannedNumber(value: Rational(whole), isPlain: true), range: index..<end,
        isBeforeSize: true)
    }
    guard whole > 1, scan.spaceLength(at: end) > 0 else { return nil }
    scan.skipSpaces()
    guard scan.isAtNumber, let size = scan.takeNumber(), size.isFraction, size.value < Rational(1),
      scan.takeInchMark() != nil || scan.takeSpacedLength() != nil
        || scan.take("-")
          && (scan.takeEndOfFallingRange(from: Rational(whole).adding(size.value))
            || scan.takeTerm(where: { $0.unit?.kind == .length }) != nil || scan.takePackageUnit()),
      scan.hasPlural
    else { return nil }
    defer { index = end }
    return Quantity(
      first: ScannedNumber(value: Rational(whole), isPlain: true), range: index..<end)
  }

  /// Consumes the " to 1-pound" of "2 3/4- to 1-pound tenderloins", which is no range of 2 3/4 to 1 pounds.
  private mutating func takeEndOfFallingRange(from lower: Rational?) -> Bool {
    var scan = self
    scan.skipSpaces()
    guard let lower, scan.takeTerm(.range) != nil else { return false }
    scan.skipSpaces()
    _ = scan.take("-")
    guard let upper = scan.takeNumber(), upper.value < lower,
      scan.takeHyphenedUnit() != nil || scan.takeSpacedLength() != nil
    else { return false }
    self = scan
    return true
  }

  /// True if a word that looks like a plural follows before a comma or a parenthesis.
  private var hasPlural: Bool {
    var length = 0
    for offset in index...end {
      let byte = self[offset]
      if byte.isASCIILetter {
        length += 1
        continue
      }
      let isS = self[offset - 1] | 0x20 == UInt8(ascii: "s")
      if length > 3, isS, self[offset - 2] | 0x20 != UInt8(ascii: "s") { return true }
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(") { return false }
      length = 0
    }
    return false
  }

  /// Consumes the unit of the size of packages: the "pint" of "4 1/2-pint baskets".
  private mutating func takePackageUnit() -> Bool {
    var scan = self
    guard let unit = scan.takeUnit(), unit.unit.kind != .count else { return false }
    let end = scan.index
    scan.skipSpaces()
    guard scan.takeUnit()?.unit.isPackage == true else { return false }
    index = end
    return true
  }

  /// Consumes a space and a unit of length.
  mutating func takeSpacedLength() -> Unit? {
    var scan = self
    guard scan.spaceLength(at: scan.index) > 0 else { return nil }
    scan.skipSpaces()
    guard let term = scan.takeTerm(where: { $0.unit?.kind == .length }),
      scan.letterLength(at: scan.index) == 0, let unit = term.word.unit
    else { return nil }
    index = scan.index
    return Unit(unit: unit, range: term.range)
  }

  /// Consumes a space and the unit of length of something that has a size and is not cut to it: "8 inch pie
  /// shell", "1 1/2 inch thick steaks".
  mutating func takeLengthOfThing() -> Unit? {
    var scan = self
    guard let unit = scan.takeSpacedLength(), scan.isBeforeSized else { return nil }
    index = scan.index
    return unit
  }

  /// True before "thick" and a plural, or the name of something that has a size.
  ///
  /// "4 cm long ginger" is as much of it as "4 cm ginger".
  var isBeforeSized: Bool {
    var rest = self
    rest.skipSpaces()
    if rest.takeTerm(.dimension) != nil {
      if rest.hasPlural { return true }
      rest.skipSpaces()
    }
    var isThing = false
    while rest.letterLength(at: rest.index) > 0 || rest.current == UInt8(ascii: "-") {
      isThing = rest.takeTerm(.sized) != nil
      if !isThing, !rest.skipWord() { break }
      rest.skipSpaces()
    }
    return isThing
  }

  /// Consumes a dash and the size of one of several things behind their number: " - 8 oz cans", "-14 oz can",
  /// " -1/2-inch slices".
  ///
  /// - Returns: The offset of the size, or `nil` if the numbers may be a range: "14-16 oz can", "2 - 3 lb
  ///   potatoes".
  private mutating func takeSizeBehindDash(of count: Int64) -> Int? {
    var scan = self
    scan.skipSpaces()
    guard count > 0, count <= Self.maximumSizedCount, scan.takeDash() else { return nil }
    scan.skipSpaces()
    let start = scan.index
    guard scan.isAtNumber, let size = scan.takeNumber(),
      !scan.isBeforeDash || scan[scan.index] == UInt8(ascii: "-"),
      let unit = scan.takeInchMark() ?? scan.takeSizeUnit(), unit.unit.kind != .count,
      let ratio = size.value.divided(by: Rational(count))
    else { return nil }
    scan.skipSpaces()
    let container = scan.takeUnit()
    let isPackage = container?.unit.isPackage == true
    let isMany = container.map { scan.isPlural(before: $0.range.upperBound) } ?? scan.hasPlural
    let isSize: Bool
    if count == 1 {
      isSize = isPackage && ratio > Rational(2)
    } else if isPackage {
      isSize = isMany && (ratio <= Rational(1) || ratio >= Rational(2))
    } else {
      let isThick = unit.unit.kind == .length || size.value >= Rational(1)
      isSize = (isMany || scan.hasPlural) && isThick && ratio < Rational(1)
    }
    guard isSize else { return nil }
    self = scan
    return start
  }

  private static let maximumSizedCount: Int64 = 24

  /// Consumes a space or hyphen and a unit that measures, also that of "1/2-inch-thick".
  private mutating func takeSizeUnit() -> Unit? {
    var scan = self
    scan.skipSpaces()
    if scan.take("-") { scan.skipSpaces() }
    let start = scan.index
    guard let term = scan.takeTerm(where: { $0.unit != nil }), let unit = term.word.unit else {
      return nil
    }
    index = scan.index
    return Unit(unit: unit, range: start..<scan.index)
  }
}
