import Text

/// The encoding of a text as a CSV cell (RFC 4180, section 2).
enum CSVCell {
  /// Appends a cell: quoted if needed, formulas disarmed unless `isRaw`, without NULs.
  ///
  /// - Parameter isAlone: True if the row has no other cell; an empty one is then quoted, because
  ///   some readers skip empty lines.
  static func append(_ text: String, to line: inout [UInt8], isRaw: Bool, isAlone: Bool) {
    let disarms = !isRaw && isFormula(text.utf8)
    guard disarms || needsQuotes(text.utf8) || (isAlone && text.isEmpty) else {
      line.append(contentsOf: text.utf8)
      return
    }
    line.append(quote)
    if disarms { line.append(UInt8(ascii: "'")) }
    for byte in text.utf8 where byte != 0 {
      if byte == quote { line.append(quote) }
      line.append(byte)
    }
    line.append(quote)
  }

  /// True if a spreadsheet would run the cell: it starts like a formula and is not a number.
  static func isFormula(_ text: String.UTF8View) -> Bool {
    guard let first = text.first(where: { $0 != 0 }) else { return false }
    switch first {
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return !isNumber(text)
    case UInt8(ascii: "="), UInt8(ascii: "@"), 0x09, 0x0D: return true
    default: return false
    }
  }

  private static let quote = UInt8(ascii: "\"")

  private static func needsQuotes(_ text: String.UTF8View) -> Bool {
    text.contains { $0 == quote || $0 == UInt8(ascii: ",") || $0 == 10 || $0 == 13 || $0 == 0 }
  }

  /// True if `text` is a sign, digits with at most one point, and an optional exponent.
  private static func isNumber(_ text: String.UTF8View) -> Bool {
    var rest = text.dropFirst()
    let whole = dropDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = dropDigits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    guard let mark = rest.popFirst() else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return dropDigits(&rest) > 0 && rest.isEmpty
  }

  private static func dropDigits(_ rest: inout Substring.UTF8View) -> Int {
    let end = rest.firstIndex { !$0.isASCIIDigit } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest.distance(from: rest.startIndex, to: end)
  }
}
