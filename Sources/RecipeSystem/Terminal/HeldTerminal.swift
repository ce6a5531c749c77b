import RecipeCore
import Synchronization

#if canImport(Glibc)
  import Glibc
  // `sigset_t` belongs to whichever of the two modules the compiler has read first.
  import SystemSpawn
#elseif canImport(Musl)
  import Musl
  import SystemSpawn
#elseif canImport(Darwin)
  import Darwin
#endif

/// The state of the terminal while a program reads its keys or draws on all of it, which must not outlive
/// the process.
///
/// Signal handlers call `leave` and `enter`, so these use nothing but atomics and functions that POSIX allows
/// there.
enum HeldTerminal {
  private static let isWanted = Atomic(false)
  /// True if the program draws on all of the screen.
  private static let hasScreen = Atomic(false)
  /// The address of the settings of before, or 0.
  private static let settings = Atomic<UInt>(0)
  /// The descriptor to which a byte is written for each signal, or -1.
  private static let noticeEnd = Atomic<Int32>(-1)

  /// Alternate screen, no wrapping, mouse wheel with SGR coordinates, bracketed paste (xterm's control
  /// sequences).
  private static let entrance: StaticString =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
  private static let exit: StaticString =
    "\u{1B}[m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Initialises the storage, before a signal can need it.
  static func prepare() {
    isWanted.store(false, ordering: .relaxed)
    hasScreen.store(false, ordering: .relaxed)
    settings.store(0, ordering: .relaxed)
    noticeEnd.store(-1, ordering: .relaxed)
  }

  /// Takes the terminal over until `end`.
  ///
  /// - Parameters:
  ///   - use: The purpose for which it is taken over.
  ///   - notices: The descriptor for a byte about each signal.
  /// - Returns: False if it is not a terminal.
  static func begin(_ use: TerminalUse, notices: Int32) -> Bool {
    var current = termios()
    guard use == .keys || isatty(STDOUT_FILENO) == 1, isatty(STDIN_FILENO) == 1,
      waitForForeground(), tcgetattr(STDIN_FILENO, &current) == 0
    else { return false }
    let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    saved.initialize(to: current)
    settings.store(UInt(bitPattern: saved), ordering: .relaxed)
    noticeEnd.store(notices, ordering: .relaxed)
    hasScreen.store(use == .screen, ordering: .relaxed)
    isWanted.store(true, ordering: .relaxed)
    SignalStack.prepare()
    signal(SIGWINCH) { _ in HeldTerminal.notify(UInt8(ascii: "w")) }
    signal(SIGCONT) { _ in HeldTerminal.resume() }
    catchStops()
    restoreOnEnd()
    enter()
    return true
  }

  /// Gives the terminal back.
  static func end() {
    leave()
    isWanted.store(false, ordering: .relaxed)
    for number in [SIGWINCH, SIGCONT, SIGTSTP] { signal(number, SIG_DFL) }
    noticeEnd.store(-1, ordering: .relaxed)
  }

  /// Restores the terminal's settings and its screen; may be called by a signal handler.
  static func leave() {
    guard isWanted.load(ordering: .relaxed) else { return }
    if hasScreen.load(ordering: .relaxed) {
      _ = write(STDOUT_FILENO, exit.utf8Start, exit.utf8CodeUnitCount)
    }
    guard let saved = UnsafeMutablePointer<termios>(bitPattern: settings.load(ordering: .relaxed))
    else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, saved)
  }

  /// True if the process may draw: that of `browse &` may not, until `fg`.
  private static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// The number of times a process stops itself before it gives up: where no shell controls jobs, the signal
  /// is ignored.
  private static let maximumStopCount = 20

  /// The time between two attempts, in milliseconds.
  private static let stopPause: Int32 = 50

  /// Stops the process while it is in the background, as if it had read from the terminal.
  ///
  /// - Returns: False if it stays there.
  private static func waitForForeground() -> Bool {
    for _ in 0..<maximumStopCount {
      if isInForeground { return true }
      // To the process, as the thread may block signals.
      kill(getpid(), SIGTTIN)
      poll(nil, 0, stopPause)
    }
    return isInForeground
  }

  private static func enter() {
    guard isWanted.load(ordering: .relaxed),
      let saved = UnsafeMutablePointer<termios>(bitPattern: settings.load(ordering: .relaxed))
    else { return }
    var raw = saved.pointee
    if hasScreen.load(ordering: .relaxed) {
      cfmakeraw(&raw)
    } else {
      // Output and the keys of signals stay as they are.
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    guard hasScreen.load(ordering: .relaxed) else { return }
    _ = write(STDOUT_FILENO, entrance.utf8Start, entrance.utf8CodeUnitCount)
  }

  private static func catchStops() {
    signal(SIGTSTP) { _ in HeldTerminal.stop() }
  }

  /// Stops the process as if it did not catch the signal; the handler of SIGCONT takes the terminal over again.
  private static func stop() {
    leave()
    signal(SIGTSTP, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    raise(SIGTSTP)
    // It is blocked while it is handled.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    resume()
  }

  private static func resume() {
    guard isWanted.load(ordering: .relaxed) else { return }
    // After `bg` it stops again.
    guard isInForeground else {
      kill(getpid(), SIGTTIN)
      return
    }
    catchStops()
    enter()
    notify(UInt8(ascii: "c"))
  }

  private static func notify(_ byte: UInt8) {
    var byte = byte
    let code = errno
    _ = write(noticeEnd.load(ordering: .relaxed), &byte, 1)
    errno = code
  }

  /// The signals that end a process unless it catches them, but for those that end it with status 130.
  private static let endingSignals: [Int32] = {
    let everywhere = [
      SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM,
      SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
    ]
    #if os(Linux)
      return everywhere + [SIGIO, SIGPWR, SIGSTKFLT]
    #else
      return everywhere
    #endif
  }()

  /// Gives the terminal back before a signal ends the process, as it would without the terminal.
  private static func restoreOnEnd() {
    for number in endingSignals {
      let previous = SignalStack.handle(number) { number in
        HeldTerminal.leave()
        signal(number, SIG_DFL)
        raise(number)
      }
      if SignalAction.isIgnored(previous) { signal(number, SIG_IGN) }
    }
  }
}
