import Archives
import HTMLSyntax
import Text

/// A text in UTF-8 or in an older encoding.
struct LegacyText {
  /// The text as UTF-8.
  let utf8: [UInt8]
  /// The encoding assumed for a text that is not UTF-8, for a person.
  let oddity: String?

  /// Detects the encoding of a text.
  init(_ bytes: [UInt8]) {
    guard DocumentText(bytes).invalidPlace != nil else {
      (utf8, oddity) = (bytes, nil)
      return
    }
    let repaired = String(decoding: bytes, as: UTF8.self)
    if Self.isMostlyUTF8(repaired) {
      (utf8, oddity) = (
        Array(repaired.utf8), "some characters are not valid UTF-8 and were replaced"
      )
    } else if Self.isCodePage437(bytes) {
      utf8 = Array(CodePage437.text(bytes).utf8)
      oddity = "this is not UTF-8; code page 437 was assumed"
    } else {
      (utf8, oddity) = (Windows1252.utf8(bytes), "this is not UTF-8; Windows-1252 was assumed")
    }
  }

  /// True if most non-ASCII characters are valid, so that a few are corrupt.
  private static func isMostlyUTF8(_ repaired: String) -> Bool {
    var (good, damaged) = (0, 0)
    for scalar in repaired.unicodeScalars where scalar.value >= 0x80 {
      if scalar == "\u{FFFD}" { damaged += 1 } else { good += 1 }
    }
    return good > damaged
  }

  /// Decides by characters between two letters: é is 0x82 in code page 437 and 0xE9 in
  /// Windows-1252.
  private static func isCodePage437(_ bytes: [UInt8]) -> Bool {
    var (dos, windows) = (0, 0)
    for index in bytes.indices.dropFirst().dropLast()
    where bytes[index] >= 0x80 && isLetter(bytes[index - 1]) && isLetter(bytes[index + 1]) {
      switch bytes[index] {
      case 0x80...0x90, 0x93...0x9A, 0xA0...0xA5, 0xE1: dos += 1
      case 0xC0...0xFF: windows += 1
      default: break
      }
    }
    return dos > windows
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIILetter
  }
}
