/// A field that the reader does not know, kept as JSON so that nothing is lost.
public struct ExtraField: Sendable, Hashable {
  /// The field's name as read.
  public let name: String
  /// The field's value as JSON text (RFC 8259), white space as read.
  public let json: String

  /// Creates a field from a name and a JSON text.
  public init(name: String, json: String) {
    self.name = name
    self.json = json
  }
}
