/// A key, and the care that it shows up nowhere.
struct SecretText: Sendable {
  /// Shorter keys may be words of a recipe; they are kept out of messages only.
  private static let shortestInBodies = 8
  private static let mask = Array("…".utf8)

  /// The key; `nil` when there is none.
  let key: String?

  /// Keeps a key.
  init(_ key: String?) {
    self.key = key
  }

  /// A server's answer with the key masked, wherever the server repeats it.
  func masked(body: [UInt8]) -> [UInt8] {
    guard let key, key.utf8.count >= Self.shortestInBodies else { return body }
    return Self.masked(body, Array(key.utf8))
  }

  /// The beginning of what a server said, safe to print: no key, no controls, one line.
  func excerpt(_ bytes: some Sequence<UInt8>) -> String {
    var bytes = Array(bytes.prefix(4096))
    if let key {
      bytes = Self.masked(bytes, Array(key.utf8))
      bytes = Self.masked(bytes, Array(key.percentEncoded.utf8))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    let safe = words.unicodeScalars.prefix(80).map { scalar in
      scalar.properties.generalCategory.isPrintable ? scalar : "\u{FFFD}"
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: safe)
    return String(view)
  }

  private static func masked(_ bytes: [UInt8], _ secret: [UInt8]) -> [UInt8] {
    guard let first = secret.first, bytes.count >= secret.count else { return bytes }
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index + secret.count <= bytes.count {
      if bytes[index] == first, bytes[index..<index + secret.count].elementsEqual(secret) {
        result += bytes[copied..<index] + mask
        index += secret.count
        copied = index
      } else {
        index += 1
      }
    }
    return copied == 0 ? bytes : result + bytes[copied...]
  }
}

extension Unicode.GeneralCategory {
  /// Whether a scalar of this category draws something and steers nothing.
  fileprivate var isPrintable: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
