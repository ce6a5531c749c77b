/// The normal form in which texts are compared: lower case, without accents, as words.
///
/// Folded text is UTF-8: words of letters and digits with one space between them, and none at
/// either end. Letters of scripts other than Latin are kept, so that no title folds to nothing.
/// Both sides of a comparison must be folded.
package enum TextFolding {
  /// The treatment of the letters ä, ö and ü.
  package enum Umlauts: Sendable {
    /// The mark is dropped: "Brühe" becomes "bruhe".
    case dropped
    /// The letter is spelt out as in German: "Brühe" becomes "bruehe".
    case spelledOut
  }

  /// Returns the folded form of `text`.
  package static func fold(_ text: String, umlauts: Umlauts = .dropped) -> [UInt8] {
    var folded: [UInt8] = []
    append(text, to: &folded, umlauts: umlauts)
    return folded
  }

  /// Returns the folded form of `text` as a string.
  package static func foldedString(_ text: String, umlauts: Umlauts = .dropped) -> String {
    String(decoding: fold(text, umlauts: umlauts), as: UTF8.self)
  }

  /// Appends the folded form of `text`, after a space if `folded` is not empty.
  ///
  /// - Returns: True if `text` has a letter that `Umlauts.spelledOut` would change.
  @discardableResult
  package static func append(
    _ text: String, to folded: inout [UInt8], umlauts: Umlauts = .dropped
  ) -> Bool {
    var text = text
    return text.withUTF8 { append($0, to: &folded, umlauts: umlauts) }
  }

  /// Appends the folded form of valid UTF-8; see `append(_:to:umlauts:)`.
  @discardableResult
  package static func append(
    _ text: UnsafeBufferPointer<UInt8>, to folded: inout [UInt8], umlauts: Umlauts = .dropped
  ) -> Bool {
    var end = text.endOfASCII(from: 0)
    guard end < text.count else {
      appendASCII(text, in: 0..<end, to: &folded, startsWord: true)
      return false
    }
    var writer = FoldingWriter(folded: folded)
    folded = []  // The writer alone holds the bytes, and so writes in place.
    var start = 0
    while start < text.count {
      if start < end { writer.appendASCII(text, in: start..<end) }
      start = end
      while start < text.count, text[start] >= 0x80 {
        start = appendScalar(at: start, of: text, to: &writer, umlauts: umlauts)
      }
      end = text.endOfASCII(from: start)
    }
    folded = writer.folded
    return writer.sawUmlaut
  }

  /// The folded form of one letter beyond ASCII that is read by itself; `nil` for a combining mark and
  /// what is invisible.
  package static func letters(of scalar: Unicode.Scalar) -> String? {
    let scalar = ScalarComposition.fullWidthKana(scalar)
    if let base = LetterTable.base(of: scalar) { return base }
    switch LetterTable.kind(of: scalar) {
    case .mark, .ignored: return nil
    case .letter, .separator:
      let lower = LetterTable.lowercase(scalar)
      return LetterTable.base(of: lower) ?? String(lower)
    }
  }

  /// True if `text` has a letter that `Umlauts.spelledOut` would change.
  package static func hasUmlauts(_ text: String) -> Bool {
    var folded: [UInt8] = []
    return append(text, to: &folded)
  }

  /// True if a folded word may contain an umlaut that was spelt out.
  package static func maySpellOutUmlauts(_ word: [UInt8]) -> Bool {
    zip(word, word.dropFirst()).contains { letter, next in
      next == UInt8(ascii: "e")
        && (letter == UInt8(ascii: "a") || letter == UInt8(ascii: "o")
          || letter == UInt8(ascii: "u"))
    }
  }

  /// Appends an ASCII part of a text: the fast path, which most texts take.
  ///
  /// Every byte is written, and the next one overwrites it if it was not to be kept: a branch at
  /// the ends of words would be mispredicted too often.
  ///
  /// - Parameter startsWord: True if a letter at the beginning starts a word; else it continues the
  ///   last one.
  /// - Returns: True if a letter after the part would start a word.
  @discardableResult
  static func appendASCII(
    _ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>, to folded: inout [UInt8],
    startsWord: Bool
  ) -> Bool {
    let start = folded.count
    let isBehindWord = start > 0 && folded[start - 1] > 0x20
    // Room for a space before every byte; its initial value does not matter.
    folded.append(0x20)
    folded.append(contentsOf: UnsafeBufferPointer(rebasing: text[range]))
    var isInWord = isBehindWord && !startsWord
    let end = folded.withUnsafeMutableBufferPointer { folded in
      var end = start + (isBehindWord && startsWord ? 1 : 0)
      for index in range {
        if text[index] == UInt8(ascii: "'"), isPossessive(after: index, of: text) { continue }
        let letter = text[index].foldedASCII
        folded[end] = letter == 0 ? 0x20 : letter
        end += letter != 0 || isInWord ? 1 : 0
        isInWord = letter != 0
      }
      return end > start && folded[end - 1] == 0x20 ? end - 1 : end
    }
    folded.removeLast(folded.count - end)
    return !isInWord
  }

  /// True if an apostrophe is followed by a lone "s", so that "Grandma's" is one word.
  private static func isPossessive(after index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index + 1 < text.count, text[index + 1] | 0x20 == UInt8(ascii: "s") else { return false }
    guard index + 2 < text.count else { return true }
    return text[index + 2] < 0x80 && !text[index + 2].isASCIIAlphanumeric
  }

  /// Appends the scalar that begins at `index`.
  ///
  /// - Returns: The index after it.
  private static func appendScalar(
    at index: Int, of text: UnsafeBufferPointer<UInt8>, to writer: inout FoldingWriter,
    umlauts: Umlauts
  ) -> Int {
    let (scalar, length) = decode(text, at: index)
    let next = index + length
    if scalar.value == 0x2019, isPossessive(after: next - 1, of: text) { return next }
    writer.append(scalar, umlauts: umlauts)
    return next
  }

  /// Decodes one scalar; an invalid byte counts as U+FFFD.
  private static func decode(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = text[index]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC0, index + length <= text.count else { return ("\u{FFFD}", 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard text[index + offset] & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(text[index + offset] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the index of the first byte beyond ASCII at or after an index, or the end.
  fileprivate func endOfASCII(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var place = start
    while place + 8 <= count,
      raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      place += 8
    }
    while place < count, self[place] < 0x80 { place += 1 }
    return place
  }
}

extension UInt8 {
  /// The lower-case letter or digit of an ASCII byte, or 0 if it is neither.
  @inline(__always)
  fileprivate var foldedASCII: UInt8 {
    isASCIILetter ? self | 0x20 : isASCIIDigit ? self : 0
  }
}
