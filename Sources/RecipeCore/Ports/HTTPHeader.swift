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
