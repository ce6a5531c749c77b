import RecipeCore
import Suggestions
import Text

/// The texts of a configuration without the secrets in them, for messages and listings.
enum SecretMask {
  /// The text shown instead of a secret.
  static let mark = "•••"

  /// Keys that name the place of a secret instead of holding one.
  private static let places: Set<String> = ["key_env", "key_file"]
  private static let words: Set<String> = [
    "key", "keys", "apikey", "pass", "passwd", "password", "passphrase", "pw", "pwd", "secret",
    "secrets", "token", "tokens", "auth", "authorization", "bearer", "credential", "credentials",
    "cookie", "login", "session",
  ]
  /// Words that are telling inside of others: `accesstoken`.
  private static let parts = ["apikey", "password", "passwd", "secret", "token", "credential"]
  /// Words that are telling with a letter more, less or wrong, too: `pasword`, `tokn`.
  private static let misspelt = parts + ["passwort", "passphrase", "authorization", "bearer"]
  /// The fewest letters of a misspelt word.
  private static let leastMisspelt = 4

  /// True for a key that names the place of a secret.
  static func isPlace(_ name: String) -> Bool { places.contains(name) }

  /// True if the value of a key is a secret, judging by its name: `api_key`, `accessToken`.
  static func isSecret(_ name: String) -> Bool {
    guard !isPlace(name) else { return false }
    let lowercased = name.lowercased()
    return words(of: name).contains { words.contains($0) || isMisspelt($0) }
      || parts.contains { part in
        lowercased.utf8.firstRange(of: part.utf8) != nil
      }
  }

  private static func isMisspelt(_ word: String) -> Bool {
    word.utf8.count >= leastMisspelt && Suggestion.isNearlyOne(of: misspelt, word)
  }

  /// Returns a value as it may be listed: of a command, its program without the arguments.
  static func shown(
    _ content: SourceOptionValues.Content, of option: SourceOption
  ) -> SourceOptionValues.Content {
    let isMasked = option.isSecret || isSecret(option.name)
    switch content {
    case .text(let text): return .text(isMasked ? mark : address(text))
    case .texts(let texts) where isMasked:
      return .texts(texts.prefix(1) + texts.dropFirst().map { _ in mark })
    case .texts(let texts): return .texts(texts.map(address))
    case .object(let json) where !isMasked: return .object(json: address(json))
    default: return isMasked ? .text(mark) : content
    }
  }

  /// Splits a name at signs, and before capitals that follow small letters.
  private static func words(of name: String) -> [String] {
    var words = [""]
    var isAfterSmall = false
    for scalar in name.unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if !isPart || (isAfterSmall && scalar.properties.isUppercase) { words.append("") }
      if isPart { words[words.count - 1] += String(scalar).lowercased() }
      isAfterSmall = scalar.properties.isLowercase
    }
    return words
  }

  /// Returns a text without the secrets in its addresses: the user name and password (RFC 3986,
  /// section 3.2.1), also malformed ones, and the values of telling parameters.
  static func address(_ text: String) -> String {
    var shown = ""
    var end = text.endIndex
    for at in text.utf8.indices.reversed() where at < end && text.utf8[at] == UInt8(ascii: "@") {
      guard let start = userInfo(before: at, in: text) else { continue }
      shown = mark + text[at..<end] + shown
      end = start
    }
    return maskingParameters(text[..<end] + shown)
  }

  /// Returns the start of the user name and password that end at a `@`.
  private static func userInfo(before at: String.Index, in text: String) -> String.Index? {
    let word = text.utf8[..<at].reversed().prefix { !" \"'=,<>[]{}".utf8.contains($0) }
    let start = word.endIndex.base
    if let scheme = text.utf8[start..<at].firstRange(of: "://".utf8) {
      let authority = text.utf8[scheme.upperBound..<at].prefix { !"/?#".utf8.contains($0) }
      let isWhole = authority.endIndex == at
      guard isWhole || holdsPassword(authority) else { return nil }
      return scheme.upperBound < at ? scheme.upperBound : nil
    }
    return text.utf8[start..<at].contains(UInt8(ascii: ":")) ? start : nil
  }

  /// True if a colon in a host is not followed by the number of a port, as in `ann:pa/ss@host`.
  private static func holdsPassword(_ authority: Substring.UTF8View) -> Bool {
    guard let colon = authority.lastIndex(of: UInt8(ascii: ":")) else { return false }
    return !authority[authority.index(after: colon)...].allSatisfy(\.isASCIIDigit)
  }

  /// Returns a text without the values of telling parameters: `?api_key=•••&page=2`.
  private static func maskingParameters(_ text: String) -> String {
    guard let query = text.utf8.firstIndex(of: UInt8(ascii: "?")) else { return text }
    var shown = String(text[...query])
    let separators = "&;#\"' ".utf8
    var rest = text.utf8[text.utf8.index(after: query)...]
    while !rest.isEmpty {
      let pair = rest.prefix { !separators.contains($0) }
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let isMasked = name.endIndex < pair.endIndex && isSecret(String(Substring(name)))
      shown += isMasked ? "\(Substring(name))=\(mark)" : String(Substring(pair))
      rest = rest[pair.endIndex...]
      if let separator = rest.popFirst() { shown.unicodeScalars.append(.init(separator)) }
    }
    return shown
  }
}
