#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two joined descriptors, both close-on-exec: what is written to one is read from the other.
struct Pipe: Sendable {
  /// One end, closed when nobody holds it any more.
  final class End: Sendable {
    private let descriptor: FileDescriptor

    fileprivate init(owning number: Int32) {
      descriptor = FileDescriptor(owning: number)
    }

    /// The system's number of it; good only while the end is held.
    var number: Int32 { descriptor.number }
  }

  /// Where bytes come out.
  let reading: End
  /// Where bytes go in.
  let writing: End

  /// Makes a pipe; `nil` when the process has too many open files.
  ///
  /// A child that starts between the calls that this takes inherits both ends. Pipes whose end a
  /// child must not hold open are therefore made inside the gate of `ProcessSpawner`.
  init?() {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else { return nil }
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    reading = End(owning: numbers[0])
    writing = End(owning: numbers[1])
  }
}
