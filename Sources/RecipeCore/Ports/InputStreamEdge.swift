/// Standard input, from which a person's answers are read.
package protocol InputStreamEdge: Sendable {
  /// True if a person can answer.
  var isTerminal: Bool { get }

  /// Reads one line, without its end, or returns `nil` at the end of input.
  func readLine() -> String?
}
