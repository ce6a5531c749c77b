import Synchronization

/// The number of requests that a run may still make.
final class RequestBudget: Sendable {
  private let left: Mutex<Int>

  /// Creates a budget.
  init(_ limit: Int) {
    left = Mutex(limit)
  }

  /// Counts a request, or returns `false` if none is left.
  func take() -> Bool {
    left.withLock { left in
      guard left > 0 else { return false }
      left -= 1
      return true
    }
  }
}
