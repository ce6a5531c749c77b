/// Tells headings among ingredient lines, such as "For the sauce:", from ingredients.
enum IngredientHeading {
  /// The heading's name when a line of a flat list is one; `nil` for an ingredient.
  ///
  /// A heading ends with a colon and has no digit: "For the pizza:", "Sauce:".
  static func heading(in line: String) -> String? {
    guard isLikely(line) else { return nil }
    let text = line.cleaned(.line)
    guard text.hasSuffix(":") || text.hasSuffix("："), text.utf8.count <= longest,
      !text.unicodeScalars.contains(where: isNumber)
    else { return nil }
    let name = name(of: text)
    return name.isEmpty ? nil : name
  }

  /// True if the last byte that is not white space, which settles most lines, may be a colon's.
  static func isLikely(_ line: String) -> Bool {
    let last = line.utf8.withContiguousStorageIfAvailable { $0.last { $0 > 0x20 } }
    guard let last else { return true }
    return last == UInt8(ascii: ":") || last == colonsLastByte
  }

  /// A heading without its trailing colon.
  static func name(of heading: String) -> String {
    guard heading.hasSuffix(":") || heading.hasSuffix("：") else { return heading }
    return String(heading.dropLast()).cleaned(.line)
  }

  /// Longer lines are sentences that happen to end with a colon.
  private static let longest = 80
  /// The full-width colon of Chinese and Japanese texts, U+FF1A, ends with this byte.
  private static let colonsLastByte: UInt8 = 0x9A

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil && scalar.properties.generalCategory != .otherLetter
  }
}
