import Text

/// The hash of a term of ingredient lines, letter by letter, folded as `TextFolding` does.
struct LineWordHash: Sendable {
  private var hash = StableHash()

  /// The hash of what was added.
  var value: UInt64 { hash.value }

  /// Adds the space between two words.
  mutating func addSpace() { hash.combine(0x20) }

  /// Adds an ASCII letter in either case.
  @inline(__always)
  mutating func add(ascii letter: UInt8) { hash.combine(letter | 0x20) }

  /// Adds a scalar beyond ASCII by its value.
  mutating func add(scalar: UInt32) {
    switch scalar {
    // Nothing folds to these or is folded of them, and they stand side by side without spaces.
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: add(verbatim: scalar)
    default:
      guard let scalar = Unicode.Scalar(scalar) else { return }
      TextFolding.letters(of: scalar).map { hash.combine($0.utf8) }
    }
  }

  /// Adds the letters of a word.
  mutating func add(_ word: some StringProtocol) {
    for scalar in word.unicodeScalars {
      if scalar.isASCII { add(ascii: UInt8(scalar.value)) } else { add(scalar: scalar.value) }
    }
  }

  private mutating func add(verbatim scalar: UInt32) {
    hash.combine(UInt8(truncatingIfNeeded: scalar))
    hash.combine(UInt8(truncatingIfNeeded: scalar >> 8))
    hash.combine(UInt8(truncatingIfNeeded: scalar >> 16))
  }
}
