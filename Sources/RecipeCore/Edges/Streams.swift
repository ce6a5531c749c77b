/// Where text for people or pipes goes: standard output or standard error.
package protocol OutputStreamEdge: Sendable {
  /// What kind of terminal it is; `nil` when it is a file or a pipe.
  var terminal: TerminalTraits? { get }

  /// Writes all bytes.
  ///
  /// - Returns: `false` once the reader has gone, as when a pipe is closed.
  func write(_ bytes: [UInt8]) -> Bool
}

/// Where answers of a person come from.
package protocol InputStreamEdge: Sendable {
  /// Whether a person can answer.
  var isTerminal: Bool { get }

  /// Reads one line, without its end; `nil` at the end of input.
  func readLine() -> String?
}

/// What a terminal can do.
package struct TerminalTraits: Sendable, Hashable {
  /// Columns.
  package let width: Int

  /// Makes the traits of a terminal.
  package init(width: Int) {
    self.width = width
  }
}
