/// The servers that a run asks, and the use of answers of earlier runs.
enum AnswerPolicy: Sendable, Hashable {
  /// Servers are asked for answers that are no longer fresh.
  case usual
  /// Servers are asked only for answers that are not cached.
  case cached
  /// The usual, and a server that is left alone after failures is tried once.
  case check
  /// The servers of one source, or of all, are asked even for fresh answers.
  case refresh(of: String?)
  /// No server is asked.
  case offline
}
