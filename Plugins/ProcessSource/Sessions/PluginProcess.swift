import RecipeCore

/// The process of a plug-in, started when it is needed.
struct PluginProcess: Sendable {
  private let name: String
  private let program: ProgramName
  private let options: ProcessOptions
  private let environment: SourceEnvironment
  private let session = PluginSession()

  /// The time that an open process may take altogether.
  private static let maximumSessionTime = Duration.seconds(3_600)

  /// Creates a process that has not been started.
  ///
  /// - Parameter name: The name of the source.
  init(
    _ name: String, program: ProgramName, options: ProcessOptions, _ environment: SourceEnvironment
  ) {
    self.name = name
    self.program = program
    self.options = options
    self.environment = environment
  }

  /// Returns the path of the program.
  func path() throws(SourceFailure) -> String {
    let search = ProgramSearch(variables: environment.variables, files: environment.files)
    guard let path = search.path(of: program) else {
      let obstacle = search.obstacle(to: program)
      throw SourceFailure(.unreachable, obstacle.reason, help: obstacle.help)
    }
    return path
  }

  /// Asks the open process, or a new one.
  ///
  /// It ends before the time of the source does, so that what the plug-in wrote to its standard error, or
  /// cached answers, can still be reported.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - delivery: The way of the records.
  ///   - staysOpen: True if the run may ask for more.
  ///   - ask: Asks the questions.
  func run(
    at path: String, _ delivery: PluginDelivery, staysOpen: Bool,
    _ ask: @escaping PluginTask.Questions
  ) async throws(SourceFailure) -> PluginRun {
    let reserve = min(PluginAnswers.reserve, environment.timeout / 5)
    let deadline = ContinuousClock.now.advanced(by: environment.timeout - reserve)
    var delivery = delivery
    let store = PluginStateStore(of: path, in: options.configuration, environment)
    if let open = session.current {
      delivery.secrets = open.secrets
      let task = PluginTask(delivery: delivery, deadline: deadline, ask: ask)
      if let result = session.submit(task),
        case .success(let run?) = await open.work.value(of: result)
      {
        return save(run, in: store, delivery)
      }
    }
    let secrets = try await PluginSecrets(options.secrets, in: environment)
    delivery.secrets = secrets
    let task = PluginTask(delivery: delivery, deadline: deadline, ask: ask)
    return save(
      try await start(path, task, secrets, store, staysOpen: staysOpen), in: store, delivery)
  }

  /// Starts a process and gives it its first task; it ends with it unless it stays open.
  private func start(
    _ path: String, _ task: PluginTask, _ secrets: PluginSecrets, _ store: PluginStateStore,
    staysOpen: Bool
  ) async throws(SourceFailure) -> PluginRun {
    let opening = PluginOpening(
      options: options, secrets: secrets, state: try store.prepare())
    let launch = ProgramLaunch(
      [path] + options.arguments,
      variables: PluginSurroundings.variables(of: environment.variables),
      folder: store.folder, maximumLineLength: options.limits.line, stamp: environment.programStamp)
    let timeout = staysOpen ? Self.maximumSessionTime : environment.timeout + .seconds(1)
    let (processes, limits, session) = (environment.processes, options.limits, session)
    let (result, work) = (PluginResult(), PluginWork())
    work.start {
      do throws(ProcessFailure) {
        try await processes.converse(with: launch, timeout: timeout) { channel in
          var conversation = PluginConversation(
            PluginReader(channel, secrets: secrets, limits: limits), for: task)
          let run = conversation.hold(task, after: opening)
          let goesOn = staysOpen && run.failure == nil && session.open(work, with: secrets)
          result.fulfill(.success(run))
          if goesOn { session.serve(&conversation) }
        }
      } catch {
        result.fulfill(.failure(error))
      }
    }
    switch await work.value(of: result) {
    case .success(let run): return hinting(run ?? PluginRun())
    case .failure(let failure):
      throw SourceFailure(.unreachable, failure.message, help: failure.help ?? "check command")
    }
  }

  /// Returns a run with a hint if the program may have looked in its own folder for a file beside the configuration.
  private func hinting(_ run: PluginRun) -> PluginRun {
    let word = options.arguments.first { word in
      word.hasPrefix("./") || word.hasPrefix("../") || isBesideConfiguration(word)
    }
    guard let failure = run.failure, failure.help == nil, let word else { return run }
    var run = run
    run.failure = SourceFailure(
      failure.status, failure.message,
      help:
        "the plug-in runs in another folder and gets its arguments unchanged; write '\(word)' as an absolute path"
    )
    return run
  }

  /// True if an argument is the name of a file beside the configuration: the "plug.py" of "python3 plug.py".
  private func isBesideConfiguration(_ word: String) -> Bool {
    guard !word.isEmpty, !word.hasPrefix("-"), !word.hasPrefix("/") else { return false }
    let status = try? environment.files.status(of: "\(options.folder)/\(word)")
    return status.flatMap(\.self) != nil
  }

  private func save(
    _ run: PluginRun, in store: PluginStateStore, _ delivery: PluginDelivery
  ) -> PluginRun {
    if run.failure == nil {
      delivery.collector.add(diagnostics: store.save(run.state, of: name))
    }
    return run
  }
}
