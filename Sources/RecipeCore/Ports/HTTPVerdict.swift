/// A function that returns the refusal in a response, or `nil` for an answer, since servers also refuse
/// with status 200.
public typealias HTTPJudge = @Sendable (HTTPResponse) -> SourceFailure?

/// The meaning of a response for whether it is cached, and whether the server is asked again.
public enum HTTPVerdict: Sendable, Hashable {
  /// An answer to the request, also that there is nothing: it may be cached.
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

  /// Returns the verdict of a judge.
  ///
  /// - Parameter refusal: The refusal in the response, or `nil`.
  public init(_ refusal: SourceFailure?) {
    self =
      switch refusal?.status {
      case nil: .answer
      case .unauthorized: .unauthorized
      case .rateLimited: .rateLimited
      case .quotaExhausted: .quotaExhausted
      case .unreachable: .failing
      default: .refused
      }
  }
}
