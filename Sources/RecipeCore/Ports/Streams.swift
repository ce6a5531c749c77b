/// Where text for people or pipes goes: standard output or standard error.
package protocol OutputStreamEdge: Sendable {
  /// What kind of terminal it is; `nil` when it is a file or a pipe.
  var terminal: TerminalTraits? { get }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) -> WriteOutcome

  /// Replaces the last line of a terminal, which says how far the work has come; an empty text
  /// clears it.
  func replaceLine(with text: String)
}

extension OutputStreamEdge {
  /// Carriage return, erase to the end of the line (ECMA-48, EL), and the text.
  package func replaceLine(with text: String) {
    _ = write(Array("\r\u{1B}[K\(text)".utf8))
  }
}

/// What became of a write.
package enum WriteOutcome: Sendable, Hashable {
  case written
  /// Nobody reads any more, as when a pipe is closed.
  case readerGone
  /// Not all was written, as on a full disk.
  case failed(FileError)
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
