/// A named value in an object.
public struct OutputMember: Sendable, Hashable {
  /// The name.
  public let name: String
  /// The value.
  public let value: OutputValue

  /// Creates a member from its parts.
  public init(_ name: String, _ value: OutputValue) {
    self.name = name
    self.value = value
  }
}
