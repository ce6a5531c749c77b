/// The field that a name before a colon chooses for its operand.
enum QueryScope: Sendable {
  /// The default fields: no name was given.
  case anywhere
  /// The meaning of a name before a colon; the name is kept for messages.
  case named(QueryName, as: String)

  /// The name with its colon.
  var prefix: String {
    guard case .named(_, let name) = self else { return "" }
    return name + ":"
  }
}
