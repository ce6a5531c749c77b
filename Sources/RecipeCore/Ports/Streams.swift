/// Standard output or standard error.
package protocol OutputStreamEdge: Sendable {
  /// The properties of the terminal, or `nil` if it is a file or a pipe.
  var terminal: TerminalTraits? { get }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) -> WriteOutcome

  /// Replaces the last line of a terminal, which shows the progress; an empty text clears it.
  func replaceLine(with text: String)
}

extension OutputStreamEdge {
  /// Writes carriage return, erase to the end of the line (ECMA-48, EL), and the text.
  package func replaceLine(with text: String) {
    _ = write(Array("\r\u{1B}[K\(text)".utf8))
  }
}

/// The outcome of a write.
package enum WriteOutcome: Sendable, Hashable {
  case written
  /// The reader has closed the pipe.
  case readerGone
  /// Not everything was written, as on a full disk.
  case failed(FileError)
}

/// Standard input, from which a person's answers are read.
package protocol InputStreamEdge: Sendable {
  /// True if a person can answer.
  var isTerminal: Bool { get }

  /// Reads one line, without its end, or returns `nil` at the end of input.
  func readLine() -> String?
}

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
