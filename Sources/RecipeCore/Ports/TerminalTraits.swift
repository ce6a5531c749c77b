/// The properties of a terminal.
package struct TerminalTraits: Sendable, Hashable {
  /// The number of columns.
  package let width: Int
  /// The number of rows, or `nil` if the terminal does not report it.
  package let height: Int?

  /// Creates the traits of a terminal.
  package init(width: Int, height: Int? = nil) {
    self.width = width
    self.height = height
  }
}
