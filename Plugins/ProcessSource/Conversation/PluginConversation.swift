import RecipeCore
import Text

/// A conversation with a plug-in from hello to goodbye, on a thread that may block.
struct PluginConversation {
  /// The plug-in.
  var reader: PluginReader
  /// The way of its records.
  let delivery: PluginDelivery
  /// The time by which everything must have been said.
  let deadline: ContinuousClock.Instant
  /// The abilities of the plug-in, once it is ready.
  var hello: PluginHello?
  /// The outcome of the conversation so far.
  var run = PluginRun()
  /// The number of requests so far.
  var requests = 0
  /// The ids and paths of the records so far.
  var names: Set<String> = []

  /// Creates a conversation that has not started.
  ///
  /// - Parameters:
  ///   - reader: The plug-in.
  ///   - delivery: The way of its records.
  ///   - deadline: The time by which everything must have been said.
  init(_ reader: PluginReader, to delivery: PluginDelivery, deadline: ContinuousClock.Instant) {
    self.reader = reader
    self.delivery = delivery
    self.deadline = deadline
  }

  /// Shakes hands, and asks what `body` does.
  mutating func hold(
    _ opening: PluginOpening,
    _ body: (inout PluginConversation) throws(SourceFailure) -> Void
  ) -> PluginRun {
    do throws(SourceFailure) {
      try greet(opening)
      try body(&self)
    } catch {
      run.failure = error
    }
    delivery.report(.note, reader.errorLines.map { "it wrote: \($0)" })
    return run
  }

  /// Asks for all records, or for those that match one of the texts from a plug-in that can only
  /// search.
  mutating func gather(_ texts: [String], isOffline: Bool) throws(SourceFailure) {
    if isOffline { try checkOffline() }
    guard hello?.lists != true else {
      delivery.collector.noteWhole()
      return try askForPages { .list(cursor: $0) }
    }
    run.texts = texts
    for text in texts { try askForPages { .search(text, cursor: $0) } }
  }

  /// Asks for one record, or for all from a plug-in that cannot get one.
  mutating func fetch(_ id: String, isOffline: Bool) throws(SourceFailure) {
    guard hello?.gets == true else { return try gather([""], isOffline: isOffline) }
    if isOffline { try checkOffline() }
    _ = try ask(.get(id))
  }

  /// Refuses to ask a plug-in that may use the network.
  private func checkOffline() throws(SourceFailure) {
    guard hello?.usesNetwork != false else { return }
    throw SourceFailure(
      .unreachable, "is not asked offline, as it may use the network",
      help: "remove --offline, or have the plug-in say \"network\": false")
  }

  private mutating func askForPages(
    _ question: (_ cursor: String?) -> PluginRequest.Question
  ) throws(SourceFailure) {
    var cursor: String?
    for _ in 0..<reader.limits.pages {
      let done = try ask(question(cursor))
      guard done.isComplete else {
        throw SourceFailure(.partial, "the plug-in did not send all its records")
      }
      run.state.update(done.state)
      run.transcript.end(seconds: done.seconds, isFirst: requests == 1)
      guard let next = done.next else { return }
      cursor = next
    }
    throw SourceFailure(
      .partial, "stopped after \(reader.limits.pages) pages", help: "raise max_pages")
  }

  /// Reports what the plug-in logs.
  func log(_ level: String, _ text: String) {
    let isWarning = level == "error" || level == "warn"
    delivery.report(isWarning ? .warning : .note, [text.prefix(1_000).description.terminalSafe])
  }
}
