/// The second attempt at an answer, after corruption.
///
/// This is the only place where corruption is caught before an answer. Nothing that was read from
/// the corrupt snapshot is used: the second attempt starts without it, reads all sources again and
/// replaces the index.
struct CorruptionRecovery {
  /// Receives remarks for verbose output.
  let log: @Sendable (String) -> Void

  /// Returns the answer of the first attempt that meets no corruption.
  ///
  /// - Parameter attempt: Answers, without the snapshot if it is passed true.
  /// - Returns: `nil` if the attempt returns it. A second attempt has no corrupt bytes to read; if
  ///   it throws in spite of that, the answer is `nil` too.
  func answer<Answer>(
    _ attempt: (_ isRetry: Bool) async throws(IndexCorruption) -> Answer?
  ) async -> Answer? {
    do throws(IndexCorruption) {
      return try await attempt(false)
    } catch {
      log("it is corrupt; rebuilding it")
      return try? await attempt(true)
    }
  }
}
