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
