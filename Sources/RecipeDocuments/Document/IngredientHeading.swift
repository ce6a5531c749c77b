/// A recogniser of headings among ingredient lines, such as "For the sauce:".
enum IngredientHeading {
  /// Returns the heading's name if a line of a flat list is one, or `nil` for an ingredient.
  ///
  /// A name in brackets keeps them: below it are lines, or else it is an ingredient.
  /// A heading ends with a colon and contains no digit: "For the pizza:", "Sauce:".
  static func heading(in line: String) -> String? {
    guard isLikely(line) else { return nil }
    let text = line.cleaned(.line)
    if let name = nameBetweenMarks(in: text) ?? nameBetweenDashes(in: text) { return name }
    if isInBrackets(text) { return text }
    guard text.hasSuffix(":") || text.hasSuffix("："), text.utf8.count <= longest,
      !text.unicodeScalars.contains(where: isNumber)
    else { return nil }
    let name = name(of: text)
    return name.isEmpty ? nil : name
  }

  /// Returns the name of a heading with two or more marks before it, as in Plan to Eat's
  /// "** For the sauce".
  private static func nameBetweenMarks(in text: String) -> String? {
    guard let mark = text.first, marks.contains(mark), text.hasPrefix("\(mark)\(mark)"),
      text.utf8.count <= longest, !text.unicodeScalars.contains(where: isNumber)
    else { return nil }
    let rest = text.drop { $0 == mark }
    let inner = rest.prefix { $0 != mark }
    // "**Finish:** Add the basil." is a step with a name.
    guard rest[inner.endIndex...].allSatisfy({ $0 == mark || ":： ".contains($0) }) else {
      return nil
    }
    let name = name(of: String(inner).cleaned(.line))
    // "**Keep some aside.**" is a sentence.
    let isClosed = rest[inner.endIndex...].contains(mark)
    if isClosed, let end = name.last, ".!?".contains(end), name.contains(" ") { return nil }
    return name.contains(where: \.isLetter) ? name : nil
  }

  /// Returns the name of a heading between dashes or the like, "--- Sauce ---", "— Sauce —"; one hyphen
  /// on each side is too little.
  private static func nameBetweenDashes(in text: String) -> String? {
    guard let mark = text.first, dashes.contains(mark), text.last == mark,
      text.utf8.count <= longest, !text.unicodeScalars.contains(where: isNumber)
    else { return nil }
    let start = text.prefix { $0 == mark }.count
    let end = text.reversed().prefix { $0 == mark }.count
    guard start + end < text.count, start > 1 && end > 1 || mark != "-" else { return nil }
    let isDash = "-–—―".contains(mark)
    // "~~gone~~" and "__init__" are words.
    guard isDash || text.dropFirst(start).first == " " else { return nil }
    let name = text.dropFirst(start).dropLast(end).filter { $0 != ":" }
    guard !name.contains(mark) else { return nil }
    let clean = String(name).cleaned(.line)
    return clean.contains(where: \.isLetter) ? clean : nil
  }

  private static let dashes: Set<Character> = ["-", "–", "—", "―", "~", "_", "+", "•", "·"]

  /// True for a name in brackets, as in RecipeSage's "[For the sauce]".
  static func isInBrackets(_ text: String) -> Bool {
    guard text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count <= longest,
      !text.unicodeScalars.contains(where: isNumber)
    else { return false }
    let name = text.dropFirst().dropLast()
    return name.first?.isLetter == true && !name.contains { "[]".contains($0) }
  }

  private static let marks: Set<Character> = ["*", "#", "="]

  /// True if the last byte other than white space may be a colon's, or the line starts with a mark
  /// of headings, a fast check that rules out most lines.
  static func isLikely(_ line: String) -> Bool {
    if let first = line.utf8.first,
      first == UInt8(ascii: "*") || first == UInt8(ascii: "#")
        || first == UInt8(ascii: "=") || first == UInt8(ascii: "[") || mayBeDash(first)
    {
      return true
    }
    let last = line.utf8.withContiguousStorageIfAvailable { $0.last { $0 > 0x20 } }
    guard let last else { return true }
    return last == UInt8(ascii: ":") || last == colonsLastByte
  }

  /// True for the first byte of a dash or the like: en and em dashes, and the bullets, are not ASCII.
  private static func mayBeDash(_ byte: UInt8) -> Bool {
    "-~_+".utf8.contains(byte) || byte == 0xE2 || byte == 0xC2
  }

  /// Returns a heading without its trailing colon, or the brackets around it.
  static func name(of heading: String) -> String {
    if isInBrackets(heading) {
      return name(of: String(heading.dropFirst().dropLast()).cleaned(.line))
    }
    guard heading.hasSuffix(":") || heading.hasSuffix("：") else { return heading }
    return String(heading.dropLast()).cleaned(.line)
  }

  /// The maximum length: longer lines are sentences that happen to end with a colon.
  private static let longest = 80
  /// The last byte of U+FF1A, the full-width colon of Chinese and Japanese texts.
  private static let colonsLastByte: UInt8 = 0x9A

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil && scalar.properties.generalCategory != .otherLetter
  }
}
