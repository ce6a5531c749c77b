import RecipeCore
import Text

/// A transport that keeps answers, and uses fresh ones instead of asking (RFC 9111), and stale ones
/// when the server does not answer (stale-if-error, RFC 5861, section 4).
struct CachingHTTPTransport: HTTPTransport {
  /// The name of the source.
  let source: String
  /// The store, or `nil` to keep nothing.
  let store: AnswerCache?
  /// The transport that asks.
  let base: any HTTPTransport
  /// The state of the run.
  let session: NetworkSession
  /// The lifetime of answers of which the server says nothing, in seconds.
  let usualLifetime: Int
  /// The time of day.
  let clock: any WallClock
  /// The clock of waiting.
  let waitingClock: any Clock<Duration>

  func get(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    session.note(ServerOrigin(of: request))
    if let wanted = request.cachedOnly {
      // The run could do without it, so its age tells nothing of the run.
      guard let store, store.mayHave(request, of: source),
        let cached = store.answer(to: request, of: source, now: clock.now),
        wanted == .ofAnyAge || !isDue(cached, request)
      else { throw Self.notCached }
      return cached.response
    }
    let cached = store?.answer(to: request, of: source, now: clock.now)
    if let cached, !isDue(cached, request) { return use(cached, because: nil) }
    guard session.use != .offline else {
      session.noteMissing()
      session.noteGiven(time: 0, end: 0)
      throw Self.notCached
    }
    if let cached, let failure = session.renewalEnd { return use(cached, because: failure) }
    let hasSubstitute = cached != nil || request.hasSubstitute
    let limit =
      hasSubstitute
      ? session.timeLeftToRenew(atMost: timeout) : session.timeLeft(atMost: timeout)
    let (turn, waited) = try await turn(at: request, within: limit)
    defer { withExtendedLifetime(turn) {} }
    if let answer = answer(to: request, newerThan: cached) { return answer }
    guard let cached else {
      if let refusal = await refusalOfAnotherRun(request) { return refusal }
      return try await fetch(request, timeout, within: limit - waited)
    }
    return try await renew(cached, request, within: limit - waited)
  }

  private static let notCached = HTTPFailure(
    .notCached, "it is not cached, and --offline forbids requests",
    help: "run once without --offline")

  /// True if the server is to be asked for an answer that is cached.
  private func isDue(_ cached: CachedResponse, _ request: HTTPRequest) -> Bool {
    switch session.use {
    case .offline, .cached: false
    case .fresh, .check: !session.hasAsked(request) && !freshness(of: cached).isFresh
    // Another command may have asked meanwhile; an answer of a clock that was ahead tells nothing.
    case .refresh:
      !session.hasAsked(request)
        && (cached.moment <= session.start || cached.moment > clock.milliseconds)
    }
  }

  private func freshness(of answer: CachedResponse) -> AnswerFreshness {
    AnswerFreshness(of: answer, at: clock.now, usual: usualLifetime)
  }

