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
  private static let errorsLimit = 64 << 10
  /// The interval at which the program's end is noticed while others hold its pipes open.
  private static let pause = Duration.milliseconds(20)
  /// The time between the steps by which a program is stopped.
  private static let patience = Duration.milliseconds(200)

  private let child: ChildProcess
  private let limits: WaitLimits
  private let guardian: Guardian
  private var lines: LineBuffer
  private var unsent: [UInt8] = []
  private var lastWords: [UInt8] = []
  private var closesInput = false
  private var output: Pipe.End?
  private var errorsEnd: Pipe.End?
  private var errorBytes: [UInt8] = []
  private var status: Int32?

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

  var errors: [UInt8] { Array(errorBytes.suffix(Self.errorsLimit)) }

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

  /// Passes on what the program writes, and what it did not take yet, until less than `most` bytes
  /// are left or it has ended.
  ///
  /// - Parameter body: Receives the output; returns false to stop.
  /// - Returns: False if `body` stopped.
  func pump(untilUnsent most: Int, _ body: ([UInt8]) -> Bool) -> Bool {
    while output != nil, unsent.count >= most || closesInput {
      guard case .ready = wait(until: .now.advanced(by: .seconds(3_600))) else { break }
      let bytes = lines.rest
      lines = LineBuffer(limit: .max)
      if !bytes.isEmpty, !body(bytes) { return false }
    }
    return true
  }

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
    unsent = []
    closeInput()
    if !hasEndedSoon() {
      child.signal(SIGTERM)
      _ = hasEndedSoon()
    }
    return reap()
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
    case .pause: if child.hasEnded() { output = nil }
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

  private func readErrors() {
    guard let errorsEnd else { return }
    let bytes = FileDescriptor.bytes(from: errorsEnd.number)
    if bytes.isEmpty { self.errorsEnd = nil }
    errorBytes += bytes
    if errorBytes.count > 2 * Self.errorsLimit {
      errorBytes.removeFirst(errorBytes.count - Self.errorsLimit)
    }
  }

  private func sendMore() {
    if let input = child.input, !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { FileDescriptor.writeOnce($0, to: input.number) }
      // A reader who has gone will be noticed by the end of its output.
      if let count { unsent.removeFirst(count) } else { unsent = [] }
    }
    if closesInput, unsent.isEmpty { child.closeInput() }
  }

  /// True if the program ends within the patience; what it writes meanwhile is dropped.
  private func hasEndedSoon() -> Bool {
    let deadline = ContinuousClock.now.advanced(by: Self.patience)
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

  private func reap() -> Int32 {
    guardian.dismiss()
    let result = child.finish()
    status = result
    return result
  }
}
