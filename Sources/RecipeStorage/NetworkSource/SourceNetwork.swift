package import RecipeCore

/// The network of one source during a command: a store of answers around request limits around keys around
/// the live transport.
///
/// The source asks `transport` and knows nothing of them. A store without a folder is left out.
package struct SourceNetwork: Sendable {
  /// The transport for the source.
  package let transport: any HTTPTransport

  private let session: NetworkSession
  private let ledgers: ServerLedgers
  private let settings: NetworkSettings
  private let timeout: Duration
  private let store: AnswerCache?
  private let wallClock: any WallClock
  private let clock: any Clock<Duration>

  /// Assembles the layers.
  ///
  /// - Parameters:
  ///   - source: The name of the source.
  ///   - settings: Its settings.
  ///   - use: The use of the cache.
  ///   - timeout: The timeout of the source.
  ///   - store: The store of answers, or `nil` to keep none.
  ///   - edges: The outside world.
  package init(
    of source: String, _ settings: NetworkSettings, use: NetworkSession.Use, timeout: Duration,
    store: AnswerCache?, edges: NetworkEdges
  ) {
    session = NetworkSession(
      source: source, use: use, maximumRequestCount: settings.maximumRequestCount,
      start: edges.wallClock.milliseconds)
    ledgers = ServerLedgers(
      folder: edges.serverFolder, files: edges.files, clock: edges.wallClock)
    self.settings = settings
    self.timeout = timeout
    clock = edges.clock
    self.store = store
    wallClock = edges.wallClock
    let limiting = LimitingHTTPTransport(
      base: edges.http, session: session, ledgers: ledgers, dailyQuota: settings.dailyQuota,
      clock: edges.clock)
    transport = CachingHTTPTransport(
      source: source, store: store, base: SigningHTTPTransport(around: limiting), session: session,
      usualLifetime: Int(settings.freshFor.components.seconds), clock: edges.wallClock,
      waitingClock: edges.clock)
  }

  /// Returns a source that reports how it used the network.
  package func source(_ base: any RecipeSource) -> any RecipeSource {
    NetworkSource(base: base, network: self)
  }

  /// Starts the time of the source.
  func begin() { session.begin(timeout: timeout, on: clock) }

  /// Begins a note about what the source is about to deliver.
  func beginNote() { store?.beginNote(of: session.source) }

  /// Goes on with the time of the source, if that has started for the same question.
  func proceed() { session.proceed(timeout: timeout, on: clock) }

  /// Stops the time of the source, which has delivered what it was asked for.
  func rest() { session.rest(timeout: timeout, on: clock) }

  /// Records on a collector what was used of cached answers, and the network status.
  func report(to collector: SourceCollector) {
    var (use, troubles) = session.takeNotes()
    use.hasAsked = session.hasReached
    if session.use == .cached, use.isStale { use.failure = use.failure ?? denial ?? lastTrouble }
    collector.note(use, networkStatus)
    collector.add(diagnostics: troubles)
  }

  /// The longest time for which a note is used, in seconds: meanwhile the answers are not marked as used.
  private static let maximumNoteAge = 3600

  /// Returns the note about what the source delivered, if it would deliver the same again.
  func note() -> AnswerNote? {
    guard session.use != .refresh, let note = store?.note(of: session.source),
      // A damaged note may have any number.
      (0..<Self.maximumNoteAge).contains(wallClock.now &- note.time),
      session.use == .offline || session.use == .cached || wallClock.now < note.end
    else { return nil }
    return note
  }

  /// Records that the answers of a note are used.
  func use(_ note: AnswerNote) {
    session.note(note.server)
    session.noteUse(
      age: max(0, wallClock.now &- note.oldest), isStale: wallClock.now >= note.end, because: nil)
  }

  /// Keeps a note about what the source has just delivered, if all of it is fresh.
  func keepNote(of checksum: UInt64) {
    let (now, given) = (wallClock.now, session.given)
    guard let end = given.end, let oldest = given.oldest, end > now, let server = session.server
    else { return }
    store?.keepNote(of: session.source) { folder in
      AnswerNote(
        checksum: checksum, folder: folder, time: now, end: end, oldest: oldest, server: server)
    }
  }

  /// The reason why the server would not be asked now, or `nil`.
  private var denial: SourceFailure? {
    guard let server = session.server, let record = ledgers.ledger(of: server).record else {
      return nil
    }
    var account = record.account(of: session.source, at: ledgers.now)
    let (quota, now) = (settings.dailyQuota, ledgers.now)
    let denial =
      account.source.listRefusals.denial(now: now) ?? account.reserve(quota: quota, at: now)
    return denial.map {
      SourceFailure($0.failure(quota: quota), of: server.host)
    }
  }

  /// The failure of the request before this run, which did not ask, or `nil` if it did not fail.
  private var lastTrouble: SourceFailure? {
    guard let server = session.server,
      let trouble = ledgers.ledger(of: server).record?
        .account(of: session.source, at: ledgers.now).source.trouble
    else { return nil }
    return SourceFailure(
      .stale, "the last request to \(server.host) failed: \(trouble)",
      help: "'recipes sources check' asks again")
  }

  private var networkStatus: NetworkStatus? {
    guard let server = session.server else { return nil }
    let ledger = ledgers.ledger(of: server)
    // Where requests are not counted, nobody knows how many are left.
    if settings.dailyQuota != nil, ledger.failure != nil { return nil }
    return ledger.record?.account(of: session.source, at: ledgers.now)
      .networkStatus(at: ledgers.now, quota: settings.dailyQuota)
  }
}

extension ServerAccount {
  /// Returns the network status to report.
  fileprivate func networkStatus(at now: Int, quota: Int?) -> NetworkStatus {
    let day = key.day
    let left = day.left(of: quota)
    let reset = quota == nil && !day.isSpent ? nil : RequestDay.secondsLeft(at: now)
    let spent = left == 0 || day.isSpent ? reset ?? 0 : 0
    let list = source.listRefusals.breaker
    let breaker =
      list.secondsLeft(at: now) > source.breaker.secondsLeft(at: now) ? list : source.breaker
    return NetworkStatus(
      requestsToday: day.used, quota: quota, requestsLeft: left, secondsToReset: reset,
      breaker: breaker.state(at: now),
      secondsToWait: max(
        breaker.secondsLeft(at: now), key.pauseLeft(at: now), spent))
  }
}
