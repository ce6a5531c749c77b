/// A function that tells answers from refusals, since servers also refuse with status 200.
public typealias HTTPJudge = @Sendable (HTTPResponse) -> HTTPVerdict

/// The meaning of a response for whether it is kept, and whether the server is asked again.
public enum HTTPVerdict: Sendable, Hashable {
  /// An answer to the request, also that there is nothing: it may be kept.
  case answer
  /// The key is missing or refused.
  case unauthorized
  /// The server asks for a pause.
  case rateLimited
  /// The quota of the day is used up.
  case quotaExhausted
  /// The server failed for the moment; another attempt may succeed.
  case failing
  /// Any other refusal, or something that is no answer to the request.
  case refused

  /// Judges a response by its status (RFC 9110, section 15).
  public static func byStatus(_ response: HTTPResponse) -> HTTPVerdict {
    switch response.status {
    case 200..<300, 404, 410: .answer
    case 401, 403, 407: .unauthorized
    case 402: .quotaExhausted
    case 429: .rateLimited
    case 408, 500...: .failing
    default: .refused
    }
  }
}
