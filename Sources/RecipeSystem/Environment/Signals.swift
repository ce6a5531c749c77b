#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the process answers signals and closed standard streams; set once, at its start.
package enum Signals {
  /// Ends the process at once with status 130 on Ctrl-C and the like, and makes a write to a
  /// closed pipe an error instead of the end.
  ///
  /// Only the line about progress is put back. Files in place are whole; the draft of one that was
  /// being written stays until the next import or export into its folder. Network helpers end when
  /// their input does, but other programs, such as those of `key_command`, run to their own end.
  /// Ctrl-C during `nohup` or in a background job of a shell stays ignored.
  package static func install() {
    ignoreClosedPipes()
    ProgressLine.remember(isShown: false)
    for number in [SIGINT, SIGTERM, SIGHUP] { endProcess(on: number) }
    openStandardStreams()
  }

  /// Makes a write to a closed pipe an error: whoever writes to a child must outlive its end.
  package static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  private static func endProcess(on number: Int32) {
    // `write` and `_exit` are among the few functions that POSIX allows in a handler.
    let previous = signal(number) { _ in
      ProgressLine.clear()
      _exit(130)
    }
    if isIgnored(previous) { signal(number, SIG_IGN) }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Opens the null device for each standard stream that the parent closed: else the first file
  /// opened would become standard output.
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
