/// The yield of a recipe, as written, with the number and the unit found in it.
package struct RecipeYield: Sendable, Hashable {
  /// The text as written: "4 servings", "Makes about 2 dozen cookies", "für 4-6 Personen".
  package let text: String
  /// The number of things made, or `nil` if the text has no number.
  ///
  /// A dozen is twelve.
  package let quantity: IngredientQuantity?
  /// The range of that number, as offsets of the text's UTF-8; empty if there is none.
  package let quantityRange: Range<Int>
  /// The unit as written: "servings", "loaves", "人份"; `nil` if nothing follows the number.
  package let unit: String?
  /// True if people or portions are counted, also if only a number is given.
  package let isServings: Bool

  /// Parses a yield; texts longer than `ParsedIngredient.maximumLineLength` are kept and not parsed.
  package init(_ text: String) {
    var text = text
    let found = text.withUTF8 { bytes in
      bytes.count <= ParsedIngredient.maximumLineLength
        ? YieldReading(LineScanner(bytes)) : YieldReading()
    }
    self.text = text
    quantity = found.quantity
    quantityRange = found.range
    unit = found.unit
    isServings = found.isServings
  }
}

/// The number of a yield and the unit after it.
private struct YieldReading {
  var quantity: IngredientQuantity?
  var range = 0..<0
  var unit: String?
  var isServings = false

  /// Creates the reading of a text without a number.
  init() {}

  init(_ line: LineScanner) {
    var scanner = line
    guard let number = scanner.takeFirstCount() else { return }
    quantity = number.quantity(in: nil)
    range = number.range
    let unitRange = scanner.yieldUnit()
    if !unitRange.isEmpty {
      unit = String(decoding: line.bytes[unitRange], as: UTF8.self)
    }
    let isAlone = unitRange.isEmpty && line.trimmed(0..<number.range.lowerBound).isEmpty
    isServings =
      quantity != nil
      && (isAlone || line.has(.serving, in: unitRange)
        || unitRange.isEmpty && line.has(.serving, in: 0..<number.range.lowerBound))
  }
}

extension LineScanner {
  /// Consumes the first number that counts something: not the 9 of "9-inch pie".
  fileprivate mutating func takeFirstCount() -> Quantity? {
    while !isAtEnd {
      skipSpaces()
      var scan = self
      if isAtCount, let quantity = scan.takeQuantity(), scan.current != UInt8(ascii: "%"),
        scan.takeHyphenedUnit() == nil
      {
        index = scan.index
        return quantity
      }
      if isAtNumber {
        skipNumber()
      } else if isWide(at: index) || !skipWord() {
        index += max(1, letterLength(at: index))
      }
    }
    return nil
  }

  /// True if digits, "about" or a word that is only a number is next, or "half a dozen": not the "a" of "a
  /// crowd".
  private var isAtCount: Bool {
    guard !isAtNumber else { return true }
    guard !isWide(at: index) else { return false }
    var scan = self
    _ = scan.skipApproximation()
    return scan.isAtNumber || scan.takePlainNumberWord() != nil || scan.isAtDozens
  }

  /// True before "dozen", "a dozen" and "half a dozen".
  private var isAtDozens: Bool {
    var scan = self
    if scan.takeTerm(.dozen) != nil { return true }
    guard scan.takeFirstNumber() != nil else { return false }
    scan.skipSpaces()
    _ = scan.take("-")
    return scan.takeTerm(.dozen) != nil
  }

  /// Consumes the unit of the number: the text up to a comma, a full stop or parentheses.
  fileprivate mutating func yieldUnit() -> Range<Int> {
    skipSpaces()
    if takeGroup() != nil { skipSpaces() }
    if takeTimes() { skipSpaces() }
    let start = index
    while !isAtEnd, !isYieldEnd { index += 1 }
    return trimmed(start..<index)
  }

  private var isYieldEnd: Bool {
    switch current {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "("), 0x0A: true
    case UInt8(ascii: "."): spaceLength(at: index + 1) > 0 || index + 1 >= end
    case UInt8(ascii: "/"): true
    case 0xEF: [0xEF_BC_88, 0xEF_BC_8C, 0xEF_BC_9A].contains(triple(at: index))
    default: false
    }
  }
}
