import Synchronization

/// Deferred and background work, which must complete before the process ends.
package final class UnfinishedWork: Sendable {
  private let work = Mutex<[@Sendable () async -> Void]>([])

  /// Creates a list of no work.
  package init() {}

  /// Adds deferred work, or a function that waits for background work.
  package func add(_ work: @escaping @Sendable () async -> Void) {
    self.work.withLock { $0.append(work) }
  }

  /// Does the work in the order in which it was added, once.
  package func finish() async {
    let work = work.withLock { work in
      defer { work = [] }
      return work
    }
    for work in work { await work() }
  }
}
