import Synchronization

/// What goes on beside a command and must come to its end before the process does, however the
/// command ends.
final class UnfinishedWork: Sendable {
  private let ends = Mutex<[@Sendable () async -> Void]>([])

  /// Adds something that goes on.
  ///
  /// - Parameter end: Waits for its end.
  func add(_ end: @escaping @Sendable () async -> Void) {
    ends.withLock { $0.append(end) }
  }

  /// Waits until all of it has ended.
  func end() async {
    for end in ends.withLock({ $0 }) { await end() }
  }
}
