import Text

/// Ingredient lines whose parts a mark divides: "flour -- 200 g", "200 | g | flour", "flour:475_g".
enum DividedLines {
  /// Returns the lines as a cook would write them, if most of them have amounts that one mark
  /// divides from foods; otherwise the lines as they are.
  static func joined(_ lines: [String]) -> [String] {
    let lines = LeadingAmounts.plain(lines)
    guard lines.count > 1, lines.count <= mostLines,
      lines.count(where: mayBeDivided) * 5 >= lines.count * 3
    else { return lines }
    for mark in marks where lines.count(where: { $0.contains(mark) }) * 5 >= lines.count * 3 {
      var rows = lines.map { row(of: $0, at: mark) }
      if mark == "\t", Set(rows.map(\.count).filter { $0 > 1 }).count > 1 {
        // Tabs below each other are as many as the words before them need.
        rows = rows.map { $0.filter { !$0.isEmpty } }
      }
      if let table = table(rows, instead: lines) { return table }
    }
    return lines
  }

  /// The maximum number of lines that are examined.
  private static let mostLines = 500
  /// The marks, the less ambiguous first.
  ///
  /// A colon divides only a line that has no spaces.
  private static let marks = ["\t", "|", dots, "::", " -- ", " — ", " – ", " - ", ";", ":", ", "]
  /// The mark that stands for a leader of three or more dots.
  private static let dots = "..."

  /// True if a line has a byte of a mark, a fast check that rules out most lines.
  private static func mayBeDivided(_ line: String) -> Bool {
    var hasSpace = false
    var hasColon = false
    var previous: UInt8 = 0
    for byte in line.utf8 {
      defer { previous = byte }
      switch byte {
      case UInt8(ascii: " "): hasSpace = true
      case UInt8(ascii: ":"): hasColon = true
      case UInt8(ascii: "\t"), UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: ","): return true
      // The first byte of dashes.
      case UInt8(ascii: "-"), 0xE2: if hasSpace { return true }
      case UInt8(ascii: "."): if previous == byte { return true }
      default: break
      }
    }
    return hasColon && (!hasSpace || line.contains("::"))
  }

  /// Returns the parts of a line, which is one part if the mark does not divide it.
  private static func row(of line: String, at mark: String) -> [String] {
    if mark == ":" {
      // "flour: 200 g" is what a cook writes.
      guard !line.contains(" "), !line.hasSuffix(":"), !line.contains("://") else { return [line] }
      return words(of: line).split(separator: ":").map { String($0).cleaned(.line) }
    }
    guard line.contains(mark), !isRange(line, at: mark) else { return [line] }
    let parts = line.split(separator: mark, omittingEmptySubsequences: mark == dots)
      .map { part in
        measure(part.drop { $0 == "." && mark == dots || ": ".contains($0) && mark == "\t" })
      }
    return parts.count == 2 ? [parts[0]] + withoutRemark(parts[1]) : parts
  }

  /// Parts an amount from the remark behind a colon, "30 g: sifted".
  private static func withoutRemark(_ part: String) -> [String] {
    guard let colon = part.firstRange(of: ": "),
      case let amount = String(part[..<colon.lowerBound]), AmountText.isAmount(amount)
    else { return [part] }
    return [amount, String(part[colon.upperBound...])]
  }

  /// True for a dash between two numbers: "100 - 150 ml water".
  private static func isRange(_ line: String, at mark: String) -> Bool {
    guard mark.hasPrefix(" "), let place = line.firstRange(of: mark) else { return false }
    return line[..<place.lowerBound].last?.isNumber == true
      && line[place.upperBound...].first?.isNumber == true
  }

  /// Returns a part without the hyphen between a number and its unit, "114-g".
  private static func measure(_ part: Substring) -> String {
    let text = String(part).cleaned(.line)
    let number = text.prefix { $0.isNumber || "./,".contains($0) }
    let rest = text.dropFirst(number.count)
    guard !number.isEmpty, rest.first == "-", rest.dropFirst().first?.isLetter == true,
      !rest.contains(" "), AmountText.unit(String(rest.dropFirst())) != nil
    else { return text }
    return number + " " + rest.dropFirst()
  }

  /// Returns a line with the spaces that underscores stand for.
  private static func words(of line: String) -> String {
    String(line.map { $0 == "_" ? " " : $0 })
  }

  /// Returns the lines of a table, or `nil` if it is none of foods and their amounts.
  private static func table(_ rows: [[String]], instead lines: [String]) -> [String]? {
    let width = rows.map(\.count).max() ?? 0
    let divided = rows.filter { $0.count > 1 }
    guard (2...4).contains(width), divided.count > 1, divided.count * 5 >= rows.count * 3,
      let amount = (0..<width).first(where: { areAmounts(in: $0, of: divided) }),
      let food = (0..<width).first(where: { $0 != amount && areFoods(in: $0, of: divided) })
    else { return nil }
    let headings = (0..<width).map { $0 == amount ? "amount" : $0 == food ? "food" : "" }
    var cells = divided.map { row in (0..<width).map { row.indices.contains($0) ? row[$0] : "" } }
    let names = SlugText.readable(cells.map { $0[food] })
    for (row, name) in zip(cells.indices, names) { cells[row][food] = name }
    let table = IngredientTable(
      ([headings] + cells).map { $0.map { TableCell(text: $0) } }, form: .objects)
    let texts = table.entries.compactMap { entry in
      if case .line(let line) = entry { line } else { nil }
    }
    guard texts.count == divided.count else { return nil }
    var rest = texts[...]
    return zip(rows, lines).map { row, line in
      row.count > 1 ? rest.removeFirst() : line
    }
  }

  private static func areAmounts(in column: Int, of rows: [[String]]) -> Bool {
    let texts = rows.map { $0.indices.contains(column) ? $0[column] : "" }
    let amounts = texts.count { AmountText.isAmount($0) || JoinedIngredient.isVague($0) }
    return amounts * 5 >= texts.count * 3 && texts.contains(where: AmountText.isAmount)
  }

  private static func areFoods(in column: Int, of rows: [[String]]) -> Bool {
    let texts = rows.map { $0.indices.contains(column) ? $0[column] : "" }
    return texts.allSatisfy { $0.contains(where: \.isLetter) }
      && texts.count { !AmountText.startsWithAmount($0) && AmountText.unit($0) == nil } * 5
        >= texts.count * 4
  }
}
