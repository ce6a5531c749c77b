#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reaction of the process to signals and closed standard streams; installed once, at its
/// start.
package enum Signals {
  /// Ends the process with status 130 on Ctrl-C and similar signals, and makes a write to a closed
  /// pipe an error instead of a signal.
  ///
  /// The progress line is cleared, the line of a question ended, a full screen given back, and all
  /// children are stopped (`Interruption`). Files in place are complete; a draft being written stays
  /// until the next import or export into its folder.
  /// Ctrl-C remains ignored where `nohup` or a background job of a shell ignores it.
  package static func install() {
    ignoreClosedPipes()
    ProgressLine.remember(isShown: false)
    OpenQuestion.remember(isOpen: false)
    HeldTerminal.prepare()
    Interruption.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] { endProcess(on: number) }
    openStandardStreams()
  }

  /// Makes a write to a closed pipe an error instead of the end of the process.
  package static func ignoreClosedPipes() { Pipe.ignoreGoneReaders() }

  private static func endProcess(on number: Int32) {
    // `write` and `_exit` are among the few functions that POSIX allows in a handler.
    let previous = signal(number) { _ in
      let code = errno
      let isWaiting = Interruption.begin()
      ProgressLine.clear()
      OpenQuestion.endLine()
      HeldTerminal.leave()
      if !isWaiting { _exit(Interruption.status) }
      errno = code
    }
    if SignalAction.isIgnored(previous) { signal(number, SIG_IGN) }
  }

  /// Opens the null device for each closed standard stream; otherwise, the first file opened would
  /// become standard output.
  private static func openStandardStreams() {
    while true {
      let number = open("/dev/null", O_RDWR)
      guard number >= 0, number <= STDERR_FILENO else {
        if number >= 0 { close(number) }
        return
      }
    }
  }
}
