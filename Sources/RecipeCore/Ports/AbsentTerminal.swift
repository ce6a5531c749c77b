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
