import RecipeCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A wait that takes its thread with it, as a read from slow storage does.
final class BlockingWait: Sendable {
  /// The longest wait: a test that waits for it fails, and it ends.
  private static let maximumPause = Duration.seconds(300)

  private let isOver = Atomic(false)

  /// Blocks the thread until somebody ends the wait.
  func block() {
    let start = ContinuousClock.now
    while !isOver.load(ordering: .relaxed), start.duration(to: .now) < Self.maximumPause {
      usleep(1000)
    }
  }

  /// Lets all threads go on.
  func end() {
    isOver.store(true, ordering: .relaxed)
  }
}
