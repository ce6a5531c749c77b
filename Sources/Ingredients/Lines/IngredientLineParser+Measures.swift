extension IngredientLineParser {
  /// Parses further amounts after an amount: sums, ranges with units, the same in other units.
  mutating func readMoreMeasures() {
    for _ in 0..<4 {
      scanner.lookAhead()
      guard readSum() || readUnitRange() || readSlashed() || readGroupedMeasure() else { return }
    }
  }

  /// Parses the second part of "1 lb 2 oz" and "1 cup plus 2 tablespoons".
  ///
  /// Behind an amount that is there in two units, as in "1 cup (240 ml) plus 2 tablespoons", the second
  /// part belongs to neither of them alone.
  private mutating func readSum() -> Bool {
    guard parts.alternative == nil, let amount = parts.amount,
      !scanner.isBetween(amount.quantityRange), let sum = scanner.takeSum(with: amount)
    else { return false }
    parts.amount = sum
    return true
  }

  /// Parses the upper end of a range that has a unit of its own: "200 g - 250 g", "1 can - 2 cans", "1 teaspoon
  /// to 1 tablespoon", "between 1 cup and 2 cups".
  private mutating func readUnitRange() -> Bool {
    guard let amount = parts.amount, let unit = amount.unit, !amount.quantity.isRange else {
      return false
    }
    var scan = scanner
    scan.skipSpaces()
    let isBetween = scanner.isBetween(amount.quantityRange)
    guard scan.takeDash() || scan.takeTerm(isBetween ? [.range, .plus] : .range) != nil else {
      return false
    }
    scan.skipSpaces()
    let isBare = parts.packageSize == nil && parts.alternative == nil
    guard let upper = scan.takeMeasure() ?? (isBare ? scan.takeCount() : nil),
      let end = upper.unit == unit ? upper.quantity.upper : upper.end(above: amount),
      upper.unit == unit || isBare && !scanner.isBeforeChoice,
      let range = IngredientQuantity(
        amount.quantity.lower, to: end, isApproximate: amount.quantity.isApproximate)
    else { return false }
    scanner = scan
    let place = amount.range.lowerBound..<upper.range.upperBound
    parts.amount = IngredientAmount(range, unit, at: place, nil)
    return true
  }

  /// Parses the second amount of "300g/10½oz" and of "1 kg or 2 lb 3 oz", and the third of
  /// "350 ml/12 fl oz/1½ cups" and "225 g/8 oz/2 sticks".
  private mutating func readSlashed() -> Bool {
    var scan = scanner
    scan.skipSpaces()
    let isSlashed = scan.takeSlash() || scan.take("|") || scan.take("=")
    guard isSlashed || scan.takeTerm(.range) != nil else { return false }
    scan.skipSpaces()
    guard let first = scan.takeMeasure() ?? (isSlashed ? scan.takeCount() : nil) else {
      return false
    }
    let measure = scan.takeSum(with: first) ?? first
    guard isSlashed || parts.amount.map({ $0.isAbout(measure) }) ?? false else { return false }
    scanner = scan
    if parts.alternative == nil {
      parts.alternative = measure
    } else if isSlashed {
      parts.furtherAlternatives.append(measure)
    }
    return true
  }

  /// Parses the size of one package between commas: "1 package, 10 ounces, frozen peas".
  mutating func readSizeBetweenCommas() {
    guard parts.amount?.unit?.isPackage == true, parts.packageSize == nil else { return }
    var scan = scanner
    scan.skipSpaces()
    guard scan.take(",") else { return }
    scan.skipSpaces()
    guard let size = scan.takeMeasure(), size.unit?.kind != .length else { return }
    scan.skipSpaces()
    guard scan.take(",") else { return }
    parts.packageSize = size
    scanner = scan
  }

  /// Parses the amount in the parentheses of "1 cup (240 ml)" and "1 can (14 oz)".
  private mutating func readGroupedMeasure() -> Bool {
    var scan = scanner
    scan.skipSpaces()
    guard let group = scan.takeGroup(), let measure = scan.measure(in: group) else { return false }
    scanner = scan
    add(measure, isBeforeFood: !isBehindFood || parts.amount?.unit?.isPackage == true)
    return true
  }

  /// Adds an amount in parentheses: the size of one thing counted, or the same in other units.
  mutating func add(_ measure: LineScanner.GroupedMeasure, isBeforeFood: Bool) {
    let unit = parts.amount?.unit
    // "4 cloves (about 20 g)" are 20 g together; "1 can (about 400 g)" holds as much.
    let isPart = parts.amount.map { $0.quantity.upper < Rational(1) } ?? false
    // So much is "1/2 package (~85 g)".
    let isEstimate = measure.amount.quantity.isApproximate && (unit?.isPackage == false || isPart)
    let isCounted = unit.map { $0.kind == .count } ?? false && !isEstimate
    // "1 can beans (19 oz)" tells the size of the can, whose number may change.
    let isOfOne = unit?.isPackage == true && parts.amount?.quantity.upper == Rational(1)
    if measure.isEach
      || (isBeforeFood || isOfOne) && isCounted && !measure.isTotal && !countsTogether
    {
      guard parts.packageSize == nil else {
        addContents(measure)
        return
      }
      parts.packageSize = measure.amount
      parts.alternativeSize = measure.alternative
    } else if measure.amount.unit?.kind != .length || unit?.kind == .length {
      // "1 cup diced (1/4 inch)" is no cup in inches.
      addAlternative(measure.amount)
    }
  }

  /// Adds the same amount in other units: the "2 cups" of "250 g/9 oz (2 cups)" is the second.
  private mutating func addAlternative(_ amount: IngredientAmount) {
    if parts.alternative == nil {
      parts.alternative = amount
    } else if amount.unit?.kind != .length,
      parts.furtherAlternatives.count < Self.maximumAlternativeCount
    {
      parts.furtherAlternatives.append(amount)
    }
  }

  private static let maximumAlternativeCount = 4

  /// Adds what packages of a known size hold together: "two 1/4-ounce packages (about 5 teaspoons)".
  private mutating func addContents(_ measure: LineScanner.GroupedMeasure) {
    guard let amount = parts.amount, amount.quantity.upper > Rational(1), !measure.isEach,
      measure.amount.unit?.kind == .volume, parts.packageSize?.unit?.kind == .mass
    else { return }
    parts.alternative = parts.alternative ?? measure.amount
  }

  /// True if an amount in parentheses is that of all things counted: "2 sticks (1 cup)", "1/2 head
  /// (200 g)".
  private var countsTogether: Bool {
    guard let amount = parts.amount, let unit = amount.unit else { return false }
    return unit == .stick || !unit.isPackage && !amount.quantity.upper.isWhole
  }
}

extension IngredientAmount {
  /// The upper end of a range that begins with an amount in a smaller unit, in that unit; `nil` if this is
  /// less, about the same, or of another kind.
  fileprivate func end(above lower: IngredientAmount) -> Rational? {
    guard let unit, let smaller = lower.unit, unit.kind == smaller.kind, unit.kind != .count,
      !quantity.isRange, !lower.isAbout(self), let size = unit.factor, let step = smaller.factor,
      let end = quantity.upper.multiplied(by: size)?.divided(by: step), end > lower.quantity.upper
    else { return nil }
    return end
  }

  /// True if another amount is about the same in another unit.
  fileprivate func isAbout(_ other: IngredientAmount) -> Bool {
    guard let unit, let otherUnit = other.unit, unit != otherUnit, unit.kind == otherUnit.kind,
      let size = unit.factor?.value, let otherSize = otherUnit.factor?.value
    else { return false }
    let ratio = other.quantity.upper.value * otherSize / (quantity.upper.value * size)
    return (0.85...1.2).contains(ratio)
  }
}
