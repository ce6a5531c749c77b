/// A launcher of other programs.
public protocol ProcessLauncher: Sendable {
  /// Runs a program to its end, in its own process group.
  ///
  /// - Parameters:
  ///   - command: The program, by path or by name on `PATH`, and its arguments.
  ///   - timeout: The time after which the whole group is killed.
  ///   - maximumOutputSize: The maximum number of bytes read from its standard output.
  /// - Throws: The reason why it could not be run to its end.
  func run(
    _ command: [String], timeout: Duration, maximumOutputSize: Int
  ) async throws(ProcessFailure) -> ProcessResult

  /// Starts a program in its own process group and exchanges lines with it.
  ///
  /// Afterwards the program is stopped, without the caller waiting for it: its input is closed, and,
  /// each time after 200 ms in which it has not ended, the group gets SIGTERM and SIGKILL. The same
  /// happens if this process ends in any way. `finish` waits for it.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - timeout: The time after which every wait ends as if the task had been cancelled.
  ///   - conversation: The exchange, on a thread that may block.
  /// - Throws: The reason why the program could not be started.
  func converse<Value: Sendable>(
    with program: ProgramLaunch, timeout: Duration,
    _ conversation: @escaping @Sendable (any ProgramChannel) -> Value
  ) async throws(ProcessFailure) -> Value

  /// Passes bytes through a program in its own process group, and blocks until it has ended.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - timeout: The time after which the whole group is stopped.
  ///   - input: Passes the pieces of the input to its parameter.
  ///   - output: Receives the output piece by piece; returns false to stop the program.
  /// - Returns: The exit status and the last of its standard error, without the output.
  /// - Throws: The reason why the program could not be started, or that it did not end in time.
  func filter(
    _ program: ProgramLaunch, timeout: Duration,
    input: (_ feed: @escaping ([UInt8]) -> Void) -> Void, output: @escaping ([UInt8]) -> Bool
  ) throws(ProcessFailure) -> ProcessResult

  /// Shows a page in a program that has the terminal, and blocks until it has ended, however it does.
  ///
  /// - Throws: The reason why it could not be started.
  func present(_ page: [UInt8], in program: ProgramLaunch) throws(ProcessFailure)

  /// Stops the programs with which lines are still exchanged, and waits for the end of all.
  func finish() async
}

extension ProcessLauncher {
  /// Fails: no program can be conversed with.
  public func converse<Value: Sendable>(
    with program: ProgramLaunch, timeout: Duration,
    _ conversation: @escaping @Sendable (any ProgramChannel) -> Value
  ) async throws(ProcessFailure) -> Value {
    throw ProcessFailure("cannot exchange messages with \(program.command.first ?? "")")
  }

  /// Fails: no program can be a filter.
  public func filter(
    _ program: ProgramLaunch, timeout: Duration,
    input: (_ feed: @escaping ([UInt8]) -> Void) -> Void, output: @escaping ([UInt8]) -> Bool
  ) throws(ProcessFailure) -> ProcessResult {
    throw ProcessFailure("cannot pass anything through \(program.command.first ?? "")")
  }

  /// Fails: no program can have the terminal.
  public func present(_ page: [UInt8], in program: ProgramLaunch) throws(ProcessFailure) {
    throw ProcessFailure("cannot show anything in \(program.command.first ?? "")")
  }

  /// Nothing runs.
  public func finish() async {}
}
