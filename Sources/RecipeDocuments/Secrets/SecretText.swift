/// A key that must not appear in anything that is kept or shown.
package struct SecretText: Sendable {
  /// The minimum length to mask in answers: shorter keys may be words of a recipe.
  private static let shortestInAnswers = 8
  private static let mask = Array("…".utf8)

  private let key: String

  /// Creates the text of a key, which is visible ASCII.
  package init(_ key: String) {
    self.key = key
  }

  /// Returns a text with the key masked, in any spelling.
  package func masked(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let masked = masked(bytes)
    return masked.count == bytes.count ? text : String(decoding: masked, as: UTF8.self)
  }

  /// True if the key is long enough to be masked in answers, too.
  package var isMaskedInAnswers: Bool { key.utf8.count >= Self.shortestInAnswers }

  /// Returns bytes with the key masked, in any spelling.
  package func masked(_ bytes: [UInt8]) -> [UInt8] {
    let spellings = SecretSpellings(of: key, in: bytes)
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < bytes.count {
      if let end = spellings.end(from: index) {
        result += bytes[copied..<index] + Self.mask
        index = end
        copied = end
      } else {
        index += 1
      }
    }
    return copied == 0 ? bytes : result + bytes[copied...]
  }
}