  /// Asks for an answer of which nothing is cached.
  ///
  /// - Parameter patience: The time that it may take if the source has something else to use.
  private func fetch(
    _ request: HTTPRequest, _ timeout: Duration, within patience: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    if let failure = session.listEnd, request.scope == .recipe {
      session.noteGiven(time: 0, end: 0)
      throw HTTPFailure(
        .suspended, "recipes are not requested, because the request for the list failed",
        help: failure.help)
    }
    var asked = request
    if request.hasSubstitute { asked.maximumRetryCount = 0 }
    let left = request.hasSubstitute ? patience : timeout
    var response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await base.get(asked, timeout: left)
      response.time = clock.milliseconds
    } catch {
      session.noteGiven(time: 0, end: 0)
      note(failure(error, of: request), of: request)
      throw error
    }
    if let refusal = request.judge(response) {
      session.noteGiven(time: 0, end: 0)
      // Another address of the server may do: it may be asked in another dialect.
      if refusal.status == .invalid {
        await noteRefusal(response, of: request)
      } else {
        note(refusal, of: request)
      }
    } else {
      keep(response, to: request)
    }
    return response
  }

  /// Asks for a newer answer, or uses the one that is cached if none comes in time.
  ///
  /// There is no second attempt: what is cached is better than a wait.
  ///
  /// - Parameter left: The time that it may take.
  private func renew(
    _ cached: CachedResponse, _ request: HTTPRequest, within left: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    session.noteAsked(request)
    guard left > .zero else {
      return use(
        cached,
        because: failure(tooSlow(.init(.timedOut, "there was no time left to ask it")), of: request)
      )
    }
    let conditional = request.conditional(on: cached)
    var response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await base.get(conditional, timeout: left)
      response.time = clock.milliseconds
    } catch {
      guard error.reason != .cancelled else { throw error }
      return use(cached, instead: failure(tooSlow(error), of: request), of: request)
    }
    if conditional.isConfirmed(by: response) {
      let validated = cached.validated(by: response, at: clock.now)
      keep(validated, to: request)
      return validated.response
    }
    if let refusal = request.judge(response) {
      // One request that is refused, as for a recipe that is gone, tells nothing of the others; but a list that
      // is gone tells of all its pages.
      let isOfRequest =
        (400..<500).contains(response.status) && refusal.status == .invalid
        && !request.scope.isOfList
      return isOfRequest
        ? use(cached, because: refusal) : use(cached, instead: refusal, of: request)
    }
    if request.saysNothing(response), !request.saysNothing(cached.response) {
      return use(cached, because: gone)
    }
    keep(response, to: request)
    return response
  }

  private func keep(_ response: HTTPResponse, to request: HTTPRequest) {
    guard !CacheDirectives(response.headers).forbidsKeeping else {
      return session.noteGiven(time: 0, end: 0)
    }
    keep(CachedResponse(response, to: request, at: clock.now), to: request)
  }

  /// Records that the server has given an answer.
  func noteHad(_ answer: CachedResponse, _ request: HTTPRequest) {
    session.noteAsked(request)
    if request.scope.isOfList { session.noteListEnd(nil) }
    noteGiven(answer)
  }

  private func keep(_ answer: CachedResponse, to request: HTTPRequest) {
    noteHad(answer, request)
    do throws(FileError) {
      guard let store, try !store.cache(answer, of: request, of: source) else { return }
      session.noteTrouble(store.roomWarning)
    } catch {
      session.noteTrouble(Diagnostic(answersNotCached: error))
    }
  }

  private func noteGiven(_ answer: CachedResponse) {
    let freshness = freshness(of: answer)
    session.noteGiven(
      time: answer.time, end: clock.now + max(0, freshness.lifetime - freshness.age))
  }

  /// The failure of a server that has nothing where a recipe was that is cached.
  private var gone: SourceFailure {
    SourceFailure(
      .stale, "\(session.server?.host ?? source) no longer has a recipe that is cached",
      help: "'recipes cache clear \(source)' removes the cached answers")
  }

  /// Returns a failure with the way to wait longer for a server that was slow, as one is not waited for long
  /// where an answer is cached.
  private func tooSlow(_ failure: HTTPFailure) -> HTTPFailure {
    guard failure.reason == .timedOut, session.use != .refresh else { return failure }
    return HTTPFailure(
      failure.reason, failure.message,
      help: "raise timeout, or use --refresh, which waits for the full timeout")
  }

  private func failure(_ failure: HTTPFailure, of request: HTTPRequest) -> SourceFailure {
    SourceFailure(failure, of: session.server?.host ?? source, asking: request)
  }

  /// Uses a cached answer after the server has not renewed it.
  private func use(
    _ cached: CachedResponse, instead failure: SourceFailure, of request: HTTPRequest
  ) -> HTTPResponse {
    note(failure, of: request)
    return use(cached, because: failure)
  }

  private func note(_ failure: SourceFailure, of request: HTTPRequest) {
    session.noteRefusal(failure)
    if request.scope.isOfList { session.noteListEnd(failure) }
  }

  private func use(_ cached: CachedResponse, because failure: SourceFailure?) -> HTTPResponse {
    let freshness = freshness(of: cached)
    noteGiven(cached)
    session.noteUse(
      age: max(0, clock.now - cached.time), isStale: failure != nil || !freshness.isFresh,
      because: failure)
    return cached.response
  }
}

extension HTTPRequest {
  /// Returns the request with the conditions of a cached answer, to be sent once.
  fileprivate func conditional(on cached: CachedResponse) -> HTTPRequest {
    var request = self
    request.headers += cached.conditions
    request.maximumRetryCount = 0
    return request
  }
}

extension HTTPRequest.Scope {
  /// True for a page of a list or of a search.
  var isOfList: Bool {
    if case .list = self { true } else { false }
  }
}
