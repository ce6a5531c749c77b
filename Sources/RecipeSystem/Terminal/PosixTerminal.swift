package import RecipeCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal of standard input and output.
package final class PosixTerminal: InteractiveTerminal {
  /// The time after which an Escape is a key and not the beginning of a sequence, in milliseconds.
  private static let silence: Int32 = 30

  /// The time after which a process that was not stopped goes on, in milliseconds.
  private static let maximumStopTime: Int32 = 1_000

  private let pipe: Pipe?
  private let awaitsSilence = Atomic(false)

  /// Creates the terminal, which is not taken over yet.
  package init() {
    pipe = Pipe()
    for end in [pipe?.reading, pipe?.writing].compactMap(\.self) {
      _ = fcntl(end.number, F_SETFL, O_NONBLOCK)
    }
  }

  package func begin(_ use: TerminalUse) -> TerminalExtent? {
    guard let pipe, HeldTerminal.begin(use, notices: pipe.writing.number) else { return nil }
    return Self.extent
  }

  package func end() { HeldTerminal.end() }

  package func next() -> [TerminalInput] {
    guard let pipe else { return [.gone] }
    var waits = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe.reading.number, events: Int16(POLLIN), revents: 0),
    ]
    let isUnsure = awaitsSilence.load(ordering: .relaxed)
    let count = poll(&waits, nfds_t(waits.count), isUnsure ? Self.silence : -1)
    if count < 0 { return errno == EINTR ? [] : [.gone] }
    if count == 0 {
      awaitsSilence.store(false, ordering: .relaxed)
      return [.silence]
    }
    return (waits[1].revents == 0 ? [] : notices(pipe)) + (waits[0].revents == 0 ? [] : [input()])
  }

  package func discardInput() { tcflush(STDIN_FILENO, TCIFLUSH) }

  package func wake() {
    guard let pipe else { return }
    var byte: UInt8 = 0
    _ = write(pipe.writing.number, &byte, 1)
  }

  package func draw(_ bytes: [UInt8]) {
    Interruption.hold()
    _ = bytes.withUnsafeBytes { FileDescriptor.write($0, to: STDOUT_FILENO) }
  }

  package func suspend() {
    // To the process, as threads of Dispatch block signals; so it stops a moment later.
    kill(getpid(), SIGTSTP)
    guard let pipe else { return }
    var wait = pollfd(fd: pipe.reading.number, events: Int16(POLLIN), revents: 0)
    poll(&wait, 1, Self.maximumStopTime)
  }

  private func input() -> TerminalInput {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { FileDescriptor.read(STDIN_FILENO, into: $0) }
    if count == nil, errno == EAGAIN || errno == EWOULDBLOCK { return .bytes([]) }
    guard let count, count > 0 else { return .gone }
    awaitsSilence.store(true, ordering: .relaxed)
    return .bytes(Array(buffer[..<count]))
  }

  private func notices(_ pipe: Pipe) -> [TerminalInput] {
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = buffer.withUnsafeMutableBytes { FileDescriptor.read(pipe.reading.number, into: $0) }
    let bytes = buffer[..<(count ?? 0)]
    // Of several, the last one says how the terminal is now.
    if bytes.contains(UInt8(ascii: "c")) { return [.resumed(Self.extent)] }
    return bytes.contains(UInt8(ascii: "w")) ? [.resized(Self.extent)] : []
  }

  private static var extent: TerminalExtent {
    var size = winsize()
    let isKnown =
      ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    return isKnown
      ? TerminalExtent(rows: Int(size.ws_row), columns: Int(size.ws_col))
      : TerminalExtent(rows: 24, columns: 80)
  }
}
