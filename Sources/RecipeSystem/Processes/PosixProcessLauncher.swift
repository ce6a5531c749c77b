package import RecipeCore
import Text

/// A launcher of other programs.
package struct PosixProcessLauncher: ProcessLauncher {
  private let spawner: ProcessSpawner
  private let running = RunningPrograms()

  /// Creates a launcher.
  package init(spawner: ProcessSpawner) {
    self.spawner = spawner
  }

  package func run(
    _ command: [String], timeout: Duration, maximumOutputSize: Int
  ) async throws(ProcessFailure) -> ProcessResult {
    guard let program = command.first, !program.isEmpty else {
      throw ProcessFailure("no program was named")
    }
    let spawner = spawner
    let outcome = await BlockingWork.run("recipes.process", timeout: timeout) { limits in
      switch spawner.spawn(.program, command, input: .null, errors: .pipe) {
      case .success(let child):
        var run = ProcessRun(
          child, of: program, limits: limits, maximumOutputSize: maximumOutputSize)
        return run.finish(timeout: timeout)
      case .failure(let error): return .failure(ProcessFailure(starting: program, error))
      }
    }
    return try outcome.get()
  }

  package func converse<Value: Sendable>(
    with program: ProgramLaunch, timeout: Duration,
    _ conversation: @escaping @Sendable (any ProgramChannel) -> Value
  ) async throws(ProcessFailure) -> Value {
    let (spawner, running) = (spawner, running)
    running.begin()
    let outcome: Result<Value, ProcessFailure> = await BlockingWork.run(
      "recipes.plugin", timeout: timeout
    ) { limits, deliver in
      let number = running.note(limits.cancellation)
      switch spawner.channel(to: program, limits: limits) {
      case .success(let channel):
        deliver(.success(conversation(channel)))
        channel.stop()
      case .failure(let failure): deliver(.failure(failure))
      }
      running.end(number)
    }
    return try outcome.get()
  }

  package func filter(
    _ program: ProgramLaunch, timeout: Duration,
    input: (_ feed: @escaping ([UInt8]) -> Void) -> Void, output: @escaping ([UInt8]) -> Bool
  ) throws(ProcessFailure) -> ProcessResult {
    let limits = WaitLimits(deadline: .now.advanced(by: timeout), cancellation: Cancellation())
    running.begin()
    let number = running.note(limits.cancellation)
    defer { running.end(number) }
    let channel = try spawner.channel(to: program, .countedPipe, limits: limits).get()
    let filter = ProgramFilter(channel, output: output)
    input { filter.feed($0) }
    filter.finish(by: limits.deadline)
    let status = channel.stop()
    if case .late = filter.stop {
      throw ProcessFailure(
        "\(program.command.first ?? "") did not end within \(timeout.inWords) and was stopped")
    }
    return ProcessResult(
      status: status, output: [], errors: channel.errors, isInputLeft: filter.isInputLeft)
  }

  package func present(_ page: [UInt8], in program: ProgramLaunch) throws(ProcessFailure) {
    switch spawner.spawnOnTerminal(program.command, variables: program.variables) {
    case .success(var pager): pager.finish(writing: page)
    case .failure(let error):
      throw ProcessFailure(starting: program.command.first ?? "", error)
    }
  }

  package func finish() async { await running.finish() }
}

extension ProcessSpawner {
  /// Starts a program and opens a channel to it.
  fileprivate func channel(
    to program: ProgramLaunch, _ input: Stream = .pipe, limits: WaitLimits
  ) -> Result<PosixProgramChannel, ProcessFailure> {
    guard let name = program.command.first, !name.isEmpty else {
      return .failure(ProcessFailure("no program was named"))
    }
    if let stamp = program.stamp {
      let status = (try? PosixFileSystem().status(of: name)) ?? nil
      guard status.map({ FileStamp($0) }) == stamp else { return .failure(.replaced(name)) }
    }
    return spawn(
      .program, program.command, input: input, errors: .pipe, variables: program.variables,
      folder: program.folder
    ).map { child in
      PosixProgramChannel(child, maximumLineLength: program.maximumLineLength, limits: limits)
    }.mapError { ProcessFailure(starting: name, $0) }
  }
}
