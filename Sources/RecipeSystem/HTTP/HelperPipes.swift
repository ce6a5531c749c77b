#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The helper's ends of the pipes to the main program: its standard input and output.
package struct HelperPipes: Sendable {
  /// The descriptor to wait for: readable once there is a message, or the main program has ended.
  package let input = STDIN_FILENO

  /// Creates the pipes of this process.
  package init() {}

  /// Waits for bytes and returns them; empty once the main program has ended.
  package func read() -> [UInt8] { FileDescriptor.bytes(from: STDIN_FILENO) }

  /// True if `read` would not wait.
  package var hasInput: Bool {
    var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  /// Sends a message.
  ///
  /// - Returns: False if the main program no longer reads.
  package func send(_ message: HelperMessage) -> Bool {
    message.frame.withUnsafeBytes { FileDescriptor.write($0, to: STDOUT_FILENO) }
  }
}
