/// The number of columns that text takes in a terminal.
///
/// A character is as wide as its widest scalar, which is what terminals that know grapheme
/// clusters draw; flags, keycaps and characters with an emoji presentation selector are two wide.
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
    if isEmoji(character, startingWith: first) { return 2 }
    return scalars.reduce(0) { max($0, of($1)) }
  }

  /// Returns the columns of a scalar that stands alone.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    if isMark(scalar) { return 0 }
    if WideScalars.contains(scalar) { return 2 }
    return isInvisible(scalar) ? 0 : 1
  }

  /// True if it is a flag (a pair of regional indicators) or a selector makes it an emoji.
  private static func isEmoji(_ character: Character, startingWith first: Unicode.Scalar) -> Bool {
    let scalars = character.unicodeScalars.dropFirst()
    if isRegionalIndicator(first) { return scalars.contains(where: isRegionalIndicator) }
    guard scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 }) else {
      return false
    }
    return first.properties.isEmoji
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
