import Synchronization

/// The requests that one run may still make.
final class RequestBudget: Sendable {
  private let left: Mutex<Int>

  /// Makes a budget.
  init(_ limit: Int) {
    left = Mutex(limit)
  }

  /// Counts a request; `false` when none is left.
  func take() -> Bool {
    left.withLock { left in
      guard left > 0 else { return false }
      left -= 1
      return true
    }
  }
}
