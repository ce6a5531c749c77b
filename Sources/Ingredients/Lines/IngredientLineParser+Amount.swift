extension IngredientLineParser {
  /// Parses the amount that begins here, up to the food; changes nothing if there is none.
  mutating func readAmount() -> Bool {
    let saved = self
    guard readCount(), parts.amount != nil else {
      self = saved
      return false
    }
    readMoreMeasures()
    skipFiller()
    return true
  }

  /// Parses a quantity, then a package size, a unit, or both.
  private mutating func readCount() -> Bool {
    if readUnitBeforeNumber() { return true }
    guard let quantity = scanner.takeCountOfSized() ?? scanner.takeQuantity(),
      !scanner.isBeforeGrade(quantity)
    else { return false }
    if readSizeOfOne(quantity) || readPackage(quantity) { return true }
    let start = scanner
    scanner.skipSpaces()
    if quantity.isFraction { scanner.skipFillerBeforeUnit() }
    if let unit = scanner.takeUnitOrAnother(), scanner.counts(unit, quantity, of: nil) {
      if quantity.last == nil, let half = scanner.takePartBehindUnit() {
        return setAmount(quantity, unit, and: half)
      }
      if !readSoldIn(quantity, unit) { setAmount(quantity, unit) }
      return true
    }
    scanner = start
    guard !quantity.needsUnit, quantity.isBeforeSize || scanner.endsCount else { return false }
    setAmount(quantity, nil)
    return true
  }

  /// Parses an amount whose unit comes first, as in 大さじ2.
  private mutating func readUnitBeforeNumber() -> Bool {
    guard scanner.isWide(at: scanner.index) else { return false }
    var scan = scanner
    guard let unit = scan.takeUnit(), unit.unit.isBeforeNumber else { return false }
    scan.skipSpaces()
    guard let quantity = scan.takeQuantity() else { return false }
    scanner = scan
    setAmount(quantity, unit)
    return true
  }

  /// Parses "16-ounce can", "1/2-inch piece", `9" pie crust`: the size of one thing; not "4-ounce
  /// fillets".
  private mutating func readSizeOfOne(_ quantity: LineScanner.Quantity) -> Bool {
    var scan = scanner
    let mark = scan.takeInchMark()
    // `2" ginger` is as much of it as "2 inch ginger".
    let isMark = mark != nil
    guard
      let unit = mark ?? scan.takeHyphenedUnit() ?? (isBehindFood ? nil : scan.takeLengthOfThing()),
      let size = quantity.quantity(in: unit.unit), unit.unit.kind != .count
    else { return false }
    scanner = scan
    let amount = IngredientAmount(size, unit.unit, at: quantity.range, unit.range)
    let container = takeContainer(of: amount)
    let isSize = unit.unit.kind == .length && (!isMark || scanner.isBeforeSized)
    if container != nil || isSize {
      setOne(container, of: amount)
    } else {
      parts.amount = amount
    }
    return true
  }

  /// Parses the package after a measure: "28 oz can chickpeas" and "400g/14oz tin tomatoes" are one.
  private mutating func readSoldIn(
    _ quantity: LineScanner.Quantity, _ unit: LineScanner.Unit
  ) -> Bool {
    guard unit.unit.kind != .count, let size = quantity.quantity(in: unit.unit) else {
      return false
    }
    scanner.lookAhead()
    let saved = scanner
    let amount = IngredientAmount(size, unit.unit, at: quantity.range, unit.range)
    let other = scanner.takeSlashedMeasure() ?? scanner.takeGroupedMeasure(like: amount)
    guard let container = takeContainer(), container.unit.isPackage else {
      scanner = saved
      return false
    }
    setOne(container, of: amount)
    parts.alternativeSize = other
    return true
  }

  /// Sets the amount to one thing of a size, which the line implies.
  private mutating func setOne(_ container: LineScanner.Unit?, of size: IngredientAmount) {
    parts.packageSize = size
    let start = size.quantityRange.lowerBound
    parts.amount = IngredientQuantity(Rational(1)).map {
      IngredientAmount($0, container?.unit, at: start..<start, container?.range)
    }
  }

  /// Parses "1 (14 oz) can", "2 x 400 g tins", "1 14.5-ounce can", "2 (8 ounce) packages".
  private mutating func readPackage(_ quantity: LineScanner.Quantity) -> Bool {
    guard scanner.mayBeginPackage else { return false }
    var attempt = self
    attempt.scanner.skipSpaces()
    let isTimes = attempt.scanner.takeTimes()
    if isTimes {
      scanner = attempt.scanner
      attempt.scanner.skipSpaces()
    }
    guard let size = attempt.scanner.takePackageSize() else { return false }
    // "Half (about 100 g)" weighs as much, and is no half of it.
    if quantity.isFraction, size.amount.quantity.isApproximate, size.container == nil {
      return false
    }
    let container = size.container ?? attempt.takeContainer(quantity, of: size.amount)
    guard container != nil || isTimes || size.isMarked else { return false }
    attempt.parts.packageSize = size.amount
    attempt.parts.alternativeSize = size.alternative
    attempt.setAmount(quantity, container)
    self = attempt
    return true
  }

  /// Consumes a unit that counts, after a package size.
  ///
  /// - Parameters:
  ///   - quantity: The number of packages; `nil` for the one that the line implies.
  ///   - size: The size of one.
  private mutating func takeContainer(
    _ quantity: LineScanner.Quantity? = nil, of size: IngredientAmount? = nil
  ) -> LineScanner.Unit? {
    var scan = scanner
    scan.skipSpaces()
    guard let unit = scan.takeUnitOrAnother(), unit.unit.kind == .count,
      scan.counts(unit, quantity, of: size)
    else { return nil }
    scanner = scan
    return unit
  }

  /// Parses the one that "pinch of salt" implies.
  mutating func readImpliedOne() -> Bool {
    var scan = scanner
    let start = scan.index
    guard let unit = scan.takeImpliedUnit(), let quantity = IngredientQuantity(Rational(1)) else {
      return false
    }
    // A cup and a half: "כוס וחצי".
    var behind = scan
    guard behind.takePartBehindUnit() == nil else { return false }
    var attempt = self
    attempt.scanner = scan
    attempt.parts.amount = IngredientAmount(quantity, unit.unit, at: start..<start, unit.range)
    attempt.skipFiller()
    attempt.readRest()
    guard !attempt.parts.food.isEmpty else { return false }
    self = attempt
    return true
  }

  /// Skips "of", "de", "d'", which belong neither to the unit nor to the food, and the word before it that
  /// says how full the unit is: "rase de".
  mutating func skipFiller() {
    var scan = scanner
    scan.skipSpaces()
    if scan.takeTerm(.modifier) != nil { scan.skipSpaces() }
    guard let filler = scan.takeTerm(.filler) else { return }
    let isWide = scan.isWide(at: filler.range.lowerBound)
    guard isWide || scan.isAtSpaceOrEnd || scan.takeApostrophe() else { return }
    scanner = scan
  }

  /// Sets the amount to one and a half of 一个半, 1 1/2 of "a pound and a half", 1 3/4 of "a cup and three
  /// quarters".
  private mutating func setAmount(
    _ quantity: LineScanner.Quantity, _ unit: LineScanner.Unit, and half: Rational
  ) -> Bool {
    guard quantity.last == nil,
      let number = quantity.first.value(in: unit.unit).adding(half),
      let sum = IngredientQuantity(number, to: nil, isApproximate: quantity.isApproximate)
    else { return false }
    parts.amount = IngredientAmount(
      sum, unit.unit, at: quantity.range.lowerBound..<scanner.index, nil)
    return true
  }

  private mutating func setAmount(_ quantity: LineScanner.Quantity, _ unit: LineScanner.Unit?) {
    parts.amount = quantity.quantity(in: unit?.unit).map {
      IngredientAmount($0, unit?.unit, at: quantity.range, unit?.range)
    }
  }
}
