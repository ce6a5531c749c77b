import RecipeCore
import RecipeDocuments

/// A source whose records a plug-in gives, one process for each run.
struct ProcessRecipeSource: RecipeSource {
  private let name: String
  private let options: ProcessOptions
  private let environment: SourceEnvironment
  private let process: PluginProcess
  private let memory = PluginMemory()

  /// Creates a source.
  init(
    name: String, program: ProgramName, options: ProcessOptions, environment: SourceEnvironment
  ) {
    self.name = name
    self.options = options
    self.environment = environment
    process = PluginProcess(name, program: program, options: options, environment)
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    let delivery = PluginDelivery(source: name, fields: request.fields, collector: collector)
    switch request.subject {
    case .everything: try await gather([options.query], request, delivery)
    case .matches(let texts): try await gather(texts, request, delivery)
    case .recipe(let name): try await lookUp(name, request, delivery)
    case .recipeOfAnotherSource: try await gatherOthers(request, delivery)
    }
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    let collector = SourceCollector()
    try await fetch([id], into: collector)
    return collector.close().records.first
  }

  func fetch(_ ids: [String], into collector: SourceCollector) async throws(SourceFailure) {
    var delivery = PluginDelivery(source: name, fields: .all, collector: collector)
    delivery.only = Set(ids)
    let (known, query) = (memory.listed(.all), options.query)
    let (isOffline, receiver) = (environment.isOffline, delivery)
    let run = try await converse(at: try process.path(), delivery, staysOpen: true) {
      conversation throws(SourceFailure) in
      if conversation.hello?.gets == true {
        try conversation.fetch(ids, isOffline: isOffline)
      } else if let known {
        receiver.deliver(known)
      } else {
        try conversation.gather([query], isOffline: isOffline)
      }
    }
    if let failure = run.failure { throw failure }
  }

  func check() async -> [Diagnostic] {
    do throws(SourceFailure) {
      _ = try process.path()
      return []
    } catch {
      return [Diagnostic(.error, "\(name): \(error.message)", help: error.help)]
    }
  }
}

// MARK: - What matters

extension ProcessRecipeSource {
  /// Gathers all records, or from a plug-in that cannot list those that match one of the texts.
  private func gather(
    _ texts: [String], _ request: SourceRequest, _ delivery: PluginDelivery
  ) async throws(SourceFailure) {
    let path = try process.path()
    let answers = answers(of: path)
    let cached = answers.cached(texts)
    var names: Set<String> = []
    var repeated = delivery.deliver(cached.usable, besides: &names)
    if !cached.texts.isEmpty {
      let run = try await converse(at: path, delivery, staysOpen: false) {
        [names] conversation throws(SourceFailure) in
        conversation.names = names
        try conversation.gather(cached.texts, isOffline: request.isOffline)
      }
      delivery.collector.add(diagnostics: answers.cache(run, of: name))
      repeated += run.repeatedCount
      if let failure = run.failure {
        guard cached.isComplete, !run.hasRecords else { throw failure }
        repeated += delivery.deliver(cached.due, besides: &names, because: failure)
      }
    }
    if repeated > 0 { throw Self.sharedIDs(repeated) }
  }

  /// Returns the failure of a plug-in that gives several records one id.
  private static func sharedIDs(_ count: Int) -> SourceFailure {
    SourceFailure(
      .partial,
      count == 1
        ? "a record has the id of an earlier one, and was left out"
        : "\(count) records have the ids of earlier ones, and were left out",
      help: "the plug-in must give each record an id of its own")
  }

  /// Asks the plug-in, unless it has asked for a pause.
  private func converse(
    at path: String, _ delivery: PluginDelivery, staysOpen: Bool,
    _ ask: @escaping PluginTask.Questions
  ) async throws(SourceFailure) -> PluginRun {
    let (answers, clock) = (answers(of: path), environment.clock)
    if let failure = answers.pause?.failure(at: clock.now) {
      var run = PluginRun()
      run.failure = failure
      return run
    }
    var run = try await process.run(at: path, delivery, staysOpen: staysOpen, ask)
    if let failure = run.failure, let seconds = run.pause {
      let pause = PluginPause(after: failure, seconds: seconds, now: clock.now)
      delivery.collector.add(diagnostics: answers.cache(pause, now: clock.now))
      run.failure = pause.firstFailure(at: clock.now)
    }
    return run
  }

  /// Gathers the recipe that a person names; its process stays open for the next one.
  private func lookUp(
    _ words: String, _ request: SourceRequest, _ delivery: PluginDelivery
  ) async throws(SourceFailure) {
    if let known = memory.listed(request.fields) {
      delivery.collector.noteWhole()
      return delivery.deliver(known)
    }
    let path = try process.path()
    let answers = answers(of: path)
    let list = answers.list
    var names: Set<String> = []
    if let list, !list.isDue {
      _ = delivery.deliver([list], besides: &names)
      return
    }
    let recents = answers.recents(of: name)
    let target = PluginTarget(words, source: name, recents: recents)
    if request.isOffline, !target.known.isEmpty { return deliver(target.known, recents, delivery) }
    var delivery = delivery
    delivery.copy = DeliveredRecords()
    let run = try await converse(at: path, delivery, staysOpen: true) {
      conversation throws(SourceFailure) in
      try conversation.lookUp(target, isOffline: request.isOffline)
    }
    if let failure = run.failure {
      guard !run.hasRecords else { throw failure }
      if let list {
        _ = delivery.deliver([list], besides: &names, because: failure)
        return
      }
      guard !target.known.isEmpty else { throw failure }
      return deliver(target.known, recents, delivery, because: failure)
    }
    if run.isList, let copy = delivery.copy { memory.keep(copy, request.fields) }
    delivery.collector.add(diagnostics: answers.cache(run, of: name))
  }

  /// Gathers what may complete a recipe of another source: a plug-in that can only search is not asked
  /// for it.
  private func gatherOthers(
    _ request: SourceRequest, _ delivery: PluginDelivery
  ) async throws(SourceFailure) {
    let recents = answers(of: try process.path()).recents(of: name)
    guard recents.entries.isEmpty else { return deliver(recents.entries, recents, delivery) }
    try await lookUp("", request, delivery)
  }

  private func deliver(
    _ entries: [PluginRecents.Entry], _ recents: PluginRecents, _ delivery: PluginDelivery,
    because failure: SourceFailure? = nil
  ) {
    for entry in entries { delivery.deliver(entry) }
    delivery.note(age: recents.age, isStale: failure != nil, because: failure)
  }

  private func answers(of path: String) -> PluginAnswers {
    PluginAnswers(of: path, options: options, in: environment)
  }
}
