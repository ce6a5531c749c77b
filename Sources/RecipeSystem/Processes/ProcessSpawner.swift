import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A spawner of child processes, one at a time, so that no child inherits another's pipe.
///
/// The process ignores closed pipes from then on, as a child may end before its input is written.
package final class ProcessSpawner: Sendable {
  /// The connection of a child's standard stream.
  enum Stream: Sendable {
    case null
    case pipe
    /// A pipe for standard input of which this process keeps the reading end, too, to count what is left in it.
    case countedPipe
  }

  private let variables: [String: String]
  private let gate = Mutex(())

  /// Creates a spawner.
  ///
  /// - Parameter variables: The environment variables of every child.
  package init(variables: [String: String]) {
    Pipe.ignoreGoneReaders()
    self.variables = variables
  }

  /// Starts a program in a process group of its own, with its standard output in a pipe.
  ///
  /// - Parameters:
  ///   - role: Its purpose.
  ///   - command: The program, by path or by name on `PATH`, and its arguments.
  ///   - input: The connection of its standard input.
  ///   - errors: The connection of its standard error.
  ///   - variables: Its environment variables, or `nil` for those of every child.
  ///   - folder: Its working folder, or `nil` for that of this process.
  func spawn(
    _ role: ChildProcess.Role, _ command: [String], input: Stream, errors: Stream,
    variables: [String: String]? = nil,
    folder: String? = nil
  ) -> Result<ChildProcess, SystemError> {
    let isExpected = role != .guardian
    if isExpected { RunningChildren.expect() }
    let started = gate.withLock { _ -> Result<(pid_t, ChildPipes), SystemError> in
      guard let ends = ChildPipes(input: input, errors: errors) else {
        return .failure(SystemError(code: EMFILE))
      }
      return start(command, SpawnSetup(ends), variables ?? self.variables, folder).map {
        ($0, ends)
      }
    }
    if case .failure = started, isExpected { RunningChildren.forgetExpected() }
    return started.map { identifier, ends in
      ChildProcess(
        identifier: identifier, pipes: ends, isExpected: isExpected,
        guardian: role == .program ? Guardian(of: identifier, spawner: self) : nil)
    }
  }

  /// Starts a program that has the terminal of this process, with its standard input in a pipe.
  func spawnOnTerminal(
    _ command: [String], variables: [String: String]
  ) -> Result<TerminalProgram, SystemError> {
    Interruption.hold()
    return gate.withLock { _ in
      guard let input = Pipe() else { return .failure(SystemError(code: EMFILE)) }
      return start(command, SpawnSetup(onTerminalReading: input), variables, nil).map {
        TerminalProgram(identifier: $0, input: input.writing)
      }
    }
  }

  private func start(
    _ command: [String], _ prepared: SpawnSetup, _ variables: [String: String], _ folder: String?
  ) -> Result<pid_t, SystemError> {
    var setup = prepared
    defer { setup.destroy() }
    if let folder { setup.setFolder(folder) }
    let environment = variables.map { "\($0.key)=\($0.value)" }
    return CStringArray.with(command) { arguments in
      CStringArray.with(environment) { environment in
        guard let program = arguments[0] else { return .failure(SystemError(code: EINVAL)) }
        var identifier: pid_t = 0
        let code = posix_spawnp(
          &identifier, program, &setup.actions, &setup.attributes, arguments, environment)
        return code == 0 ? .success(identifier) : .failure(SystemError(code: code))
      }
    }
  }
}
