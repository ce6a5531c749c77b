/// A parser of one ingredient line: the amount before, inside or after the food, then the rest.
struct IngredientLineParser {
  /// The scanner of the line.
  var scanner: LineScanner
  /// The parts found so far.
  var parts: IngredientParts
  /// True if the amount being read stands behind its food.
  var isBehindFood = false

  /// Creates a parser of one line's UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = LineScanner(bytes)
    parts = IngredientParts(food: 0..<bytes.count)
  }

  /// Parses the line; all of it is food if no amount is found.
  mutating func parse() -> IngredientParts {
    guard scanner.end <= ParsedIngredient.maximumLineLength else { return parts }
    let whole = parts
    scanner.skipMarks()
    skipOptionalMark()
    skipLeadingDistribution()
    let start = scanner.index
    if readAmount() {
      readRest()
      takeUnitAsFood()
      // "each 12 oz." is the size of what the line before counts.
      return parts.isOfEach && parts.food.isEmpty ? whole : parts
    }
    scanner.index = start
    if readLeadIn() || readAssignedAmount() || readTrailingAmount() || readImpliedOne()
      || readTrailingWords() || readGroupedAmount()
    {
      return parts
    }
    parts = whole
    parts.isOptional = scanner.saysOptional(parts.food)
    return parts
  }

  /// Skips the words that make the whole line optional: "Optional: 1 cup nuts", "(optional) 1 cup".
  private mutating func skipOptionalMark() {
    var scan = scanner
    if let group = scan.takeGroup(), scan.saysOptional(group) {
      parts.isOptional = true
    } else if scan.takeTerm(.optional) != nil, scan.take(":") {
      parts.isOptional = true
    } else {
      return
    }
    scan.skipSpaces()
    scanner = scan
  }

  /// Skips "each" before the amount: "je 1 TL Kümmel und Koriander".
  private mutating func skipLeadingDistribution() {
    var scan = scanner
    guard scan.takeTerm(.distribution) != nil, scan.spaceLength(at: scan.index) > 0 else { return }
    scan.skipSpaces()
    guard scan.isAtNumber else { return }
    scanner = scan
    parts.isOfEach = true
  }

  /// Parses "juice of 1 lemon", "zest ½ lemon": the words before the amount are preparation.
  private mutating func readLeadIn() -> Bool {
    let start = scanner.index
    var scan = scanner
    guard scan.takeTerm(.leadIn) != nil else { return false }
    for _ in 0..<6 {
      let words = scanner.trimmed(start..<scan.index)
      scan.skipSpaces()
      var attempt = self
      attempt.scanner = scan
      if attempt.readAmount() {
        attempt.readRest()
        guard !attempt.parts.food.isEmpty else { return false }
        attempt.parts.preparation = words
        self = attempt
        return true
      }
      guard scan.skipWord() else { return false }
    }
    return false
  }
}
