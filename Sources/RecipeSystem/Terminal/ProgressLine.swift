import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The progress line at the bottom of a terminal, which must not outlive the process.
enum ProgressLine {
  private static let isShown = Atomic(false)
  /// Carriage return, erase to the end of the line (ECMA-48, EL).
  private static let erasure: StaticString = "\r\u{1B}[K"

  /// Records whether the line is shown.
  ///
  /// It must be called once before a signal can call `clear`, as it initialises the storage.
  static func remember(isShown: Bool) {
    self.isShown.store(isShown, ordering: .relaxed)
  }

  /// Clears the line if it is shown; may be called by a signal handler.
  static func clear() {
    guard isShown.load(ordering: .relaxed) else { return }
    _ = write(STDERR_FILENO, erasure.utf8Start, erasure.utf8CodeUnitCount)
  }
}
