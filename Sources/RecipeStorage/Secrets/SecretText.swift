import RecipeCore

/// A key that must not appear in anything that is kept or shown.
struct SecretText: Sendable {
  /// The minimum length to mask in answers: shorter keys may be words of a recipe.
  private static let shortestInAnswers = 8
  private static let mask = Array("…".utf8)

  private let key: String

  /// Creates the text of a key, which is visible ASCII.
  init(_ key: String) {
    self.key = key
  }

  /// Returns a response with the key masked in its body and headers, in any spelling.
  ///
  /// - Parameter isAnswer: True if the body may be that of a recipe, in which a short key is not
  ///   masked.
  func masked(_ response: HTTPResponse, isAnswer: Bool) -> HTTPResponse {
    let isMasked = !isAnswer || key.utf8.count >= Self.shortestInAnswers
    return HTTPResponse(
      status: response.status,
      headers: response.headers.map { HTTPHeader(masked($0.name), masked($0.value)) },
      body: isMasked ? masked(response.body) : response.body,
      finalURL: response.finalURL.map(masked))
  }

  /// Returns a text with the key masked, in any spelling.
  func masked(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let masked = masked(bytes)
    return masked.count == bytes.count ? text : String(decoding: masked, as: UTF8.self)
  }

  private func masked(_ bytes: [UInt8]) -> [UInt8] {
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
