import TestSupport

/// A clock that moves when a test says so and never wakes anybody, as on a machine under load.
struct LateClock: Clock {
  typealias Instant = ManualClock.Instant

  private let manual = ManualClock()

  var now: Instant { manual.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await Task.sleep(for: .seconds(86_400))
  }

  /// Lets time pass.
  func advance(by duration: Duration) { manual.advance(by: duration) }
}
