/// The state of a plug-in for its next run: that of before, or a new JSON object.
enum PluginState: Sendable, Hashable {
  case unchanged
  case object(String)

  /// Replaces the state by a newer one, if there is one.
  mutating func update(_ newer: PluginState) {
    if case .object = newer { self = newer }
  }
}
