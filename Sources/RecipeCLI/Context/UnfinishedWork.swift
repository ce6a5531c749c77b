import Synchronization

/// The background work of a command, which must complete before the process ends.
final class UnfinishedWork: Sendable {
  private let ends = Mutex<[@Sendable () async -> Void]>([])

  /// Adds background work.
  ///
  /// - Parameter end: Waits for its completion.
  func add(_ end: @escaping @Sendable () async -> Void) {
    ends.withLock { $0.append(end) }
  }

  /// Waits for the completion of all work.
  func end() async {
    for end in ends.withLock({ ends in
      defer { ends = [] }
      return ends
    }) {
      await end()
    }
  }
}
