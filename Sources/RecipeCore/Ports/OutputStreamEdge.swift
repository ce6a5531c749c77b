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
