import Text

/// A part of a line in one look.
package struct StyledSpan: Sendable, Hashable {
  /// The text.
  package let text: String
  /// The look.
  package let style: CellStyle

  /// Creates a span.
  package init(_ text: String, _ style: CellStyle = .plain) {
    self.text = text
    self.style = style
  }
}
