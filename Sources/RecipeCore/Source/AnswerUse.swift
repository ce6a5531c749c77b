import Text

/// The use that a run of one source made of cached answers.
package struct AnswerUse: Sendable, Hashable {
  /// The age of the oldest cached answer that was used, in seconds, or `nil` if none was.
  package var oldestAge: Int?
  /// True if an answer was used that is no longer fresh.
  package var isStale = false
  /// The reason why the first such answer was not renewed; `nil` if no server was to be asked.
  package var failure: SourceFailure?
  /// The number of answers that were needed but not cached, while no server was to be asked.
  package var missing = 0
  /// True if a server was asked.
  package var hasAsked = false

  /// Creates the use of no answer.
  package init() {}

  /// The reason why the records are not the newest or not all, or `nil`.
  var problem: String? {
    if let failure {
      return failure.message + "; used answers cached \((oldestAge ?? 0).secondsInWords) ago"
    }
    guard missing > 0 else { return nil }
    return "some answers are not cached, and --offline forbids requests"
  }

  /// The way to get newer records, or more, or `nil`.
  var help: String? {
    failure?.help ?? (missing > 0 ? "run once without --offline" : nil)
  }
}
