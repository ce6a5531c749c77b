package import RecipeCore
import Text

/// The notation of a record reference as one word of the decision file:
/// `notes:soup/Leek%20Soup.md`.
///
/// Percent signs, spaces and invisible characters are percent-encoded in UTF-8 (RFC 3986, section
/// 2.1); so are a colon in the source's name and a `#` that would start a comment. Everything else
/// is unchanged, so that people can read and type it.
package enum ReferenceText {
  /// Returns the word for a reference.
  package static func text(of reference: RecordReference) -> String {
    var word: [UInt8] = []
    for scalar in reference.source.unicodeScalars {
      append(scalar, to: &word, isEscaped: scalar == ":" || scalar == "#" && word.isEmpty)
    }
    word.append(UInt8(ascii: ":"))
    for scalar in reference.id.unicodeScalars { append(scalar, to: &word) }
    return String(decoding: word, as: UTF8.self)
  }

  /// Parses a word as a reference; `nil` if it has no colon, or an invalid escape.
  static func reference(of word: ArraySlice<UInt8>) -> RecordReference? {
    guard let colon = word.firstIndex(of: UInt8(ascii: ":")),
      let source = unescaped(word[..<colon]), let id = unescaped(word[(colon + 1)...])
    else { return nil }
    return RecordReference(source: source, id: id)
  }

  private static func append(
    _ scalar: Unicode.Scalar, to word: inout [UInt8], isEscaped: Bool = false
  ) {
    let bytes = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    guard isEscaped || scalar.isHard else { return word.append(contentsOf: bytes) }
    for byte in bytes {
      word.append(contentsOf: [UInt8(ascii: "%"), (byte >> 4).hexDigit, (byte & 0x0F).hexDigit])
    }
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// True if the scalar has a meaning in the file, or is invisible or not preserved by editors.
  fileprivate var isHard: Bool {
    if isASCII { return value <= 0x20 || value == 0x7F || self == "%" }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return false
    }
  }
}
