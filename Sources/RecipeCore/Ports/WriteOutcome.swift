/// The outcome of a write.
package enum WriteOutcome: Sendable, Hashable {
  case written
  /// The reader has closed the pipe.
  case readerGone
  /// Not everything was written, as on a full disk.
  case failed(FileError)
}
