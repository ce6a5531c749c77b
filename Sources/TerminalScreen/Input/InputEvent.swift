/// An action of a person at a terminal.
package enum InputEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted.
  case paste(String)
  /// The mouse wheel was turned by a number of notches, down if positive.
  case scroll(Int, at: ScreenPosition)
  /// The first mouse button was pressed.
  case click(ScreenPosition)
}
