/// A number together with the text it was read from, so that it prints as it was read.
///
/// Popularity values differ in their 14th digit, so neither rounding nor re-printing is allowed.
public struct ExactNumber: Sendable, Hashable {
  /// The nearest finite double.
  public let value: Double
  /// The number in JSON's grammar (RFC 8259, section 6): `99.99999999999974`, `100`, `1e2`.
  public let text: String

  /// Creates the number that a text represents.
  ///
  /// - Parameter text: A number in JSON's grammar.
  /// - Returns: `nil` if `text` is not a JSON number or its value is not finite.
  public init?(_ text: String) {
    guard JSONNumberGrammar.accepts(text.utf8), let value = Double(text), value.isFinite else {
      return nil
    }
    self.value = value
    self.text = text
  }

  /// Creates a number from a value; whole numbers print without a fraction.
  ///
  /// - Returns: `nil` if `value` is not finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.value = value
    let whole = Int64(exactly: value)
    self.text = whole.map(String.init) ?? value.description
  }
}
