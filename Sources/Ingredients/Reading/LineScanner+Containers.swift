import Text

extension LineScanner {
  /// Consumes a unit, and a container or piece that does as well: "bottle or can", "head/bunch".
  mutating func takeUnitOrAnother() -> Unit? {
    guard let unit = takeUnit() else { return nil }
    var scan = self
    scan.skipSpaces()
    guard unit.unit.kind == .count, scan.takeSlash() || scan.takeTerm(.range) != nil else {
      return unit
    }
    scan.skipSpaces()
    guard let other = scan.takeUnit(), other.unit.kind == .count else { return unit }
    index = scan.index
    return Unit(unit: unit.unit, range: unit.range.lowerBound..<other.range.upperBound)
  }

  /// Skips the "de" of "⅓ de xícara" if a unit follows.
  mutating func skipFillerBeforeUnit() {
    var scan = self
    guard scan.takeTerm(.filler) != nil, scan.isAtSpaceOrEnd else { return }
    scan.skipSpaces()
    let unit = scan
    guard scan.takeUnit() != nil else { return }
    index = unit.index
  }

  /// True unless a unit is a word that only describes there: "3 square crackers", "4 cube steaks", "1
  /// 8-inch square pan".
  ///
  /// - Parameters:
  ///   - quantity: The number of things; `nil` for one.
  ///   - size: The size of one, if known.
  func counts(_ unit: Unit, _ quantity: Quantity?, of size: IngredientAmount?) -> Bool {
    guard [.piece, .cube, .carton].contains(unit.unit) else { return true }
    let word = String(decoding: bytes[unit.range], as: UTF8.self).lowercased()
    if size?.unit?.kind == .length, word.hasSuffix("square") { return false }
    guard ["square", "cube", "basket"].contains(where: word.hasSuffix),
      let count = quantity?.quantity(in: nil)
    else { return true }
    return count.upper <= Rational(1)
  }

  /// True if a part of the line is nothing but a package: the food of "1 package, 10 ounces, peas".
  func isPackage(_ range: Range<Int>) -> Bool {
    var part = part(range)
    return part.takeUnit()?.unit.isPackage == true && part.isAtEnd
  }

  /// Consumes a unit in the singular of which a line that begins with it means one: "pinch of salt",
  /// "dash hot sauce", "sprig of thyme".
  ///
  /// Other things need the English "of": "noix de muscade" and "filet de boeuf" are foods. Spoons and cups
  /// need any such word, or a name that no number is lost before: "teaspoon salt" may be a half.
  mutating func takeImpliedUnit() -> Unit? {
    guard !isWide(at: index) else { return nil }
    var scan = self
    guard let unit = scan.takeUnit(), unit.unit.kind == .count || unit.unit.isSpoonOrCup,
      !scan.isPlural(before: firstWordEnd(of: unit.range)), scan.spaceLength(at: scan.index) > 0
    else { return nil }
    let end = scan.index
    scan.skipSpaces()
    let hasOf = scan[scan.index] | 0x20 == UInt8(ascii: "o") && scan.takeTerm(.filler) != nil
    let isMeant =
      unit.unit.isSpoonOrCup ? scan.takesFiller || isSpoonByItself(unit) : unit.unit.isOftenOne
    guard hasOf || isMeant && scan.takeTerm(.range) == nil else { return nil }
    index = end
    return unit
  }

  /// True if a word like "de" is next, which joins a measure to its food.
  private var takesFiller: Bool {
    var scan = self
    _ = scan.takeTerm(.modifier)
    scan.skipSpaces()
    return scan.takeTerm(.filler) != nil && (scan.isAtSpaceOrEnd || scan.takeApostrophe())
  }

  /// True for the name of one spoon or cup in a language that joins it to the food without a word.
  private func isSpoonByItself(_ unit: Unit) -> Bool {
    let word = String(decoding: bytes[unit.range], as: UTF8.self)
    // "El" is an article, too.
    return ["EL", "TL"].contains(word) || Self.spoonsByThemselves.contains(word.lowercased())
  }

  private static let spoonsByThemselves: Set<String> = [
    "esslöffel", "teelöffel", "tasse", "eetlepel", "theelepel", "matsked", "tesked", "spiseskje",
    "teskje", "spiseske", "teske", "łyżka", "łyżeczka", "szklanka", "lžíce", "lžička", "hrnek",
    "polievková lyžica", "lyžica", "lyžička", "žlica", "žličica", "evőkanál", "teáskanál",
    "kávéskanál", "ruokalusikallinen", "teelusikallinen", "כף", "כפית", "כוס", "كوب", "ملعقة كبيرة",
    "ملعقة صغيرة",
  ]

  private func firstWordEnd(of range: Range<Int>) -> Int {
    range.first { spaceLength(at: $0) > 0 } ?? range.upperBound
  }

  /// True if the word that ends at an offset has the "s" of a plural.
  func isPlural(before offset: Int) -> Bool {
    let s = UInt8(ascii: "s")
    return self[offset - 1] | 0x20 == s && self[offset - 2] | 0x20 != s
  }
}

extension MeasureUnit {
  /// True if one of it is meant where no number is given.
  fileprivate var isOftenOne: Bool {
    switch self {
    case .pinch, .dash, .handful, .knifePoint: true
    default: false
    }
  }

  fileprivate var isSpoonOrCup: Bool {
    switch self {
    case .teaspoon, .dessertspoon, .tablespoon, .cup, .metricCup, .coffeeCup, .nordicCoffeeCup: true
    default: false
    }
  }
}
