/// The pipes between this process and a child about to be started.
struct ChildPipes {
  /// The child's standard input, or `nil` for the null device.
  let input: Pipe?
  /// True if this process keeps the reading end of the child's standard input.
  let countsInput: Bool
  /// The child's standard output.
  let output: Pipe
  /// The child's standard error, or `nil` for the null device.
  let errors: Pipe?

  /// Creates the pipes, or returns `nil` if the process has too many open files.
  init?(input: ProcessSpawner.Stream, errors: ProcessSpawner.Stream) {
    guard let output = Pipe() else { return nil }
    self.output = output
    countsInput = input == .countedPipe
    self.input = input == .null ? nil : Pipe()
    self.errors = errors == .null ? nil : Pipe()
    if input != .null && self.input == nil || errors != .null && self.errors == nil { return nil }
  }
}
