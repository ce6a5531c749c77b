import Text

/// The meaning of a server's refusal, by its status and its own words.
public struct ServerRefusal: Sendable {
  private let host: String
  private let help: String

  /// Creates an interpreter of the refusals of a server.
  ///
  /// - Parameters:
  ///   - host: The server, for messages.
  ///   - help: What to do about a refusal that has none of the usual causes.
  public init(host: String, help: String) {
    self.host = host
    self.help = help
  }

  /// Interprets a response whose status is not a success (RFC 9110, section 15).
  ///
  /// - Parameter words: The server's message, if it has one.
  public func failure(_ response: HTTPResponse, words: String? = nil) -> SourceFailure {
    let said = words.map { ": " + Self.excerpt($0.utf8) } ?? ""
    switch response.status {
    case 401, 403, 407: return unauthorized("\(host) refused the key (\(response.status))\(said)")
    case 402: return quotaIsSpent
    case 429: return rateLimited(response.header("Retry-After"))
    case 500...:
      return SourceFailure(
        .unreachable, "\(host) failed (\(response.status))", help: "try again later")
    default:
      if let words, case let failure = failure(words: words), failure.status != .invalid {
        return failure
      }
      return SourceFailure(
        .invalid, "\(host) answered with status \(response.status)\(said)", help: help)
    }
  }

  /// Interprets a server's own message: food2fork says `limit` with status 200.
  public func failure(words: String) -> SourceFailure {
    let text = Self.excerpt(words.utf8)
    let words = text.lowercased()
    if words == "limit" || words.contains("quota") { return quotaIsSpent }
    if words.contains("key") || words.contains("token") || words.contains("credential") {
      return unauthorized("\(host) refused the key: \(text)")
    }
    return SourceFailure(.invalid, "\(host) answered with an error: \(text)", help: help)
  }

  private var quotaIsSpent: SourceFailure {
    SourceFailure(
      .quotaExhausted, "\(host) reports that the quota is used up",
      help: "try again tomorrow, or use another key")
  }

  private func unauthorized(_ message: String) -> SourceFailure {
    SourceFailure(.unauthorized, message, help: "check key_env, key_file, key_command or key")
  }

  private func rateLimited(_ pause: String?) -> SourceFailure {
    let pause = pause.map { Self.excerpt($0.utf8) }
    let when = pause.map { Int($0) == nil ? "after \($0)" : "in \($0) s" } ?? "later"
    return SourceFailure(
      .rateLimited, "\(host) asks for a pause (429)", help: "try again \(when)")
  }

  /// Returns the verdict about a response that a source took for a failure.
  public static func verdict(of status: SourceStatus) -> HTTPVerdict {
    switch status {
    case .unauthorized: .unauthorized
    case .rateLimited: .rateLimited
    case .quotaExhausted: .quotaExhausted
    case .unreachable: .failing
    default: .refused
    }
  }

  /// Returns the start of a response for a message: without controls, on one line.
  public static func excerpt(_ bytes: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(bytes.prefix(4096)), as: UTF8.self)
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return String(String.UnicodeScalarView(words.unicodeScalars.prefix(80))).terminalSafe
  }
}
