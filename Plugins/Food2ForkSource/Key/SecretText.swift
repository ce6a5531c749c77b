import RecipeCore
import Text

/// A key that must not appear in any output.
struct SecretText: Sendable {
  /// The minimum length to mask in responses: shorter keys may be words of a recipe.
  private static let shortestInBodies = 8
  private static let mask = Array("…".utf8)

  /// The key, or `nil` if there is none.
  let key: String?

  /// Creates the text of a key.
  init(_ key: String?) {
    self.key = key
  }

  /// Returns a response with the key masked, in any spelling.
  func masked(body: [UInt8]) -> [UInt8] {
    guard let key, key.utf8.count >= Self.shortestInBodies else { return body }
    return Self.masked(body, key)
  }

  /// Returns the start of a response for a message: without the key and controls, on one line.
  func excerpt(_ bytes: some Sequence<UInt8>) -> String {
    var bytes = Array(bytes.prefix(4096))
    if let key { bytes = Self.masked(bytes, key) }
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return String(String.UnicodeScalarView(words.unicodeScalars.prefix(80))).terminalSafe
  }

  private static func masked(_ bytes: [UInt8], _ key: String) -> [UInt8] {
    let spellings = SecretSpellings(of: key, in: bytes)
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < bytes.count {
      if let end = spellings.end(from: index) {
        result += bytes[copied..<index] + mask
        index = end
        copied = end
      } else {
        index += 1
      }
    }
    return copied == 0 ? bytes : result + bytes[copied...]
  }
}
