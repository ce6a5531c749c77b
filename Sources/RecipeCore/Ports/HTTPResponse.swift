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
  /// The time when it came or was last found to be right, in milliseconds since 1970, or `nil` if it is
  /// not known.
  package var time: Int?

  /// Creates a response from its parts.
  public init(
    status: Int, headers: [HTTPHeader] = [], body: [UInt8], finalURL: String? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.finalURL = finalURL
  }

  /// Returns the host with its port that responded, if a redirect led to another than the one asked.
  package func redirectedHost(from host: String) -> String? {
    guard let parts = finalURL?.split(separator: "/", maxSplits: 2), parts.count > 1 else {
      return nil
    }
    let other = parts[1].prefix { !"?#".contains($0) }.lowercased()
    return other == host.lowercased() ? nil : other
  }

  /// Returns the value of the first header with a name, compared without case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
