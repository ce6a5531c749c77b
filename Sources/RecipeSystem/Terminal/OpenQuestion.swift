import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The line of a terminal that a question holds until it is answered.
enum OpenQuestion {
  private static let isOpen = Atomic(false)
  private static let lineEnd: StaticString = "\n"

  /// Records whether an answer is awaited.
  ///
  /// It must be called once before a signal can call `endLine`, as it initialises the storage.
  static func remember(isOpen: Bool) {
    self.isOpen.store(isOpen, ordering: .relaxed)
  }

  /// Ends the line of a question, so that the shell's prompt does not follow it; may be called by a
  /// signal handler.
  static func endLine() {
    guard isOpen.load(ordering: .relaxed) else { return }
    _ = write(STDERR_FILENO, lineEnd.utf8Start, lineEnd.utf8CodeUnitCount)
  }
}
