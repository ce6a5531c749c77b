import RecipeCore
import RecipeDocuments

/// A source whose records a plug-in gives, one process for each run.
struct ProcessRecipeSource: RecipeSource {
  private let name: String
  private let program: ProgramName
  private let options: ProcessOptions
  private let environment: SourceEnvironment

  /// Creates a source.
  init(
    name: String, program: ProgramName, options: ProcessOptions, environment: SourceEnvironment
  ) {
    self.name = name
    self.program = program
    self.options = options
    self.environment = environment
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    let delivery = PluginDelivery(source: name, fields: request.fields, collector: collector)
    let texts = searchTexts(of: request)
    let path = try found()
    let answers = PluginAnswers(of: path, options: options, in: environment)
    let kept = answers.kept(texts)
    if let kept, !kept.isDue { return delivery.deliver(kept) }
    let run = try await converse(with: path, delivery) {
      conversation throws(SourceFailure) in
      try conversation.gather(texts, isOffline: request.isOffline)
    }
    guard let failure = run.failure else {
      return collector.add(diagnostics: answers.keep(run.transcript, run.texts))
    }
    guard let kept, run.transcript.count == 0 else { throw failure }
    delivery.deliver(kept, because: failure)
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    let collector = SourceCollector()
    let delivery = PluginDelivery(source: name, fields: .all, collector: collector)
    let isOffline = environment.isOffline
    let run = try await converse(with: try found(), delivery) {
      conversation throws(SourceFailure) in
      try conversation.fetch(id, isOffline: isOffline)
    }
    if let failure = run.failure { throw failure }
    let reference = RecordReference(source: name, id: id)
    return collector.close().records.first { $0.reference == reference }
  }

  func check() async -> [Diagnostic] {
    do throws(SourceFailure) {
      _ = try found()
      return []
    } catch {
      return [Diagnostic(.error, "\(name): \(error.message)", help: error.help)]
    }
  }

  /// Returns the texts for which a plug-in searches that cannot list.
  private func searchTexts(of request: SourceRequest) -> [String] {
    switch request.subject {
    case .matches(let texts): texts
    case .everything, .recipe, .recipeOfAnotherSource: [options.query]
    }
  }

  private func found() throws(SourceFailure) -> String {
    let search = ProgramSearch(variables: environment.variables, files: environment.files)
    guard let path = search.path(of: program) else {
      throw SourceFailure(
        .unreachable, "there is no program \(program)",
        help: "check command; 'recipes plugin list' shows what is there")
    }
    return path
  }

  /// Talks with a process of the plug-in at a path.
  ///
  /// It ends before the time of the source does, so that what the plug-in wrote to its standard error, or
  /// kept answers, can still be reported.
  private func converse(
    with path: String, _ delivery: PluginDelivery,
    _ body: @escaping @Sendable (inout PluginConversation) throws(SourceFailure) -> Void
  ) async throws(SourceFailure) -> PluginRun {
    let reserve = min(PluginAnswers.reserve, environment.timeout / 5)
    let deadline = ContinuousClock.now.advanced(by: environment.timeout - reserve)
    let secrets = try await PluginSecrets(options.secrets, in: environment)
    var delivery = delivery
    delivery.secrets = secrets
    let store = PluginStateStore(of: path, in: options.configuration, environment)
    let opening = PluginOpening(
      options: options, secrets: secrets, state: try store.prepare())
    let start = ProgramLaunch(
      [path], variables: PluginSurroundings.variables(of: environment.variables),
      folder: store.folder, lineLimit: options.limits.line)
    let (limits, receiver) = (options.limits, delivery)
    let run: PluginRun
    do throws(ProcessFailure) {
      run = try await environment.processes.converse(
        with: start, timeout: environment.timeout + .seconds(1)
      ) { channel in
        var conversation = PluginConversation(
          PluginReader(channel, secrets: secrets, limits: limits), to: receiver,
          deadline: deadline)
        return conversation.hold(opening, body)
      }
    } catch {
      throw SourceFailure(.unreachable, error.message, help: "check command")
    }
    if run.failure == nil {
      delivery.collector.add(diagnostics: store.save(run.state, of: name))
    }
    return run
  }
}
