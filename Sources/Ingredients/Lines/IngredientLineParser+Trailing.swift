extension IngredientLineParser {
  /// Parses an amount after the food: "Mehl 200 g", "flour: 1 cup", 鸡蛋 2个, しょうゆ 大さじ2.
  mutating func readTrailingAmount() -> Bool {
    let whole = scanner.end
    scanner.skipFinalPoint()
    defer { scanner.end = whole }
    let start = scanner.index
    var scan = scanner
    for _ in 0..<8 {
      guard scan.skipToNumber() else { return false }
      let number = scan.index
      if number > start, readAmount(behind: start..<number) { return true }
      scan.skipNumber()
    }
    return false
  }

  /// Parses the amount behind an equals sign, in digits or words: "chicken leg = two", 姜 = 半斤 (250g),
  /// "mushrooms = 5 flowers".
  ///
  /// Only a measure and words without a number may follow it.
  mutating func readAssignedAmount() -> Bool {
    let start = scanner.index
    var scan = scanner
    guard scan.skipToEqualsSign(), scan.index > start else { return false }
    let food = scanner.trimmed(start..<scan.index)
    scan.index += scan.equalsSignLength
    scan.skipSpaces()
    var attempt = self
    attempt.scanner = scan
    attempt.isBehindFood = true
    guard !food.isEmpty, attempt.readAmount(), attempt.readMeasureBehindCount() else {
      return false
    }
    attempt.readFood()
    attempt.parts.food = food
    self = attempt
    return true
  }

  /// Parses the measure of what is counted: the 250 ml of 半瓶 250ml.
  ///
  /// - Returns: `false` if another number follows.
  private mutating func readMeasureBehindCount() -> Bool {
    var scan = scanner
    scan.skipSpaces()
    if parts.alternative == nil, let measure = scan.takeMeasure() {
      parts.alternative = measure
      scanner = scan
    }
    var rest = scanner
    return !rest.skipToNumber()
  }

  /// Parses an amount with a number in words behind a food: 大蒜半个, 玉米一根.
  mutating func readTrailingWords() -> Bool {
    let start = scanner.index
    var scan = scanner
    for _ in 0..<8 {
      guard scan.skipToWideNumber() else { return false }
      if readAmount(behind: start..<scan.index) { return true }
    }
    return false
  }

  private mutating func readAmount(behind food: Range<Int>) -> Bool {
    var attempt = self
    attempt.scanner.index = food.upperBound
    let prefix = scanner.prefixUnit(before: food.upperBound)
    let foodEnd = scanner.foodEnd(before: prefix?.range.lowerBound ?? food.upperBound)
    attempt.isBehindFood = true
    attempt.parts.food = food
    guard foodEnd > food.lowerBound, !scanner.endsWithArticle(food), !scanner.namesAmount(food),
      attempt.readAmount(after: prefix, behind: food.lowerBound..<foodEnd),
      attempt.readTrailingRest()
    else { return false }
    attempt.parts.food = scanner.trimmed(food.lowerBound..<foodEnd)
    // "5, 6 pieces" is no amount of its own, "type 405, 200 g" is one.
    let isCount = attempt.parts.amount?.unit?.kind ?? .count == .count
    guard !isCount || !scanner.isDigit(at: foodEnd - 1) || foodEnd == food.upperBound else {
      return false
    }
    self = attempt
    return true
  }

  /// Parses an amount after the unit 大さじ, or with its own; a bare number only after a separator.
  private mutating func readAmount(
    after prefix: LineScanner.Unit?, behind food: Range<Int>
  ) -> Bool {
    guard let prefix else {
      let start = scanner.index
      guard readAmount() else { return false }
      return parts.amount?.unit != nil
        || scanner.allowsBareNumber(at: start, foodEnd: food.upperBound)
        || isSmallCount && scanner.endsLine(behind: food)
    }
    guard let quantity = scanner.takeQuantity(), let value = quantity.quantity(in: prefix.unit)
    else { return false }
    parts.amount = IngredientAmount(value, prefix.unit, at: quantity.range, prefix.range)
    return true
  }

  /// True if the amount is a count that a person writes behind a food.
  private var isSmallCount: Bool { parts.amount.map { $0.quantity.upper < Rational(100) } ?? false }

  /// Parses an amount in the parentheses that end a line: 番茄（2 个）, "tomatoes (2)".
  mutating func readGroupedAmount() -> Bool {
    let start = scanner.index
    var scan = scanner
    while scan.parenthesisLength(at: scan.index, isOpening: true) == nil {
      guard !scan.isAtEnd else { return false }
      scan.index += 1
    }
    let foodEnd = scan.index
    var attempt = self
    guard foodEnd > start, !scanner.hasCountBehindOf(start..<foodEnd),
      !scanner.countsHalf(start..<foodEnd), let group = scan.takeGroup(),
      scan.trimmed(scan.index..<scan.end).isEmpty
    else { return false }
    attempt.scanner = scan.part(scan.trimmed(group))
    guard attempt.readAmount() else { return false }
    attempt.readMeasureBehindComma()
    guard attempt.scanner.isAtEnd, attempt.parts.amount?.unit?.kind != .length else { return false }
    attempt.parts.food = scanner.trimmed(start..<foodEnd)
    self = attempt
    return true
  }

  /// Parses the same in other units: "about 20 g" of "1 stalk, about 20 g".
  private mutating func readMeasureBehindComma() {
    var scan = scanner
    scan.skipSpaces()
    guard parts.alternative == nil, scan.take(",") else { return }
    scan.skipSpaces()
    guard let measure = scan.takeMeasure() else { return }
    parts.alternative = measure
    scanner = scan
  }

  /// Parses "each" of "salt and pepper, 1 tsp each"; "each" of one food is one piece of it.
  private mutating func readDistributionAtEnd() {
    var scan = scanner
    scan.skipSpaces()
    guard scanner.has(.plus, in: parts.food), scan.takeTerm(.distribution) != nil,
      scan.isAtEnd || scan.current == UInt8(ascii: ",")
    else { return }
    scanner = scan
    parts.isOfEach = true
  }

  /// Parses what may follow: only a remark or a preparation.
  private mutating func readTrailingRest() -> Bool {
    scanner.skipAbout()
    scanner.skipPerServing()
    readDistributionAtEnd()
    if parts.amount?.unit?.kind == .length { scanner.skipDimension() }
    readFood()
    // In "Green pepper: 2 strips, red pepper: 1 strip" another food follows.
    let hasOther =
      parts.preparation.map { scanner.namesAmount($0) || scanner.beginsWithCount($0) } ?? false
    return parts.food.isEmpty && !hasOther
  }
}
