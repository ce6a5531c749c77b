import Text

/// The text of single cells, contained so that no terminal draws it beyond them.
enum CellText {
  /// More marks on one letter than any script needs.
  private static let scalarLimit = 8
  private static let joiner: Unicode.Scalar = "\u{200D}"
  /// Left-to-right mark, which keeps right-to-left text in its field.
  static let directionMark: Unicode.Scalar = "\u{200E}"

  /// Returns a character with the columns it takes, or `nil` if it takes none.
  ///
  /// Of characters that are joined into one picture the first is shown, as terminals that do not know the
  /// picture would draw all of them.
  static func cell(of character: Character) -> (text: String, width: Int)? {
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else {
      let width = DisplayWidth.of(character)
      return width > 0 ? (String(character), width) : nil
    }
    let isPicture = DisplayWidth.of(character) == 2
    let kept = scalars.prefix { !isPicture || $0 != joiner }.prefix(scalarLimit)
    let shown = Character(String(scalars: Array(kept)))
    let width = DisplayWidth.of(shown)
    return width > 0 ? (String(shown), min(width, 2)) : nil
  }

  /// Returns the parts of a character of which terminals that count scalars draw each in a cell of its own:
  /// the consonants and spacing vowels of "स्ते"; empty for all others.
  static func parts(of character: Character) -> [String] {
    let scalars = character.unicodeScalars
    guard scalars.count > 1, DisplayWidth.of(character) == 1,
      scalars.count(where: { DisplayWidth.of($0) > 0 }) > 1
    else { return [] }
    var parts: [[Unicode.Scalar]] = []
    for scalar in scalars.prefix(scalarLimit) {
      if DisplayWidth.of(scalar) > 0 || parts.isEmpty {
        parts.append([scalar])
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map { String(scalars: $0) }
  }

  /// True if a text has letters that are written from right to left.
  static func hasRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
