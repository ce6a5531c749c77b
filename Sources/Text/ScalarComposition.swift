/// Canonical composition of the few scripts whose marks are part of the letter.
///
/// Other marks are dropped by folding, which makes composed and decomposed Latin text equal
/// without any table.
enum ScalarComposition {
  /// Returns the Hangul syllable of `first` and `second` (The Unicode Standard, section 3.12).
  static func hangul(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      let pair = (first.value - 0x1100) * 21 + second.value - 0x1161
      return Unicode.Scalar(0xAC00 + pair * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00) % 28 == 0:
      return Unicode.Scalar(first.value + second.value - 0x11A7)
    default:
      return nil
    }
  }

  /// Returns the full-width kana or sound mark of a half-width one (Halfwidth and Fullwidth Forms),
  /// and every other scalar unchanged.
  static func fullWidthKana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF66...0xFF9D: halfWidthKana[Int(scalar.value - 0xFF66)]
    case 0xFF9E: "\u{3099}"
    case 0xFF9F: "\u{309A}"
    default: scalar
    }
  }

  /// U+FF66 to U+FF9D as full-width kana, in order.
  private static let halfWidthKana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)

  /// Returns the kana of a letter with a combining sound mark (U+3099 or U+309A).
  static func kana(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch (letter.value, mark.value) {
    case (0x3046, 0x3099): "\u{3094}"
    case (0x30A6, 0x3099): "\u{30F4}"
    case (0x304B...0x3062, 0x3099), (0x30AB...0x30C2, 0x3099):
      Unicode.Scalar(letter.value + 1)
    case (0x3064...0x3068, 0x3099), (0x30C4...0x30C8, 0x3099), (0x306F...0x307B, 0x3099),
      (0x30CF...0x30DB, 0x3099):
      Unicode.Scalar(letter.value + 1)
    case (0x306F...0x307B, 0x309A), (0x30CF...0x30DB, 0x309A):
      Unicode.Scalar(letter.value + 2)
    default: nil
    }
  }
}
