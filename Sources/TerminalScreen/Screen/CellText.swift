import Text

/// The text of single cells, contained so that no terminal draws it beyond them.
enum CellText {
  /// More marks on one letter than any script needs.
  private static let maximumScalarCount = 8
  private static let joiner: Unicode.Scalar = "\u{200D}"
  /// Left-to-right mark, which keeps right-to-left text in its field.
  static let directionMark: Unicode.Scalar = "\u{200E}"

  /// Returns the cells of a character, as many columns as its `DisplayWidth`; none if it takes none.
  ///
  /// A picture is in one cell, and each consonant and spacing vowel of "स्ते" in one of its own, with the marks on
  /// it.
  static func cells(of character: Character) -> [(text: String, width: Int)] {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return [] }
    if scalars.count == 1 {
      let width = DisplayWidth.of(first)
      return width > 0 ? [(String(character), width)] : []
    }
    return DisplayWidth.isPicture(character) ? [picture(character)] : parts(of: character)
  }

  /// Returns the cell of a picture: of those that are joined the first, as terminals that do not know the picture
  /// would draw all of them.
  private static func picture(_ character: Character) -> (text: String, width: Int) {
    let kept = character.unicodeScalars.prefix { $0 != joiner }.prefix(maximumScalarCount)
    return (String(scalars: Array(kept)), 2)
  }

  private static func parts(of character: Character) -> [(text: String, width: Int)] {
    var parts: [(scalars: [Unicode.Scalar], width: Int)] = []
    for scalar in character.unicodeScalars {
      let width = DisplayWidth.of(scalar)
      guard let last = parts.indices.last, width == 0 || parts[last].width == 0 else {
        parts.append(([scalar], width))
        continue
      }
      parts[last].width += width
      if parts[last].scalars.count < maximumScalarCount { parts[last].scalars.append(scalar) }
    }
    return parts.filter { $0.width > 0 }.map { (String(scalars: $0.scalars), $0.width) }
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
