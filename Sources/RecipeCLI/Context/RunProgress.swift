import Synchronization

/// The current stage of a run, as the line that a terminal shows meanwhile.
final class RunProgress: Sendable {
  private let current = Mutex<@Sendable () -> String>({ "Starting…" })

  /// Creates the progress of a run that has not begun.
  init() {}

  /// The line of the current stage.
  var line: String { current.withLock(\.self)() }

  /// Begins a stage.
  ///
  /// - Parameter line: Returns the line, whenever it is drawn.
  func begin(_ line: @escaping @Sendable () -> String) {
    current.withLock { $0 = line }
  }
}
