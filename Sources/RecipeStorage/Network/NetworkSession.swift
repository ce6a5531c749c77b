import RecipeCore
import Synchronization

/// The state that the transports of one source share during a command.
package final class NetworkSession: Sendable {
  /// The uses of the cache.
  package enum Use: Sendable {
    /// Fresh answers are used, and others asked for.
    case fresh
    /// The same, and a server that is left alone after failures is tried once.
    case check
    /// Every cached answer is used, however old, and only what is not cached is asked for.
    case cached
    /// Every answer from before the command is asked for again, once.
    case refresh
    /// Every cached answer is used, and no server is asked.
    case offline
  }

  /// The time of a source that waits for others.
  private struct Rest {
    /// The time that was left when it began to wait.
    let left: Duration
    /// The time until a request is another question of a person.
    let patience: @Sendable () -> Duration
  }

  private struct State {
    var timeLeft: (@Sendable () -> Duration)?
    var rest: Rest?
    var tasks = 0
    var asked: Set<HTTPRequest> = []
    var use = AnswerUse()
    var given = GivenAnswers()
    var troubles: [Diagnostic] = []
    var requestsLeft: Int
    var renewalEnd: SourceFailure?
    var listEnd: SourceFailure?
    var hasReached = false
    var hasTried = false
    var server: ServerOrigin?
  }

  /// The use of the cache.
  let use: Use
  /// The name of the source.
  let source: String
  /// The time when the command began, in milliseconds since 1970.
  let start: Int
  private let maximumRequestCount: Int
  private let state: Mutex<State>

  /// Creates the state of a command.
  ///
  /// - Parameters:
  ///   - source: The name of the source.
  ///   - use: The use of the cache.
  ///   - maximumRequestCount: The maximum number of requests.
  ///   - start: The time when the command began, in milliseconds since 1970.
  package init(source: String, use: Use, maximumRequestCount: Int, start: Int = .max) {
    self.source = source
    self.start = start
    self.use = use
    self.maximumRequestCount = maximumRequestCount
    state = Mutex(State(requestsLeft: maximumRequestCount))
  }

  // MARK: Time

  /// Starts the time of the source.
  func begin(timeout: Duration, on clock: any Clock<Duration>) {
    let timeLeft = Self.countdown(from: timeout, on: clock)
    state.withLock { state in
      state.timeLeft = timeLeft
      state.rest = nil
      state.tasks += 1
      state.given = GivenAnswers()
      (state.listEnd, state.hasReached, state.hasTried) = (nil, false, false)
    }
  }

  /// Starts the time of the source, unless it runs, rests or has just run out: details are asked for in
  /// the time of their list.
  func proceed(timeout: Duration, on clock: any Clock<Duration>) {
    let goesOn = state.withLock { state in
      if let rest = state.rest {
        guard rest.patience() > .zero else { return false }
        state.rest = nil
        state.timeLeft = Self.countdown(from: rest.left, on: clock)
      } else {
        // After as long again, a person has asked something else.
        guard let left = state.timeLeft?(), left > .zero - timeout else { return false }
      }
      state.tasks += 1
      return true
    }
    if !goesOn { begin(timeout: timeout, on: clock) }
  }

  /// Stops the time of the source, which has delivered what it was asked for: while the run waits for other
  /// sources, it does not pass.
  ///
  /// Each `begin` and `proceed` is followed by one such call.
  func rest(timeout: Duration, on clock: any Clock<Duration>) {
    let patience = Self.countdown(from: timeout, on: clock)
    state.withLock { state in
      state.tasks -= 1
      guard state.tasks == 0, let left = state.timeLeft?() else { return }
      state.timeLeft = { left }
      state.rest = Rest(left: left, patience: patience)
    }
  }

  private static func countdown<C: Clock<Duration>>(
    from timeout: Duration, on clock: C
  ) -> @Sendable () -> Duration {
    let end = clock.now.advanced(by: timeout)
    return { clock.now.duration(to: end) }
  }

  /// The part of the time left after which an answer comes too late to be read and delivered.
  private static let reserve = Duration.milliseconds(50)
  /// The same if answers are cached, which take as long to be read.
  private static let reserveOfCached = Duration.milliseconds(300)
  /// The least time that a request may take for an answer that is cached.
  private static let patience = Duration.seconds(2)

  /// Returns the time that a request may take so that its failure is still reported.
  func timeLeft(atMost timeout: Duration) -> Duration { timeLeft(timeout, Self.reserve) }

  /// Returns the time that a request may take for an answer that is cached, so that cached answers can still
  /// be used after it.
  ///
  /// People wait for a slow server once, and not long: what they have is on the screen in a moment. A
  /// refresh waits as long as the source may.
  func timeLeftToRenew(atMost timeout: Duration) -> Duration {
    guard use != .refresh else { return timeLeft(timeout, Self.reserveOfCached) }
    return timeLeft(min(timeout, max(Self.patience, timeout / 5)), Self.reserveOfCached)
  }

  /// The reason why no other answer is renewed in this run, if so.
  var renewalEnd: SourceFailure? { state.withLock(\.renewalEnd) }

  /// Records that the server refused, or did not answer, after which no answer that is cached is renewed.
  ///
  /// A refresh goes on, as a person wants it, unless the server refuses the key or asks for a pause.
  func noteRefusal(_ failure: SourceFailure) {
    let isForAll =
      switch failure.status {
      case .unauthorized, .rateLimited, .quotaExhausted: true
      default: use != .refresh
      }
    if isForAll { state.withLock { $0.renewalEnd = $0.renewalEnd ?? failure } }
  }

  /// The reason why the server did not give the list that was asked for last, if so: it is asked for no recipe
  /// of it.
  var listEnd: SourceFailure? { state.withLock(\.listEnd) }

  /// Records that the server gave no list, or that it gave one.
  func noteListEnd(_ failure: SourceFailure?) { state.withLock { $0.listEnd = failure } }

  private func timeLeft(_ timeout: Duration, _ reserve: Duration) -> Duration {
    let left = state.withLock { $0.timeLeft }?() ?? timeout
    // A short timeout is not all reserve.
    return min(timeout, left - min(reserve, timeout / 5))
  }

  // MARK: Answers

  /// True if the server need not be asked again in this run.
  func hasAsked(_ request: HTTPRequest) -> Bool { state.withLock { $0.asked.contains(request) } }

  /// Records that the server was asked for an answer that is cached, or has given one.
  func noteAsked(_ request: HTTPRequest) {
    _ = state.withLock { $0.asked.insert(request) }
  }

  /// The answers that were given to the source since it began.
  var given: GivenAnswers { state.withLock(\.given) }

  /// Records an answer that was given to the source.
  ///
  /// - Parameters:
  ///   - time: The time when it came.
  ///   - end: The time when it is no longer fresh; 0 if it is not cached.
  func noteGiven(time: Int, end: Int) {
    state.withLock { state in
      state.given.oldest = min(state.given.oldest ?? time, time)
      state.given.end = min(state.given.end ?? end, end)
    }
  }

  /// Records that a cached answer was used.
  ///
  /// - Parameters:
  ///   - age: Its age in seconds.
  ///   - isStale: True if it is not fresh, or was to be renewed.
  ///   - failure: The reason why it was not renewed.
  func noteUse(age: Int, isStale: Bool, because failure: SourceFailure?) {
    state.withLock { state in
      state.use.oldestAge = max(state.use.oldestAge ?? 0, age)
      state.use.isStale = state.use.isStale || isStale
      state.use.failure = state.use.failure ?? failure
    }
  }

  /// Records that an answer was needed that is not cached.
  func noteMissing() { state.withLock { $0.use.missing += 1 } }

  /// Records what could not be cached or counted, once.
  func noteTrouble(_ diagnostic: Diagnostic) {
    state.withLock { state in
      if !state.troubles.contains(diagnostic) { state.troubles.append(diagnostic) }
    }
  }

  /// Returns the records since the last call.
  func takeNotes() -> (use: AnswerUse, troubles: [Diagnostic]) {
    state.withLock { state in
      defer { (state.use, state.troubles) = (AnswerUse(), []) }
      return (state.use, state.troubles)
    }
  }

  // MARK: Requests

  /// The server of the first request, or `nil` before one.
  var server: ServerOrigin? { state.withLock(\.server) }

  /// Records the server of a request.
  func note(_ server: @autoclosure () -> ServerOrigin) {
    state.withLock { $0.server = $0.server ?? server() }
  }

  /// Counts a request before it is made.
  ///
  /// - Throws: An error if the run has made all that it may.
  func takeRequest() throws(HTTPFailure) {
    let isLeft = state.withLock { state in
      guard state.requestsLeft > 0 else { return false }
      state.requestsLeft -= 1
      return true
    }
    guard isLeft else {
      throw HTTPFailure(
        .budgetSpent, "the limit of \(maximumRequestCount) requests per run is reached",
        help: "raise max_requests")
    }
  }

  /// True if the server may have been asked since the source began.
  var hasReached: Bool { state.withLock(\.hasReached) }

  /// Records that the server is being asked.
  func noteReached() { state.withLock { $0.hasReached = true } }

  /// Takes the trial of a check or a refresh, which asks a server that is left alone once.
  ///
  /// - Returns: False if it was taken, or this is neither.
  func takeTrial() -> Bool {
    state.withLock { state in
      guard use == .check || use == .refresh, !state.hasTried else { return false }
      state.hasTried = true
      return true
    }
  }

  /// Takes back the count of a request that was not made.
  func returnRequest() { state.withLock { $0.requestsLeft += 1 } }
}
