/// What the words of a query are compared with: what stands before the colon that governs them.
enum QueryScope: Sendable {
  /// The usual texts: no field was named.
  case anywhere
  /// What a name before a colon means; the name is for messages.
  case named(QueryName, as: String)

  /// The name and colon that stand before it.
  var prefix: String {
    guard case .named(_, let name) = self else { return "" }
    return name + ":"
  }
}
