/// A recogniser of headings among ingredient lines, such as "For the sauce:".
enum IngredientHeading {
  /// Returns the heading's name if a line of a flat list is one, or `nil` for an ingredient.
  ///
  /// A heading ends with a colon and contains no digit: "For the pizza:", "Sauce:".
  static func heading(in line: String) -> String? {
    guard isLikely(line) else { return nil }
    let text = line.cleaned(.line)
    guard text.hasSuffix(":") || text.hasSuffix("："), text.utf8.count <= longest,
      !text.unicodeScalars.contains(where: isNumber)
    else { return nil }
    let name = name(of: text)
    return name.isEmpty ? nil : name
  }

  /// True if the last byte other than white space may be a colon's, a fast check that rules out
  /// most lines.
  static func isLikely(_ line: String) -> Bool {
    let last = line.utf8.withContiguousStorageIfAvailable { $0.last { $0 > 0x20 } }
    guard let last else { return true }
    return last == UInt8(ascii: ":") || last == colonsLastByte
  }

  /// Returns a heading without its trailing colon.
  static func name(of heading: String) -> String {
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
