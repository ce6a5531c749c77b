/// The number of columns that text takes in a terminal.
///
/// A character takes the columns of its scalars: "स्ते" those of two consonants. Most terminals draw each of
/// them in a cell of its own, and the others need less. Pictures of several scalars are two wide.
package enum DisplayWidth {
  /// Returns the columns of a text without control characters; see `String.terminalSafe`.
  package static func of(_ text: String) -> Int {
    width(of: text)
  }

  /// Returns the columns of a part of such a text.
  package static func of(_ text: Substring) -> Int {
    width(of: text)
  }

  private static func width(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Returns the columns of one character.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.index(after: scalars.startIndex) != scalars.endIndex else { return of(first) }
    return isPicture(character, startingWith: first) ? 2 : scalars.reduce(0) { $0 + of($1) }
  }

  /// True for a character of several scalars that terminals draw as one picture of two columns: a flag, a keycap,
  /// a person with a skin tone, a family.
  package static func isPicture(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { isPicture(character, startingWith: $0) } ?? false
  }

  /// True for a character, such as a Han one, whose first scalar or picture is two columns wide.
  package static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return of(first) == 2 || isPicture(character, startingWith: first)
  }

  /// Returns the columns of a scalar that stands alone.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    if isMark(scalar) { return 0 }
    if WideScalars.contains(scalar) { return 2 }
    return isInvisible(scalar) ? 0 : 1
  }

  /// True for a pair of regional indicators, and for an emoji that a selector, a keycap, a skin tone or a joined
  /// emoji follows.
  private static func isPicture(
    _ character: Character, startingWith first: Unicode.Scalar
  ) -> Bool {
    let rest = character.unicodeScalars.dropFirst()
    guard !rest.isEmpty else { return false }
    if isRegionalIndicator(first) { return rest.contains(where: isRegionalIndicator) }
    guard first.properties.isEmoji else { return false }
    return rest.contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmoji }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// True for marks that are drawn over or inside the scalar before them.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x4E00 && scalar.value <= 0x9FFF { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// True for joiners, selectors, tags, and vowels and final consonants of a Hangul syllable.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: false
    default: scalar.properties.generalCategory == .format
    }
  }
}
