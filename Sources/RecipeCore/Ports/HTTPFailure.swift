/// The reason why there is no response.
public struct HTTPFailure: Error, Sendable, Hashable {
  /// The reasons that callers tell apart.
  public enum Reason: Sendable, Hashable {
    /// Not an `http` or `https` URL.
    case invalidURL
    /// Nothing listens there, or the network is down.
    case unreachable
    /// The host's name is not known.
    case unknownHost
    /// The timeout passed.
    case timedOut
    /// The timeout passed while other requests had the connections to the host, so it was not asked.
    case busy
    /// The body is larger than the limit.
    case tooLarge
    /// The connection ended early, or the body does not match its headers.
    case brokenBody
    /// The body has an encoding that was not asked for.
    case unknownEncoding
    /// The certificate or the TLS handshake failed.
    case insecure
    /// The proxy cannot be reached, or refused to ask the server.
    case proxy
    /// More redirects than allowed, or to something that is not HTTP.
    case badRedirect
    /// The task was cancelled.
    case cancelled
    /// The helper program is missing or failed.
    case helper
    /// There is no key, so the server was not asked.
    case noKey
    /// The quota of the day is used up, so the server was not asked.
    case quotaExhausted
    /// The server asked for a pause that is not over, so it was not asked.
    case rateLimited
    /// The server failed too often lately, so it was not asked.
    case suspended
    /// The limit of requests per run is reached, so the server was not asked.
    case budgetSpent
    /// No server may be asked, and no answer is cached.
    case notCached
  }

  /// The reason.
  public let reason: Reason
  /// The problem, as a phrase without secrets.
  public let message: String
  /// The way to fix it, or `nil` if the reason says it.
  public let help: String?

  /// Creates a failure from its parts.
  public init(_ reason: Reason, _ message: String, help: String? = nil) {
    self.reason = reason
    self.message = message
    self.help = help
  }
}
