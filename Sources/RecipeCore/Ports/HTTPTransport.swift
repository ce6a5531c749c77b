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
