/// The pipes between this process and a child about to be started.
struct ChildPipes {
  /// The child's standard input, or `nil` for the null device.
  let input: Pipe?
  /// The child's standard output.
  let output: Pipe
  /// The child's standard error, or `nil` for the null device.
  let errors: Pipe?

  /// Creates the pipes, or returns `nil` if the process has too many open files.
  init?(input: ProcessSpawner.Stream, errors: ProcessSpawner.Stream) {
    guard let output = Pipe() else { return nil }
    self.output = output
    self.input = input == .pipe ? Pipe() : nil
    self.errors = errors == .pipe ? Pipe() : nil
    if input == .pipe && self.input == nil || errors == .pipe && self.errors == nil { return nil }
  }
}
