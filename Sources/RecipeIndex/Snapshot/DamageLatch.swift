import Synchronization
import Text

/// Damage that was found where nothing can be thrown.
///
/// Records and recipes are read by many tasks at a time, through protocols whose reading cannot fail.
/// A task that finds damage leaves it here and goes on with an empty value; `check` throws it once
/// all tasks have ended and before anything of their result is used.
final class DamageLatch: Sendable {
  private let isSet = Atomic(false)

  /// Makes a latch of which nothing damaged is known.
  init() {}

  /// Reads something.
  ///
  /// - Returns: `nil` when it is damaged, which `check` throws.
  func catching<Value>(_ read: () throws(ByteReader.Damage) -> Value?) -> Value? {
    do throws(ByteReader.Damage) {
      return try read()
    } catch {
      isSet.store(true, ordering: .relaxed)
      return nil
    }
  }

  /// Does the same with something that is read in several tasks.
  func catching<Value>(_ read: () async throws(ByteReader.Damage) -> Value?) async -> Value? {
    do throws(ByteReader.Damage) {
      return try await read()
    } catch {
      isSet.store(true, ordering: .relaxed)
      return nil
    }
  }

  /// Throws what was found.
  func check() throws(ByteReader.Damage) {
    if isSet.load(ordering: .relaxed) { throw ByteReader.Damage() }
  }
}
