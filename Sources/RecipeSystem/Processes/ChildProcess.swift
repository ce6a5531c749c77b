import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A child process in a process group of its own, killed and reaped when released.
final class ChildProcess: Sendable {
  /// The purpose of a child, which decides about its end.
  enum Role: Sendable {
    /// A program that a guardian ends if this process ends first.
    case program
    /// A program that ends when its input does.
    case helper
    /// The guardian of another child.
    case guardian
  }

  /// Its standard input.
  let input: ChildInput
  /// Its standard output; reading from it does not block.
  let output: Pipe.End
  /// Its standard error, or `nil` for the null device; reading from it does not block.
  let errors: Pipe.End?
  /// The number of the process and of its group.
  let identifier: pid_t
  private let isExpected: Bool
  private let guardian: Guardian?
  private let status = Mutex<Int32?>(nil)

  /// Takes ownership of a process started with these pipes.
  ///
  /// - Parameters:
  ///   - isExpected: True if it is one of `RunningChildren`, which expect it.
  ///   - guardian: Ends it if this process ends first.
  init(identifier: pid_t, pipes: ChildPipes, isExpected: Bool, guardian: Guardian?) {
    self.identifier = identifier
    self.isExpected = isExpected
    self.guardian = guardian
    input = ChildInput(
      pipes.input?.writing, counting: pipes.countsInput ? pipes.input?.reading : nil)
    output = pipes.output.reading
    errors = pipes.errors?.reading
    output.becomeNonblocking()
    errors?.becomeNonblocking()
    if isExpected { RunningChildren.add(self) }
  }

  deinit {
    kill()
    _ = reap()
  }

  /// Kills the process and the rest of its process group.
  func kill() { signal(SIGKILL) }

  /// Asks the process and the rest of its process group to end.
  func terminate() { signal(SIGTERM) }

  /// Sends a signal to the process and the rest of its process group, never to another: 0 would be that of this
  /// process, and 1 all.
  private func signal(_ number: Int32) {
    status.withLock { status in
      // Once reaped, the number may be another process's.
      guard status == nil, identifier > 1 else { return }
      #if canImport(Glibc)
        _ = Glibc.kill(-identifier, number)
      #elseif canImport(Musl)
        _ = Musl.kill(-identifier, number)
      #elseif canImport(Darwin)
        _ = Darwin.kill(-identifier, number)
      #endif
    }
  }

  /// True if its exit status is known.
  var hasBeenReaped: Bool { status.withLock { $0 != nil } }

  /// True if the process has ended; others of its group may still run.
  func hasEnded() -> Bool {
    status.withLock { status in
      if status != nil { return true }
      var information = siginfo_t()
      let options = WEXITED | WNOHANG | WNOWAIT
      return waitid(P_PID, id_t(identifier), &information, options) == 0
        && information.si_signo == SIGCHLD
    }
  }

  /// Kills what is left of the group, waits until nothing is, and returns the exit status, or 128 plus
  /// the signal's number.
  func finish() -> Int32 {
    kill()
    let result = reap()
    awaitEndOfGroup()
    return result
  }

  /// The time that the rest of the group may take to end after SIGKILL: a moment, unless the system is
  /// busy, or nobody reaps orphans.
  private static let groupPatience = Duration.milliseconds(250)

  /// Waits until no process of the group is left: those that were killed end a little later.
  private func awaitEndOfGroup() {
    let deadline = ContinuousClock.now.advanced(by: Self.groupPatience)
    var pause: UInt32 = 200
    while Self.exists(group: identifier), ContinuousClock.now < deadline {
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
  }

  private static func exists(group: pid_t) -> Bool {
    #if canImport(Glibc)
      Glibc.kill(-group, 0) == 0
    #elseif canImport(Musl)
      Musl.kill(-group, 0) == 0
    #elseif canImport(Darwin)
      Darwin.kill(-group, 0) == 0
    #endif
  }

  private func reap() -> Int32 {
    status.withLock { status in
      if let status { return status }
      // Before the number of the group is free for another.
      guardian?.dismiss()
      var word: Int32 = 0
      while waitpid(identifier, &word, 0) < 0, errno == EINTR {}
      let signal = word & 0x7F
      let result = signal == 0 ? (word >> 8) & 0xFF : 128 + signal
      status = result
      if isExpected { RunningChildren.remove(self) }
      return result
    }
  }
}
