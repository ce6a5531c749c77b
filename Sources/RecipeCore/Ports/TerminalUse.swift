/// The purpose for which a terminal is taken over.
package enum TerminalUse: Sendable, Hashable {
  /// Its keys and its whole screen.
  case screen
  /// Its keys alone, while lines are written as before.
  case keys
}
