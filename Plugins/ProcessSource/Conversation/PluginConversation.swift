import RecipeCore
import Text

/// A conversation with a plug-in from hello to goodbye, on a thread that may block.
struct PluginConversation {
  /// The plug-in.
  var reader: PluginReader
  /// The way of its records.
  private(set) var delivery: PluginDelivery
  /// The time by which everything must have been said.
  private(set) var deadline: ContinuousClock.Instant
  /// The abilities of the plug-in, once it is ready.
  var hello: PluginHello?
  /// The outcome of the current task.
  var run = PluginRun()
  /// The number of requests so far.
  var requests = 0
  /// The ids and paths of the records of the current task.
  var names: Set<String> = []
  /// True if a record is asked for by what may be its id, or something else.
  var asksByName = false
  private var reported: [String] = []
  /// The number of log messages of the current task.
  private var logCount = 0

  /// The maximum number of log messages of a task that are reported.
  private static let maximumLogCount = 1_000

  /// Creates a conversation that has not started.
  ///
  /// - Parameters:
  ///   - reader: The plug-in.
  ///   - task: The first task.
  init(_ reader: PluginReader, for task: PluginTask) {
    self.reader = reader
    (delivery, deadline) = (task.delivery, task.deadline)
  }

  /// Shakes hands, unless that is done, and asks what a task does.
  ///
  /// - Parameter opening: The opening message, or `nil` after the first task.
  mutating func hold(_ task: PluginTask, after opening: PluginOpening? = nil) -> PluginRun {
    (delivery, deadline) = (task.delivery, task.deadline)
    (run, names, logCount) = (PluginRun(), [], 0)
    do throws(SourceFailure) {
      if let opening { try greet(opening) }
      try task.ask(&self)
    } catch {
      run.failure = error
    }
    run.failIfNothingIsUsable()
    reportLeftOutLogs()
    reportErrors()
    return run
  }

  private func reportLeftOutLogs() {
    guard logCount > Self.maximumLogCount else { return }
    delivery.report(.note, ["it logged \(logCount - Self.maximumLogCount) more messages"])
  }

  /// Reports what the plug-in wrote to its standard error since the last task.
  private mutating func reportErrors() {
    let lines = reader.errorLines
    guard lines != reported else { return }
    reported = lines
    delivery.report(.note, lines.map { "it wrote: \($0)" })
  }

  /// Asks for all records, or for those that match one of the texts from a plug-in that can only
  /// search.
  mutating func gather(_ texts: [String], isOffline: Bool) throws(SourceFailure) {
    if isOffline { try checkOffline() }
    guard hello?.lists != true else { return try list() }
    try search(for: texts)
    if texts.allSatisfy(\.isEmpty), !run.hasRecords { delivery.reportNoWords() }
  }

  /// Asks for all records.
  mutating func list() throws(SourceFailure) {
    delivery.collector.noteWhole()
    run.isList = true
    try askForPages { .list(cursor: $0) }
  }

  /// Asks for the records that match one of the texts.
  mutating func search(for texts: [String]) throws(SourceFailure) {
    for text in texts {
      let before = run.usableCount
      run.transcript = PluginTranscript()
      try askForPages { .search(text, cursor: $0) }
      run.endSearch(for: text)
      if !text.isEmpty { delivery.report(findings: run.usableCount - before, of: text) }
    }
  }

  /// Asks for records by their ids; those that are not there any more are left out.
  mutating func fetch(_ ids: [String], isOffline: Bool) throws(SourceFailure) {
    if isOffline { try checkOffline() }
    for id in ids { _ = try ask(.get(id)) }
  }

  /// Returns the failure that the plug-in reports, and remembers when it wants to be asked again.
  mutating func refusal(_ error: PluginError) -> SourceFailure {
    run.pause = error.pause
    return error.failure
  }

  /// Refuses to ask a plug-in that may use the network.
  func checkOffline() throws(SourceFailure) {
    guard hello?.usesNetwork != false else { return }
    throw SourceFailure(
      .unreachable, "is not asked offline, as it may use the network",
      help: "remove --offline, or have the plug-in say \"network\": false")
  }

  private mutating func askForPages(
    _ question: (_ cursor: String?) -> PluginRequest.Question
  ) throws(SourceFailure) {
    var cursor: String?
    // A page may have a name of a mebibyte.
    var asked: Set<UInt64> = []
    for _ in 0..<reader.limits.pages {
      let done = try ask(question(cursor))
      guard done.isComplete else {
        throw SourceFailure(.partial, "the plug-in did not send all its records")
      }
      run.state.update(done.state)
      run.transcript.end(seconds: done.seconds)
      guard let next = done.next else { return }
      guard asked.insert(Checksum.of(Array(next.utf8))).inserted else {
        throw SourceFailure(
          .partial, "the plug-in gave the same 'next' page again, and was not asked further",
          help: "its last page must have \"next\": null")
      }
      cursor = next
    }
    throw SourceFailure(
      .partial, "stopped after \(reader.limits.pages) pages", help: "raise max_pages")
  }

  /// Reports what the plug-in logs; a flood of it is counted.
  mutating func log(_ level: String, _ text: String) {
    logCount += 1
    guard logCount <= Self.maximumLogCount else { return }
    let isWarning = level == "error" || level == "warn"
    delivery.report(isWarning ? .warning : .note, [text.prefix(1_000).description.terminalSafe])
  }
}
