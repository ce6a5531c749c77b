extension Int {
  /// Returns the number with a noun: "1 recipe", "2 recipes".
  ///
  /// - Parameters:
  ///   - one: The noun for 1, and the verb that it has.
  ///   - many: The noun for all other numbers, or `nil` for `one` with an "s".
  package func counted(_ one: String, _ many: String? = nil) -> String {
    self == 1 ? "1 \(one)" : "\(self) \(many ?? one + "s")"
  }
}
