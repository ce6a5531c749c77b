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
