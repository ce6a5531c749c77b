import Synchronization

/// What a run has said, so that nothing is said twice.
final class SaidTexts: Sendable {
  private let texts = Mutex<Set<String>>([])

  /// Whether a text is said for the first time.
  func isNew(_ text: String) -> Bool {
    texts.withLock { $0.insert(text).inserted }
  }
}
