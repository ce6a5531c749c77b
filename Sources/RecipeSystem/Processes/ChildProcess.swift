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
  /// Its standard input, or `nil` for the null device and once it is closed.
  var input: Pipe.End? { openInput.withLock(\.self) }
  /// Its standard output.
  let output: Pipe.End
  /// Its standard error, or `nil` for the null device.
  let errors: Pipe.End?
  /// The number of the process and of its group.
  let identifier: pid_t
  private let openInput: Mutex<Pipe.End?>
  private let status = Mutex<Int32?>(nil)

  /// Takes ownership of a process started with these pipes.
  init(identifier: pid_t, pipes: ChildPipes) {
    self.identifier = identifier
    openInput = Mutex(pipes.input?.writing)
    output = pipes.output.reading
    errors = pipes.errors?.reading
  }

  deinit {
    kill()
    _ = reap()
  }

  /// Closes its standard input.
  func closeInput() {
    openInput.withLock { $0 = nil }
  }

  /// Kills the process and the rest of its process group.
  func kill() { signal(SIGKILL) }

  /// Sends a signal to the process and the rest of its process group.
  func signal(_ number: Int32) {
    status.withLock { status in
      // Once reaped, the number may be another process's.
      guard status == nil else { return }
      #if canImport(Glibc)
        _ = Glibc.kill(-identifier, number)
      #elseif canImport(Musl)
        _ = Musl.kill(-identifier, number)
      #elseif canImport(Darwin)
        _ = Darwin.kill(-identifier, number)
      #endif
    }
  }

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
      var word: Int32 = 0
      while waitpid(identifier, &word, 0) < 0, errno == EINTR {}
      let signal = word & 0x7F
      let result = signal == 0 ? (word >> 8) & 0xFF : 128 + signal
      status = result
      return result
    }
  }
}
