#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe with close-on-exec: bytes written to one end are read from the other.
struct Pipe: Sendable {
  /// An end of a pipe, closed when it is released.
  final class End: Sendable {
    private let descriptor: FileDescriptor

    fileprivate init(owning number: Int32) {
      descriptor = FileDescriptor(owning: number)
    }

    /// The descriptor's number, valid only while the end is held.
    var number: Int32 { descriptor.number }

    /// The number of unread bytes; ask the reading end.
    var unreadCount: Int {
      var count: Int32 = 0
      return ioctl(number, Pipe.countRequest, &count) == 0 ? Int(count) : 0
    }

    /// Makes reads and writes return at once; the other end is not affected.
    func becomeNonblocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }
  }

  #if canImport(Darwin)
    /// The request for the number of bytes to read, `FIONREAD`, a macro that Swift does not import.
    private static let countRequest: UInt = 0x4004_667F
  #else
    /// The request for the number of bytes to read.
    private static let countRequest = UInt(FIONREAD)
  #endif

  /// Makes a write to a pipe without a reader an error instead of the end of the process.
  static func ignoreGoneReaders() { signal(SIGPIPE, SIG_IGN) }

  /// The end to read from.
  let reading: End
  /// The end to write to.
  let writing: End

  /// Creates a pipe, or returns `nil` if the process has too many open files.
  ///
  /// A child started between the two system calls inherits both ends. Pipes whose end a child must
  /// not hold open are therefore created under the lock of `ProcessSpawner`.
  init?() {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else { return nil }
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    reading = End(owning: numbers[0])
    writing = End(owning: numbers[1])
  }
}
