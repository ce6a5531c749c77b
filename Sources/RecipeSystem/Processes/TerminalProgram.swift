import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that has the terminal of this process, and reads a pipe.
///
/// It stays in the process group of this one, or the terminal would stop it.
struct TerminalProgram {
  private let identifier: pid_t
  private var input: Pipe.End?

  /// Takes over a program that has just been started.
  init(identifier: pid_t, input: Pipe.End) {
    self.identifier = identifier
    self.input = input
  }

  /// Writes to the program, closes its input, and waits for its end.
  ///
  /// A program that stops reading is no error. Ctrl-C is left to it meanwhile.
  mutating func finish(writing bytes: [UInt8]) {
    let previous = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, previous) }
    if let input { _ = bytes.withUnsafeBytes { FileDescriptor.write($0, to: input.number) } }
    input = nil
    var word: Int32 = 0
    while waitpid(identifier, &word, 0) < 0, errno == EINTR {}
  }
}
