/// The folding of headings and keys for lookups: only letters and digits are kept, without case and
/// accents.
///
/// `TextFolding` compares titles of any script. This reads bytes that may not be valid UTF-8,
/// ignores apostrophes, and folds a Latin letter to one other ("ß" to "s") by a table, for speed.
enum FoldedText {
  /// Returns the words of a text, separated by one space.
  static func words(_ text: some Collection<UInt8>) -> String {
    folded(text, separator: 0x20)
  }

  /// Returns the letters and digits of a text without separators.
  static func key(_ text: some Collection<UInt8>) -> String {
    folded(text, separator: nil)
  }

  private static func folded(_ text: some Collection<UInt8>, separator: UInt8?) -> String {
    let folded = text.withContiguousStorageIfAvailable { utf8 in
      utf8.allSatisfy { $0 < 0x80 } ? foldedASCII(utf8, separator: separator) : nil
    }
    return folded.flatMap(\.self) ?? foldedUnicode(text, separator: separator)
  }

  /// Folds an ASCII text, the fast path for nearly all texts.
  private static func foldedASCII(
    _ text: UnsafeBufferPointer<UInt8>, separator: UInt8?
  ) -> String {
    String(unsafeUninitializedCapacity: text.count) { folded in
      var count = 0
      var isSeparated = false
      for byte in text {
        let lower = byte | 0x20
        if (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && lower >= 0x61 && lower <= 0x7A) {
          if isSeparated, let separator, count > 0 {
            folded[count] = separator
            count += 1
          }
          isSeparated = false
          folded[count] = byte < 0x40 ? byte : lower
          count += 1
        } else if byte != 0x27 {
          isSeparated = true
        }
      }
      return count
    }
  }

  private static func foldedUnicode(_ text: some Collection<UInt8>, separator: UInt8?) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.count)
    var isSeparated = false
    var index = text.startIndex
    while index < text.endIndex {
      let (scalar, width) = scalar(in: text, at: index)
      index = text.index(index, offsetBy: width)
      guard let letter = letter(scalar) else {
        isSeparated = isSeparated || !isInvisible(scalar)
        continue
      }
      if isSeparated, let separator, !folded.isEmpty { folded.append(separator) }
      isSeparated = false
      append(letter, to: &folded)
    }
    return String(decoding: folded, as: UTF8.self)
  }

  private static func append(_ scalar: UInt32, to folded: inout [UInt8]) {
    if scalar < 0x80 {
      folded.append(UInt8(truncatingIfNeeded: scalar))
    } else if let scalar = Unicode.Scalar(scalar), let encoded = UTF8.encode(scalar) {
      folded.append(contentsOf: encoded)
    }
  }

  /// Returns the scalar at an index and its width; an invalid byte counts as U+FFFD.
  private static func scalar<Text: Collection<UInt8>>(
    in text: Text, at index: Text.Index
  ) -> (value: UInt32, width: Int) {
    let first = text[index]
    guard first >= 0x80 else { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (0x7F >> UInt32(length))
    var next = text.index(after: index)
    for _ in 1..<length {
      guard first >= 0xC0, next < text.endIndex, text[next] & 0xC0 == 0x80 else {
        return (0xFFFD, 1)
      }
      value = value << 6 | UInt32(text[next] & 0x3F)
      next = text.index(after: next)
    }
    return (value, length)
  }

  /// True for apostrophes, combining marks, joiners and variation selectors, which do not separate.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x27, 0x2019, 0x300...0x36F, 0x200D, 0xFE00...0xFE0F: true
    default: false
    }
  }

  /// Returns the folded letter or digit, or `nil` for everything else.
  private static func letter(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x30...0x39, 0x61...0x7A: scalar
    case 0x41...0x5A: scalar + 0x20
    case 0xC0..<0x180: latin(scalar)
    case 0x410...0x42F: scalar + 0x20
    case 0x401, 0x451: 0x435
    case 0x370...0x3FF, 0x430...0x1FFF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: scalar
    default: nil
    }
  }

  private static func latin(_ scalar: UInt32) -> UInt32? {
    let base = latinBases[Int(scalar - 0xC0)]
    return base == 0x20 ? nil : UInt32(base)
  }

  /// The base letters of U+00C0 to U+017F.
  private static let latinBases = Array(
    """
    aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll\
    lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """.utf8)
}
