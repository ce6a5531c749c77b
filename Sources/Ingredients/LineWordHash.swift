import Text

/// A hash of a term of ingredient lines, built letter by letter: FNV-1a of the folded letters.
///
/// Folding drops case and the accents of Latin letters and lowers Cyrillic ones, without tables:
/// "Esslöffel", "ESSLOFFEL" and "esslo\u{308}ffel" are one.
struct LineWordHash: Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of the letters added; never 0.
  var value: UInt64 {
    let mixed = StableHash.mix(hash)
    return mixed == 0 ? 1 : mixed
  }

  /// Adds the space between two words.
  mutating func addSpace() { add(byte: 0x20) }

  /// Adds an ASCII letter in either case.
  @inline(__always)
  mutating func add(ascii letter: UInt8) { add(byte: letter | 0x20) }

  /// Adds a scalar beyond ASCII by its value.
  mutating func add(scalar: UInt32) {
    switch scalar {
    case 0xDF: add(ascii: UInt8(ascii: "s")); add(ascii: UInt8(ascii: "s"))
    case 0xC0...0x17F: addLatin(scalar)
    case 0x300...0x36F: break
    case 0x410...0x42F: add(verbatim: scalar + 0x20)
    case 0x401, 0x451: add(verbatim: 0x435)
    default: add(verbatim: scalar)
    }
  }

  /// Adds the letters of a word.
  mutating func add(_ word: some StringProtocol) {
    for scalar in word.unicodeScalars {
      if scalar.isASCII { add(ascii: UInt8(scalar.value)) } else { add(scalar: scalar.value) }
    }
  }

  /// The letters of Latin-1 Supplement and Latin Extended-A without diacritics, in order.
  private static let latinBases = StaticString(
    """
    aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllllln\
    nnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """)

  private mutating func addLatin(_ scalar: UInt32) {
    let base = Self.latinBases.withUTF8Buffer { letters in
      let index = Int(scalar) - 0xC0
      return index < letters.count ? letters[index] : 0x20
    }
    add(byte: base)
  }

  private mutating func add(verbatim scalar: UInt32) {
    add(byte: UInt8(truncatingIfNeeded: scalar))
    add(byte: UInt8(truncatingIfNeeded: scalar >> 8))
    add(byte: UInt8(truncatingIfNeeded: scalar >> 16))
  }

  @inline(__always)
  private mutating func add(byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
