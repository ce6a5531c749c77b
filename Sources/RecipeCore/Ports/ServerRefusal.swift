import Text

/// The meaning of a server's refusal, by its status and its own words.
public struct ServerRefusal: Sendable {
  private let host: String
  private let help: String
  private let option: String

  /// Creates an interpreter of the refusals of a server.
  ///
  /// - Parameters:
  ///   - host: The server, for messages.
  ///   - help: What to do about a refusal that has none of the usual causes.
  ///   - option: The option that has the server's address.
  public init(host: String, help: String, option: String = "base_url") {
    self.host = host
    self.help = help
    self.option = option
  }

  /// Interprets a response that is no answer, by its status (RFC 9110, section 15) and by the server's
  /// message: food2fork says `limit` with status 200.
  ///
  /// - Parameter words: The message, if it has one.
  public func failure(_ response: HTTPResponse, words: String? = nil) -> SourceFailure {
    let text = words.map { Self.excerpt($0.utf8) }
    let said = Self.quoted(text)
    switch response.status {
    case 401, 403: return unauthorized(response, "(\(response.status))\(said)")
    case 407:
      return SourceFailure(
        .unauthorized, "\(host): the proxy asks for a user and a password (407)",
        help: "check the variables http_proxy and all_proxy")
    case 402: return quotaIsSpent(text)
    case 429:
      let isOfDay = response.header("Retry-After") == nil && (text.map(Self.isOfDay) ?? false)
      return isOfDay ? quotaIsSpent(text) : rateLimited(response, text)
    case 408, 500...:
      return SourceFailure(
        .unreachable, "\(host) failed (\(response.status))", help: "try again \(pause(response))")
    default: break
    }
    if let text, let known = known(text, response) { return known }
    let what =
      (200..<300).contains(response.status)
      ? "with an error" : "with status \(response.status)"
    return SourceFailure(.invalid, "\(host) answered \(what)\(said)", help: help)
  }

  /// Interprets a server's message by its words.
  private func known(_ text: String, _ response: HTTPResponse) -> SourceFailure? {
    let words = text.lowercased()
    let isLimit = words == "limit" || words.contains("quota")
    if isLimit || words.contains("limit") && Self.isOfDay(text) { return quotaIsSpent(text) }
    if words.contains("rate limit") || words.contains("too many requests") {
      return rateLimited(response, text)
    }
    // Whole words: a turkey is no key.
    if !Self.keyWords.isDisjoint(with: words.split { !$0.isLetter }.map(String.init)) {
      return unauthorized(response, ": " + text)
    }
    return nil
  }

  /// True if words about a limit name the day: "You have exceeded the DAILY quota".
  private static func isOfDay(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words.contains("daily") || words.contains("day") || words.contains("today")
  }

  private static let keyWords: Set = [
    "key", "keys", "apikey", "token", "tokens", "credential", "credentials",
  ]

  private func quotaIsSpent(_ text: String?) -> SourceFailure {
    let said = text.flatMap { $0.lowercased() == "limit" ? nil : $0 }
    return SourceFailure(
      .quotaExhausted, "\(host): it reports that the quota is used up\(Self.quoted(said))",
      help: "try again tomorrow, or use another key", said: said)
  }

  private func unauthorized(_ response: HTTPResponse, _ reason: String) -> SourceFailure {
    if let other = response.redirectedHost(from: host) {
      return SourceFailure(
        .unauthorized, "\(host) redirects to \(other), which gets no key and refused the request",
        help: "set \(option) to the new address")
    }
    let reason = reason.hasPrefix(":") ? reason : " " + reason
    return SourceFailure(
      .unauthorized, "\(host) refused access\(reason)",
      help: "set or check key_env, key_file, key_command or key")
  }

  private func rateLimited(_ response: HTTPResponse, _ text: String?) -> SourceFailure {
    SourceFailure(
      .rateLimited, "\(host) asks for a pause (\(response.status))\(Self.quoted(text))",
      help: "try again \(pause(response, usual: "in \(Self.usualPause.secondsInWords)"))",
      said: text)
  }

  /// Returns the end of a message with a server's own words, empty without any.
  private static func quoted(_ said: String?) -> String { said.map { ": " + $0 } ?? "" }

  /// The pause after a server has limited requests without saying for how long, in seconds.
  package static let usualPause = 60

  /// Returns the time after which the server wants to be asked again, in words.
  ///
  /// - Parameter usual: The words if it does not say when.
  private func pause(_ response: HTTPResponse, usual: String = "later") -> String {
    guard let text = response.header("Retry-After") else { return usual }
    let pause = Self.excerpt(text.utf8)
    if let seconds = Int(pause), seconds >= 0 {
      return seconds > 0 ? "in \(seconds.secondsInWords)" : "later"
    }
    // Neither a number nor a date such as "Wed, 25 Nov 2026 08:00:00 GMT" says when.
    return pause.contains(":") ? "after \(pause)" : usual
  }

  /// True if a server's message says that it understood a request for something that it does not have.
  ///
  /// - Parameters:
  ///   - words: The message, or `nil` if there is none.
  ///   - response: The response; a bare "not found" of an unknown address has the status 404, too.
  public static func saysNothing(_ words: String?, _ response: HTTPResponse) -> Bool {
    let statuses = [400, 404, 410, 422]
    guard let words = words?.lowercased(),
      (200..<300).contains(response.status) || statuses.contains(response.status)
    else { return false }
    let isAnswer = response.status < 300
    return nothingFound.contains(where: words.hasPrefix)
      || isAnswer && words.contains("not found")
  }

  /// The starts of messages: "Couldn't find recipe with that name", "No recipe found", "Invalid _id: …".
  private static let nothingFound = ["couldn't find recipe", "no recipe", "invalid _id"]

  /// Returns the refusal in a response by its status alone, or `nil` for an answer, also for one that says
  /// that there is nothing (404, 410).
  public static func byStatus(_ response: HTTPResponse) -> SourceFailure? {
    switch response.status {
    case 200..<300, 404, 410: nil
    default: ServerRefusal(host: "it", help: "try again later").failure(response)
    }
  }

  /// Returns the start of a response for a message: without controls, on one line.
  public static func excerpt(_ bytes: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(bytes.prefix(4096)), as: UTF8.self)
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return String(String.UnicodeScalarView(words.unicodeScalars.prefix(80))).terminalSafe
  }
}
