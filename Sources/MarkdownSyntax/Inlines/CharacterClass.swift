/// The class of a character next to a delimiter run (CommonMark 6.2: flanking).
enum CharacterClass {
  case space
  case punctuation
  case other

  /// Returns the class of the character that starts at `index`.
  static func at(_ index: Int, in bytes: [UInt8]) -> CharacterClass {
    let byte = bytes[index]
    return byte < 0x80 ? ascii(byte) : beyondASCII(bytes[index...].prefix(4))
  }

  /// Returns the class of the character that ends before `index`.
  static func before(_ index: Int, in bytes: [UInt8]) -> CharacterClass {
    guard index > 0 else { return .space }
    var first = index - 1
    guard bytes[first] >= 0x80 else { return ascii(bytes[first]) }
    while first > 0, bytes[first] & 0xC0 == 0x80, index - first < 4 { first -= 1 }
    return beyondASCII(bytes[first..<index])
  }

  private static func ascii(_ byte: UInt8) -> CharacterClass {
    byte <= 0x20 ? .space : byte.isPunctuation ? .punctuation : .other
  }

  private static func beyondASCII(_ bytes: ArraySlice<UInt8>) -> CharacterClass {
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return .other
    }
    if scalar.properties.isWhitespace { return .space }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return .punctuation
    default: return .other
    }
  }
}
