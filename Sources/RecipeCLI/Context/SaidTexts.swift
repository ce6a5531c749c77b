import Synchronization

/// The messages of a run, so that none is repeated.
final class SaidTexts: Sendable {
  private let texts = Mutex<Set<String>>([])

  /// True if a text is new.
  func isNew(_ text: String) -> Bool {
    texts.withLock { $0.insert(text).inserted }
  }
}
