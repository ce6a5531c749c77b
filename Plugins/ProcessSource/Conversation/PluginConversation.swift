import RecipeCore
import Text

/// A conversation with a plug-in from hello to goodbye, on a thread that may block.
struct PluginConversation {
  private var reader: PluginReader
  private let delivery: PluginDelivery
  private let deadline: ContinuousClock.Instant
  private var hello: PluginHello?
  private var run = PluginRun()
  private var requests = 0
  /// The ids and paths of the records so far.
  private var names: Set<String> = []

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
    if isOffline, hello?.usesNetwork != false {
      throw SourceFailure(
        .unreachable, "is not asked offline, as it may use the network",
        help: "remove --offline, or have the plug-in say \"network\": false")
    }
    guard hello?.lists != true else {
      delivery.collector.noteWhole()
      return try askForPages { .list(cursor: $0) }
    }
    run.texts = texts
    for text in texts { try askForPages { .search(text, cursor: $0) } }
  }

  /// Asks for one record, or for all from a plug-in that cannot get one.
  mutating func fetch(_ id: String) throws(SourceFailure) {
    guard hello?.gets == true else { return try gather([""], isOffline: false) }
    _ = try ask(.get(id))
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
      run.state = done.state
      run.transcript.end(seconds: done.seconds, isFirst: requests == 1)
      guard let next = done.next else { return }
      cursor = next
    }
    throw SourceFailure(
      .partial, "stopped after \(reader.limits.pages) pages", help: "raise max_pages")
  }
}

// MARK: - The handshake

extension PluginConversation {
  private mutating func greet(_ opening: PluginOpening) throws(SourceFailure) {
    let start = ContinuousClock.now.advanced(by: reader.limits.start)
    let limit = min(start, deadline)
    reader.send(.hello(reader.limits))
    let hello = try receiveHello(until: limit)
    reader.greet()
    try check(hello, opening)
    reader.send(.start(opening))
    try receiveReady(until: limit)
    self.hello = hello
  }

  private mutating func receiveHello(
    until limit: ContinuousClock.Instant
  ) throws(SourceFailure) -> PluginHello {
    switch try start(until: limit) {
    case .hello(let hello): return hello
    case .error(let error): throw error.failure
    default: throw reader.failure(.invalid, "did not say hello first")
    }
  }

  private func check(_ hello: PluginHello, _ opening: PluginOpening) throws(SourceFailure) {
    guard hello.speaks == "recipes-source" else {
      let speaks = (hello.speaks ?? "").prefix(40)
      throw reader.failure(.invalid, "speaks another protocol: '\(speaks)'".terminalSafe)
    }
    guard hello.version == HostMessage.version else {
      let version = hello.version.map(String.init) ?? "none"
      throw reader.failure(
        .invalid,
        "chose version \(version) of the protocol; only \(HostMessage.version) was offered",
        help: "install another version of the plug-in")
    }
    guard hello.lists || hello.searches else {
      throw reader.failure(.invalid, "can neither list nor search")
    }
    if let missing = hello.needs.first(where: { opening.secrets.values[$0] == nil }) {
      let name = missing.prefix(60).description.terminalSafe
      throw SourceFailure(
        .unauthorized, "the plug-in needs the secret \(name)",
        help: "add \(name) = { env = \"…\" } to [sources.\(delivery.source).secrets]")
    }
  }

  private mutating func receiveReady(until limit: ContinuousClock.Instant) throws(SourceFailure) {
    while true {
      switch try start(until: limit) {
      case .ready: return
      case .error(let error) where !error.isAboutALine: throw error.failure
      case .log(let level, let text): log(level, text)
      case .unknown(_, isOptional: true): continue
      default: throw reader.failure(.invalid, "did not say that it is ready")
      }
    }
  }

  /// Waits for a message of the handshake.
  private mutating func start(
    until limit: ContinuousClock.Instant
  ) throws(SourceFailure) -> PluginMessage {
    do throws(SourceFailure) {
      return try reader.next(until: limit)
    } catch {
      guard error.status == .timeout, ContinuousClock.now < deadline else { throw error }
      throw reader.failure(
        .timeout, "was not ready within \(reader.limits.start.inWords)",
        help: "raise start_timeout, or do slow work in the first request")
    }
  }
}

// MARK: - Requests

extension PluginConversation {
  /// Sends a request and delivers the records of its answer.
  private mutating func ask(_ question: PluginRequest.Question) throws(SourceFailure) -> PluginDone
  {
    requests += 1
    let request = PluginRequest(id: String(requests), question: question)
    let left = ContinuousClock.now.duration(to: deadline).milliseconds
    // A little less than there is, so that an answer that ends in time is not late.
    reader.send(.request(request, milliseconds: max(1, left - left / 20)))
    do throws(SourceFailure) {
      return try answer(to: request)
    } catch {
      reader.sendLast(.cancel(id: request.id))
      throw error
    }
  }

  private mutating func answer(to request: PluginRequest) throws(SourceFailure) -> PluginDone {
    reader.beginAnswer()
    defer { reportWarnings() }
    var count = 0
    while true {
      let message = try reader.next(until: deadline)
      switch message {
      case .record(request.id, _), .document(request.id, _):
        try countRecord(&count)
        // Several searches may find the same record.
        if let name = message.recordName, !names.insert(name).inserted { continue }
        run.transcript.add(reader.line)
        delivery.deliver(message)
      case .done(let done) where done.id == request.id:
        guard done.records == count else {
          let claimed = done.records.map(String.init) ?? "not"
          throw SourceFailure(
            .partial, "the plug-in sent \(count) records, but counted \(claimed)")
        }
        return done
      case .error(let error) where error.id == request.id:
        if case .get = request.question, error.code == "not_found" { return .nothing }
        throw error.failure
      case .error(let error) where error.id == nil && !error.isAboutALine: throw error.failure
      case .log(let level, let text): log(level, text)
      case .progress, .unknown(_, isOptional: true): continue
      default: reader.warn("a message that was not expected was skipped")
      }
    }
  }

  private func countRecord(_ count: inout Int) throws(SourceFailure) {
    count += 1
    guard count > reader.limits.records else { return }
    throw SourceFailure(
      .partial, "the plug-in sent more than \(reader.limits.records) records in one answer",
      help: "raise max_records, or have the plug-in send them in pages")
  }

  private func log(_ level: String, _ text: String) {
    let isWarning = level == "error" || level == "warn"
    delivery.report(isWarning ? .warning : .note, [text.prefix(1_000).description.terminalSafe])
  }

  private mutating func reportWarnings() { delivery.report(.warning, reader.takeWarnings()) }
}
