/// A signal to a thread that waits in `poll` that its task was cancelled.
final class Cancellation: Sendable {
  private let pipe = Pipe()

  /// A descriptor that is readable once the task is cancelled, or -1 if none was available.
  var descriptor: Int32 {
    pipe?.reading.number ?? -1
  }

  /// Wakes the thread.
  func cancel() {
    guard let pipe else { return }
    _ = [1].withUnsafeBytes { FileDescriptor.write($0, to: pipe.writing.number) }
  }
}
