/// Brings text to the form in which it is compared: lower case, without accents, as words.
///
/// Folded text is UTF-8: words of letters and digits with one space between them, and none at
/// either end. Letters of other scripts than Latin stay what they are, so that no title folds to
/// nothing. Both sides of a comparison must be folded.
package enum TextFolding {
  /// What becomes of the letters ä, ö and ü.
  package enum Umlauts: Sendable {
    /// The mark is dropped: "Brühe" becomes "bruhe".
    case dropped
    /// The mark is spelt as Germans do without it: "Brühe" becomes "bruehe".
    case spelledOut
  }

  /// The folded form of `text`.
  package static func fold(_ text: String, umlauts: Umlauts = .dropped) -> [UInt8] {
    var folded: [UInt8] = []
    append(text, to: &folded, umlauts: umlauts)
    return folded
  }

  /// The folded form of `text` as a string.
  package static func foldedString(_ text: String, umlauts: Umlauts = .dropped) -> String {
    String(decoding: fold(text, umlauts: umlauts), as: UTF8.self)
  }

  /// Appends the folded form of `text`, with a space before it when `folded` ends in a word.
  package static func append(
    _ text: String, to folded: inout [UInt8], umlauts: Umlauts = .dropped
  ) {
    var text = text
    text.withUTF8 { append($0, to: &folded, umlauts: umlauts) }
  }

  /// Appends the folded form of valid UTF-8, see `append(_:to:umlauts:)`.
  static func append(
    _ text: UnsafeBufferPointer<UInt8>, to folded: inout [UInt8], umlauts: Umlauts = .dropped
  ) {
    var writer = FoldingWriter(folded: folded)
    folded = []  // The writer alone holds the bytes, and so writes in place.
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard byte < 0x80 else {
        index = appendScalar(at: index, of: text, to: &writer, umlauts: umlauts)
        continue
      }
      appendASCII(byte, at: index, of: text, to: &writer)
      index += 1
    }
    folded = writer.folded
  }

  /// Whether `text` has a letter that `Umlauts.spelledOut` treats in its own way.
  package static func hasUmlauts(_ text: String) -> Bool {
    var lead: UInt8 = 0
    for byte in text.utf8 {
      if lead == 0xC3 && isUmlautTrail(byte) || lead == 0xCC && byte == 0x88 { return true }
      lead = byte
    }
    return false
  }

  /// The second byte of Ä, Ö, Ü, ä, ö or ü.
  private static func isUmlautTrail(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x84, 0x96, 0x9C, 0xA4, 0xB6, 0xBC: true
    default: false
    }
  }

  @inline(__always)
  private static func appendASCII(
    _ byte: UInt8, at index: Int, of text: UnsafeBufferPointer<UInt8>,
    to writer: inout FoldingWriter
  ) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      writer.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      writer.append(byte | 0x20)
    case UInt8(ascii: "'") where isPossessive(after: index, of: text):
      break
    default:
      writer.endWord()
    }
  }

  /// Whether an apostrophe is followed by a lone "s", so that "Grandma's" is one word.
  private static func isPossessive(after index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index + 1 < text.count, text[index + 1] | 0x20 == UInt8(ascii: "s") else { return false }
    guard index + 2 < text.count else { return true }
    switch text[index + 2] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      return false
    default:
      return true
    }
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

  /// Decodes one scalar; a byte that begins none counts as U+FFFD.
  private static func decode(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = text[index]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC0, index + length <= text.count else { return ("\u{FFFD}", 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      value = value << 6 | UInt32(text[index + offset] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
