/// The network, as far as this program needs it.
public protocol HTTPTransport: Sendable {
  /// Gets one URL; redirects are followed within the request's limits.
  ///
  /// Ends within the time-out, and at once when the task is cancelled. Any HTTP status is an
  /// answer, not a failure.
  ///
  /// - Parameters:
  ///   - request: What to get.
  ///   - timeout: The time from start to the last byte.
  func get(_ request: HTTPRequest, timeout: Duration) async throws(HTTPFailure) -> HTTPResponse
}

/// What to get.
public struct HTTPRequest: Sendable, Hashable {
  /// An absolute `http` or `https` URL, already percent-encoded.
  ///
  /// It may hold a secret.
  public let url: String
  /// Header names and values.
  ///
  /// They may hold a secret.
  public let headers: [HTTPHeader]
  /// The greatest size of a decoded body, in bytes.
  public let bodyLimit: Int
  /// How many redirects are followed.
  public let redirectLimit: Int

  /// Makes a request of its values.
  public init(
    url: String, headers: [HTTPHeader] = [], bodyLimit: Int = 8 << 20, redirectLimit: Int = 5
  ) {
    self.url = url
    self.headers = headers
    self.bodyLimit = bodyLimit
    self.redirectLimit = redirectLimit
  }
}

/// One header of a request or an answer.
public struct HTTPHeader: Sendable, Hashable {
  /// The name; compared without case.
  public let name: String
  /// The value.
  public let value: String

  /// Makes a header of its parts.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A whole answer.
public struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status.
  public let status: Int
  /// The headers.
  public let headers: [HTTPHeader]
  /// The decoded body.
  public let body: [UInt8]
  /// The URL that answered, to which redirects may have led; `nil` when it is not known.
  public let finalURL: String?

  /// Makes an answer of its parts.
  public init(
    status: Int, headers: [HTTPHeader] = [], body: [UInt8], finalURL: String? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.finalURL = finalURL
  }

  /// The value of the first header of a name, compared without case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// Why there is no answer.
public struct HTTPFailure: Error, Sendable, Hashable {
  /// The reasons that callers tell apart.
  public enum Reason: Sendable, Hashable {
    /// Not an `http` or `https` URL.
    case invalidURL
    /// Nobody listens there, or the network is down.
    case unreachable
    /// The host's name is not known.
    case unknownHost
    /// The time-out passed.
    case timedOut
    /// The body is larger than the limit.
    case tooLarge
    /// The connection ended early, or the body is not what its headers say.
    case brokenBody
    /// The certificate or the TLS handshake failed.
    case insecure
    /// More redirects than allowed, or to something that is not HTTP.
    case badRedirect
    /// The task was cancelled.
    case cancelled
    /// The helper program is missing or broke.
    case helper
  }

  /// Why.
  public let reason: Reason
  /// What happened, as a phrase without secrets.
  public let message: String

  /// Makes a failure of its parts.
  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}
