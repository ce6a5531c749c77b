/// An arrival from a terminal.
package enum TerminalInput: Sendable, Hashable {
  /// Bytes of keys, the mouse or the terminal's answers, split anywhere.
  case bytes([UInt8])
  /// For a moment after the last bytes, no more arrived.
  case silence
  /// The terminal has another size.
  case resized(TerminalExtent)
  /// The process was stopped and goes on: nothing is known of the screen.
  case resumed(TerminalExtent)
  /// The terminal has gone.
  case gone
}
