import Synchronization

/// The way in which the run of one source ended.
enum SourceEnding: Sendable, Hashable {
  /// The source finished.
  case finished
  /// The source failed.
  case failed(SourceFailure)
  /// The timeout passed.
  case timedOut
  /// The whole run was cancelled.
  case cancelled
}
