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
  ///
  /// - Returns: Whether `text` has a letter that `Umlauts.spelledOut` treats in its own way.
  @discardableResult
  package static func append(
    _ text: String, to folded: inout [UInt8], umlauts: Umlauts = .dropped
  ) -> Bool {
    var text = text
    return text.withUTF8 { append($0, to: &folded, umlauts: umlauts) }
  }

  /// Appends the folded form of valid UTF-8, see `append(_:to:umlauts:)`.
  @discardableResult
  static func append(
    _ text: UnsafeBufferPointer<UInt8>, to folded: inout [UInt8], umlauts: Umlauts = .dropped
  ) -> Bool {
    guard text.contains(where: { $0 >= 0x80 }) else {
      appendASCII(text, to: &folded)
      return false
    }
    var writer = FoldingWriter(folded: folded)
    folded = []  // The writer alone holds the bytes, and so writes in place.
    var index = 0
    while index < text.count {
      if text[index] < 0x80 {
        appendASCII(at: index, of: text, to: &writer)
        index += 1
      } else {
        index = appendScalar(at: index, of: text, to: &writer, umlauts: umlauts)
      }
    }
    folded = writer.folded
    return writer.sawUmlaut
  }

  /// Whether `text` has a letter that `Umlauts.spelledOut` treats in its own way.
  package static func hasUmlauts(_ text: String) -> Bool {
    var folded: [UInt8] = []
    return append(text, to: &folded)
  }

  /// Appends ASCII text: the fast way, which most texts go.
  private static func appendASCII(
    _ text: UnsafeBufferPointer<UInt8>, to folded: inout [UInt8]
  ) {
    let start = folded.count
    folded.append(contentsOf: repeatElement(0, count: text.count + 1))
    let end = folded.withUnsafeMutableBufferPointer { folded in
      var end = start
      var needsSpace = start > 0 && folded[start - 1] > 0x20
      for index in text.indices {
        let letter = text[index].foldedASCII
        if letter == 0 {
          if text[index] != UInt8(ascii: "'") || !isPossessive(after: index, of: text) {
            needsSpace = end > 0 && folded[end - 1] > 0x20
          }
          continue
        }
        if needsSpace {
          folded[end] = 0x20
          end += 1
          needsSpace = false
        }
        folded[end] = letter
        end += 1
      }
      return end
    }
    folded.removeLast(folded.count - end)
  }

  private static func appendASCII(
    at index: Int, of text: UnsafeBufferPointer<UInt8>, to writer: inout FoldingWriter
  ) {
    let letter = text[index].foldedASCII
    if letter != 0 {
      writer.append(letter)
    } else if text[index] != UInt8(ascii: "'") || !isPossessive(after: index, of: text) {
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

extension UInt8 {
  /// The small letter or digit of an ASCII byte; 0 when it is neither a letter nor a digit.
  @inline(__always)
  fileprivate var foldedASCII: UInt8 {
    let lower = self | 0x20
    if lower &- UInt8(ascii: "a") < 26 { return lower }
    return self &- UInt8(ascii: "0") < 10 ? self : 0
  }
}
