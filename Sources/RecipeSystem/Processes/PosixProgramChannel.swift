import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running program with its pipes.
///
/// Nothing blocks on a pipe: what the program does not read yet is kept, and what it writes is read
/// while bytes are sent to it, so that two full pipes cannot hold each other up.
final class PosixProgramChannel: ProgramChannel {
  /// The interval at which the program's end is noticed while others hold its pipes open.
  static let pause = Duration.milliseconds(20)

  /// The process.
  let child: ChildProcess
  /// The guard that ends the process if this one ends first.
  let guardian: Guardian
  /// The last message, which is sent as the first step of stopping the program.
  private(set) var lastWords: [UInt8] = []
  /// The open end of its standard output, or `nil` once it is closed.
  var output: Pipe.End?
  /// The open end of its standard error, or `nil` once it is closed.
  private(set) var errorsEnd: Pipe.End?
  /// The exit status, once the program has been reaped.
  var status: Int32?

  private let limits: WaitLimits
  private var lines: LineBuffer
  private var unsent: [UInt8] = []
  /// True if the program has not taken all that was sent to it, and never will.
  private(set) var isInputLeft = false
  private var closesInput = false
  private var errorTail = ErrorTail()

  /// Takes over a child that has just been started.
  init(_ child: ChildProcess, lineLimit: Int, limits: WaitLimits, spawner: ProcessSpawner) {
    self.child = child
    self.limits = limits
    guardian = Guardian(of: child.identifier, spawner: spawner)
    lines = LineBuffer(limit: lineLimit)
    output = child.output
    errorsEnd = child.errors
    if let input = child.input { _ = fcntl(input.number, F_SETFL, O_NONBLOCK) }
  }

  var errors: [UInt8] { errorTail.bytes }

  func send(_ bytes: [UInt8]) {
    guard status == nil, child.input != nil, !closesInput else { return }
    unsent += bytes
    sendMore()
  }

  func sendLast(_ bytes: [UInt8]) { lastWords = bytes }

  func closeInput() {
    closesInput = true
    sendMore()
  }

  func terminate() { child.signal(SIGTERM) }

  func receive(until deadline: ContinuousClock.Instant) -> ProgramEvent {
    while true {
      endIfInterrupted()
      if let line = lines.next() { return .line(line) }
      if lines.isTooLong { return .tooLong }
      switch wait(until: deadline) {
      case .ready: continue
      case .ended: return .ended(status: status, rest: lines.rest)
      case .late: return .late
      case .cancelled:
        endIfInterrupted()
        return .cancelled
      }
    }
  }

  /// Passes on what the program writes, and what it did not take yet, until less than `most` bytes
  /// are left or it has ended.
  ///
  /// - Parameter body: Receives the output; returns false to stop.
  /// - Returns: The reason why it stopped before, or `nil`.
  func pump(untilUnsent most: Int, _ body: ([UInt8]) -> Bool) -> PumpStop? {
    while output != nil, unsent.count >= most || closesInput {
      switch wait(until: limits.deadline) {
      case .ready: break
      case .ended: return nil
      case .cancelled:
        endIfInterrupted()
        return .late
      case .late: return .late
      }
      let bytes = lines.rest
      lines = LineBuffer(limit: .max)
      if !bytes.isEmpty, !body(bytes) { return .unwanted }
    }
    return nil
  }

  /// Stops the program and waits for the end of this process if a signal has begun it, so that nobody takes what
  /// has arrived for all that there is.
  private func endIfInterrupted() {
    guard Interruption.hasBegun else { return }
    stop()
    Interruption.countEnd()
    Interruption.hold()
  }

  /// Drops what has not been sent, and closes standard input.
  func giveUpInput() {
    dropUnsent()
    closeInput()
  }

  private func dropUnsent() {
    if !unsent.isEmpty { isInputLeft = true }
    unsent = []
  }

  private enum Progress {
    case ready
    case ended
    case late
    case cancelled
  }

  /// Waits once, and reads and writes what is possible.
  private func wait(until deadline: ContinuousClock.Instant) -> Progress {
    guard output != nil else { return end() }
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { return .late }
    let writing = unsent.isEmpty ? -1 : child.input?.number ?? -1
    let reading = [output?.number ?? -1, errorsEnd?.number ?? -1]
    switch limits.wait(for: reading, writing: writing, atMost: min(left, Self.pause)) {
    case .ready(let indices):
      if indices.contains(0) { readOutput() }
      if indices.contains(1) { readErrors() }
      if indices.contains(2) { sendMore() }
    case .pause:
      // What it wrote between that wait and its end is still in the pipes.
      if child.hasEnded(), limits.wait(for: reading, atMost: .zero) == .pause { output = nil }
    case .deadline, .cancelled: return .cancelled
    }
    return .ready
  }

  /// Determines how a program ended that has closed its output.
  private func end() -> Progress {
    if status == nil, hasEndedSoon() { status = reap() }
    return .ended
  }

  private func readOutput() {
    guard let output else { return }
    let bytes = FileDescriptor.bytes(from: output.number)
    if bytes.isEmpty { self.output = nil } else { lines.append(bytes) }
  }

  /// Reads once from standard error, which has something to read.
  func readErrors() {
    guard let errorsEnd else { return }
    let bytes = FileDescriptor.bytes(from: errorsEnd.number)
    if bytes.isEmpty { self.errorsEnd = nil }
    errorTail.append(bytes)
  }

  private func sendMore() {
    if let input = child.input, !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { FileDescriptor.writeOnce($0, to: input.number) }
      // A reader who has gone will be noticed by the end of its output.
      if let count { unsent.removeFirst(count) } else { dropUnsent() }
    }
    if closesInput, unsent.isEmpty { child.closeInput() }
  }
}

/// A reason why not all output of a program was passed on.
enum PumpStop {
  case unwanted
  case late
}
