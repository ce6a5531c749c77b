/// A terminal that a program takes over: it reads each key, and may draw each cell.
package protocol InteractiveTerminal: Sendable {
  /// Takes the terminal over: keys arrive one by one, and the screen is empty if it is used.
  ///
  /// Whatever ends the process afterwards, the terminal is given back as it was, except where no program
  /// can know of its end.
  ///
  /// - Returns: The size, or `nil` if there is no such terminal.
  func begin(_ use: TerminalUse) -> TerminalExtent?

  /// Gives the terminal back as it was.
  func end()

  /// Waits for input, a change of the terminal, or `wake`.
  ///
  /// - Returns: What happened, in order; it may be nothing.
  func next() -> [TerminalInput]

  /// Discards the input that has arrived and was not returned by `next`.
  func discardInput()

  /// Ends the waiting of `next`; called on any thread.
  func wake()

  /// Draws text with its escape sequences; what cannot be drawn is lost.
  func draw(_ bytes: [UInt8])

  /// Gives the terminal back, stops the process until somebody resumes it, and takes the terminal over
  /// again.
  func suspend()
}

/// The purpose for which a terminal is taken over.
package enum TerminalUse: Sendable, Hashable {
  /// Its keys and its whole screen.
  case screen
  /// Its keys alone, while lines are written as before.
  case keys
}

/// The size of a terminal.
package struct TerminalExtent: Sendable, Hashable {
  /// The number of rows.
  package let rows: Int
  /// The number of columns.
  package let columns: Int

  /// Creates a size.
  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

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

/// The terminal of a program that has none.
package struct AbsentTerminal: InteractiveTerminal {
  /// Creates no terminal.
  package init() {}

  package func begin(_ use: TerminalUse) -> TerminalExtent? { nil }

  package func end() {}

  package func next() -> [TerminalInput] { [.gone] }

  package func discardInput() {}

  package func wake() {}

  package func draw(_ bytes: [UInt8]) {}

  package func suspend() {}
}
