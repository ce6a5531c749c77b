import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of a program, with force if need be.
extension PosixProgramChannel {
  /// The time between the steps by which a program is stopped.
  private static let patience = Duration.milliseconds(200)

  /// Stops the program step by step, and reaps it.
  ///
  /// - Returns: Its exit status.
  @discardableResult
  func stop() -> Int32 {
    if let status { return status }
    if !lastWords.isEmpty {
      send(lastWords)
      if hasEndedSoon() { return reap() }
    }
    giveUpInput()
    if !hasEndedSoon() {
      child.signal(SIGTERM)
      _ = hasEndedSoon()
    }
    return reap()
  }

  /// Returns true if the program ends within the patience; what it writes meanwhile is dropped.
  func hasEndedSoon() -> Bool { hasEnded(by: .now.advanced(by: Self.patience)) }

  /// Returns true if the program ends before a deadline; what it writes meanwhile is dropped.
  func hasEnded(by deadline: ContinuousClock.Instant) -> Bool {
    var interval = Duration.milliseconds(1)
    let unlimited = WaitLimits(
      deadline: deadline.advanced(by: Self.patience), cancellation: Cancellation())
    while !child.hasEnded() {
      guard ContinuousClock.now < deadline else { return false }
      switch unlimited.wait(
        for: [output?.number ?? -1, errorsEnd?.number ?? -1], atMost: interval)
      {
      case .ready(let indices):
        if indices.contains(0), let output, FileDescriptor.bytes(from: output.number).isEmpty {
          self.output = nil
        }
        if indices.contains(1) { readErrors() }
      default: interval = min(interval * 2, Self.pause)
      }
    }
    readRemainingErrors()
    return true
  }

  /// Reads what an ended program left in its standard error.
  private func readRemainingErrors() {
    let atOnce = WaitLimits(
      deadline: .now.advanced(by: Self.patience), cancellation: Cancellation())
    while let errorsEnd {
      guard case .ready = atOnce.wait(for: [errorsEnd.number], atMost: .zero) else { return }
      readErrors()
    }
  }

  /// Ends the guard over the program, and takes its exit status.
  func reap() -> Int32 {
    guardian.dismiss()
    let result = child.finish()
    status = result
    return result
  }
}
