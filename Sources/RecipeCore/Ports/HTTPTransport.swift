/// A client of HTTP servers.
public protocol HTTPTransport: Sendable {
  /// Gets one URL; redirects are followed within the request's limits.
  ///
  /// Ends within the timeout, and at once if the task is cancelled. A response with any HTTP status
  /// counts as success.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - timeout: The time from the start to the last byte.
  func get(_ request: HTTPRequest, timeout: Duration) async throws(HTTPFailure) -> HTTPResponse
}

/// A GET request.
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
  /// The number of redirects to follow.
  public let redirectLimit: Int

  /// Creates a request from its values.
  public init(
    url: String, headers: [HTTPHeader] = [], bodyLimit: Int = 8 << 20, redirectLimit: Int = 5
  ) {
    self.url = url
    self.headers = headers
    self.bodyLimit = bodyLimit
    self.redirectLimit = redirectLimit
  }
}

/// One header of a request or a response.
public struct HTTPHeader: Sendable, Hashable {
  /// The name; compared without case.
  public let name: String
  /// The value.
  public let value: String

  /// Creates a header from its parts.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A complete response.
public struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status.
  public let status: Int
  /// The headers.
  public let headers: [HTTPHeader]
  /// The decoded body.
  public let body: [UInt8]
  /// The URL of the response, after redirects, or `nil` if it is not known.
  public let finalURL: String?

  /// Creates a response from its parts.
  public init(
    status: Int, headers: [HTTPHeader] = [], body: [UInt8], finalURL: String? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.finalURL = finalURL
  }

  /// Returns the value of the first header with a name, compared without case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

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
    /// The body is larger than the limit.
    case tooLarge
    /// The connection ended early, or the body does not match its headers.
    case brokenBody
    /// The certificate or the TLS handshake failed.
    case insecure
    /// More redirects than allowed, or to something that is not HTTP.
    case badRedirect
    /// The task was cancelled.
    case cancelled
    /// The helper program is missing or failed.
    case helper
  }

  /// The reason.
  public let reason: Reason
  /// The problem, as a phrase without secrets.
  public let message: String

  /// Creates a failure from its parts.
  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}
