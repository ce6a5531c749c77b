import Synchronization

/// A latch for corruption that is found where nothing can be thrown.
///
/// Records and recipes are read by many concurrent tasks, through protocols that cannot throw. A
/// task that finds corruption sets the latch and continues with an empty value; `check` throws once
/// all tasks have ended, before any of their results is used.
final class CorruptionLatch: Sendable {
  private let isSet = Atomic(false)

  /// Creates a latch that is not set.
  init() {}

  /// Reads a value.
  ///
  /// - Returns: `nil` if it is corrupt, which `check` throws.
  func catching<Value>(_ read: () throws(IndexCorruption) -> Value?) -> Value? {
    do throws(IndexCorruption) {
      return try read()
    } catch {
      isSet.store(true, ordering: .relaxed)
      return nil
    }
  }

  /// Reads a value in several tasks.
  func catching<Value>(_ read: () async throws(IndexCorruption) -> Value?) async -> Value? {
    do throws(IndexCorruption) {
      return try await read()
    } catch {
      isSet.store(true, ordering: .relaxed)
      return nil
    }
  }

  /// True if corruption was found.
  var hasCorruption: Bool { isSet.load(ordering: .relaxed) }

  /// Throws an error if corruption was found.
  func check() throws(IndexCorruption) {
    if hasCorruption { throw IndexCorruption() }
  }
}
