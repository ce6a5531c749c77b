import RecipeCore

/// A running program with its pipes.
///
/// Nothing blocks on a pipe: what the program does not read yet is kept, and what it writes is read
/// while bytes are sent to it, so that two full pipes cannot hold each other up.
final class PosixProgramChannel: ProgramChannel {
  /// The interval at which the program's end is noticed while others hold its pipes open.
  private static let pause = Duration.milliseconds(20)
  /// The shortest and the longest interval at which it is noticed that the program has read everything.
  private static let (firstPause, lastPause) = (Duration.milliseconds(1), Duration.milliseconds(8))

  private let child: ChildProcess
  private let limits: WaitLimits
  /// The open ends of its standard output and error, or `nil` once they are closed.
  private var output: Pipe.End?
  private var errorsEnd: Pipe.End?
  /// The exit status, once the program has been reaped.
  private var status: Int32?
  private var lines: LineBuffer
  private var errorTail = ErrorTail()

  /// Takes over a child that has just been started.
  init(_ child: ChildProcess, maximumLineLength: Int, limits: WaitLimits) {
    self.child = child
    self.limits = limits
    lines = LineBuffer(limit: maximumLineLength)
    output = child.output
    errorsEnd = child.errors
  }

  var errors: [UInt8] { errorTail.bytes }

  /// True if the program, which has ended, has not read all that was sent to it.
  var isInputLeft: Bool { child.input.isLeft || child.input.unreadCount > 0 }

  /// True until the program has closed its output or ended.
  var isOpen: Bool { output != nil }

  func send(_ bytes: [UInt8]) { child.input.send(bytes) }

  func sendLast(_ bytes: [UInt8]) { child.input.setLastWords(bytes) }

  func closeInput() { child.input.closeWhenSent() }

  /// Drops what has not been sent, and closes standard input.
  func giveUpInput() { child.input.giveUp() }

  func terminate() { child.terminate() }

  func receive(until deadline: ContinuousClock.Instant) -> ProgramEvent {
    while true {
      if let line = lines.next() { return .line(line) }
      if lines.isTooLong { return .tooLong }
      switch wait(until: deadline) {
      case .ready: continue
      case .ended: return .ended(status: status, rest: lines.rest)
      case .late: return .late
      case .cancelled: return .cancelled
      }
    }
  }

  /// Stops the program step by step, and reaps it.
  ///
  /// - Returns: Its exit status.
  @discardableResult
  func stop() -> Int32 {
    let result = child.stop { errorTail.append($0) }
    status = result
    return result
  }

  /// Returns true if the program ends before a deadline; what it writes meanwhile is dropped.
  func hasEnded(by deadline: ContinuousClock.Instant) -> Bool {
    child.hasEnded(by: deadline) { errorTail.append($0) }
  }

  /// Passes on what the program writes, and what it did not take yet, until a goal is reached or it has closed
  /// its output.
  ///
  /// - Parameter body: Receives the output; returns false to stop.
  /// - Returns: The reason why it stopped before, or `nil`.
  func pump(until goal: PumpGoal, _ body: ([UInt8]) -> Bool) -> PumpStop? {
    var interval = goal == .read ? Self.firstPause : Self.pause
    while output != nil, !isReached(goal) {
      switch wait(until: limits.deadline, atMost: interval) {
      case .ready: break
      case .ended: return nil
      case .late, .cancelled: return .late
      }
      if goal == .read { interval = min(interval * 2, Self.lastPause) }
      let bytes = lines.rest
      lines = LineBuffer(limit: .max)
      if !bytes.isEmpty, !body(bytes) { return .unwanted }
    }
    return nil
  }

  private func isReached(_ goal: PumpGoal) -> Bool {
    switch goal {
    case .taken(let count): child.input.unsentCount < count
    case .read: child.input.unsentCount == 0 && child.input.unreadCount == 0
    case .ended: false
    }
  }

  private enum Progress {
    case ready
    case ended
    case late
    case cancelled
  }

  /// Waits once, and reads and writes what is possible.
  private func wait(
    until deadline: ContinuousClock.Instant, atMost pause: Duration = PosixProgramChannel.pause
  ) -> Progress {
    guard output != nil else { return end() }
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { return .late }
    let input = child.input.unsentCount > 0 ? child.input.end : nil
    let reading = [output?.number ?? -1, errorsEnd?.number ?? -1]
    let longest = min(left, pause)
    let wakeup = withExtendedLifetime(input) {
      limits.wait(for: reading, writing: input?.number ?? -1, atMost: longest)
    }
    switch wakeup {
    case .ready(let indices):
      if indices.contains(0) { readOutput() }
      if indices.contains(1) { readErrors() }
      if indices.contains(2) { child.input.sendMore() }
    case .pause:
      // What it wrote between that wait and its end is still in the pipes.
      if child.hasEnded(), limits.wait(for: reading, atMost: .zero) == .pause { output = nil }
    case .deadline, .cancelled: return .cancelled
    }
    return .ready
  }

  /// Determines how a program ended that has closed its output.
  private func end() -> Progress {
    if status == nil, child.hasEndedSoon(errors: { errorTail.append($0) }) {
      status = child.finish()
    }
    return .ended
  }

  private func readOutput() {
    guard let output else { return }
    let bytes = FileDescriptor.bytes(from: output.number)
    if bytes.isEmpty { self.output = nil } else { lines.append(bytes) }
  }

  /// Reads once from standard error, which has something to read.
  private func readErrors() {
    guard let errorsEnd else { return }
    let bytes = FileDescriptor.bytes(from: errorsEnd.number)
    if bytes.isEmpty { self.errorsEnd = nil }
    errorTail.append(bytes)
  }
}
