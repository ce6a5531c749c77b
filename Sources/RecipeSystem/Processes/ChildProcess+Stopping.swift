/// The end of a child, with force if need be.
extension ChildProcess {
  /// The time between the steps by which a child is stopped.
  private static let patience = Duration.milliseconds(200)
  /// The longest interval at which the end of a child is noticed while others hold its pipes open.
  private static let pause = Duration.milliseconds(20)

  /// Stops the child step by step, and reaps it: its last words, the end of its input, SIGTERM, SIGKILL.
  ///
  /// Any thread may do so.
  ///
  /// - Parameter errors: Receives what the child writes to its standard error meanwhile; its output is dropped.
  /// - Returns: Its exit status, as `finish` does.
  @discardableResult
  func stop(errors: ([UInt8]) -> Void = { _ in }) -> Int32 {
    if !hasBeenReaped {
      let steps: [() -> Bool] = [
        input.sendLastWords,
        {
          self.input.giveUp()
          return true
        },
        {
          self.terminate()
          return true
        },
      ]
      for step in steps where step() {
        if hasEndedSoon(errors: errors) { break }
      }
    }
    return finish()
  }

  /// Returns true if the child ends within the patience.
  func hasEndedSoon(errors: ([UInt8]) -> Void) -> Bool {
    hasEnded(by: .now.advanced(by: Self.patience), errors: errors)
  }

  /// Returns true if the child ends before a deadline.
  ///
  /// - Parameter errors: Receives what the child writes to its standard error meanwhile; its output is dropped.
  func hasEnded(by deadline: ContinuousClock.Instant, errors body: ([UInt8]) -> Void) -> Bool {
    var open = [output, errors]
    var interval = Duration.milliseconds(1)
    let unlimited = WaitLimits(
      deadline: deadline.advanced(by: Self.patience), cancellation: Cancellation())
    func drain(_ index: Int) {
      guard open.indices.contains(index), let end = open[index] else { return }
      let bytes = FileDescriptor.bytes(from: end.number)
      if bytes.isEmpty { open[index] = nil }
      if index == 1 { body(bytes) }
    }
    while !hasEnded() {
      guard ContinuousClock.now < deadline else { return false }
      switch unlimited.wait(for: open.map { $0?.number ?? -1 }, atMost: interval) {
      case .ready(let indices): indices.forEach(drain)
      default: interval = min(interval * 2, Self.pause)
      }
    }
    // What it left; the end does not block.
    while open[1] != nil { drain(1) }
    return true
  }
}
