import RecipeCore
import Synchronization

/// The current stage of a run, as the line that a terminal shows meanwhile.
final class RunProgress: Sendable {
  private let current = Mutex<@Sendable () -> String>({ "Starting…" })
  private let arrivals = Mutex<(@Sendable () -> [SourceBatch])?>(nil)
  private let keeps = Atomic(false)

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

  /// True if the records that arrive are kept for `arrived`.
  var keepsArrivals: Bool { keeps.load(ordering: .relaxed) }

  /// Keeps from now on what arrives while sources are read.
  func keepArrivals() { keeps.store(true, ordering: .relaxed) }

  /// Begins to read sources.
  ///
  /// - Parameter arrived: Returns what has arrived, whenever it is asked for.
  func beginArrivals(_ arrived: @escaping @Sendable () -> [SourceBatch]) {
    guard keepsArrivals else { return }
    arrivals.withLock { $0 = arrived }
  }

  /// The records that have arrived of each source, and of those that are read already all.
  var arrived: [SourceBatch] { arrivals.withLock(\.self)?() ?? [] }
}
