import RecipeCore
import Text

/// A transport that keeps answers, and uses fresh ones instead of asking (RFC 9111), and stale ones
/// when the server does not answer (stale-if-error, RFC 5861, section 4).
struct CachingHTTPTransport: HTTPTransport {
  /// The name of the source.
  let source: String
  /// The store, or `nil` to keep nothing.
  let store: AnswerStore?
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
    if let wanted = request.storedOnly {
      // The run could do without it, so its age tells nothing of the run.
      guard let store, store.mayHave(request, of: source),
        let kept = store.answer(to: request, of: source, now: clock.now),
        wanted == .ofAnyAge || !isDue(kept, request)
      else { throw Self.notStored }
      return kept.response
    }
    let kept = store?.answer(to: request, of: source, now: clock.now)
    if let kept, !isDue(kept, request) { return use(kept, because: nil) }
    guard session.use != .offline else {
      session.noteMissing()
      session.noteGiven(time: 0, end: 0)
      throw Self.notStored
    }
    if let kept, let failure = session.renewalEnd { return use(kept, because: failure) }
    let hasSubstitute = kept != nil || request.hasSubstitute
    let limit =
      hasSubstitute
      ? session.timeLeftToRenew(atMost: timeout) : session.timeLeft(atMost: timeout)
    let (turn, waited) = try await turn(at: request, within: limit)
    defer { withExtendedLifetime(turn) {} }
    if let answer = answer(to: request, newerThan: kept) { return answer }
    guard let kept else {
      if let refusal = await refusalOfAnotherRun(request) { return refusal }
      return try await fetch(request, timeout, within: limit - waited)
    }
    return try await renew(kept, request, within: limit - waited)
  }

  private static let notStored = HTTPFailure(
    .notStored, "it is not cached, and --offline forbids requests",
    help: "run once without --offline")

  /// True if the server is to be asked for an answer that is kept.
  private func isDue(_ kept: StoredAnswer, _ request: HTTPRequest) -> Bool {
    switch session.use {
    case .offline, .kept: false
    case .fresh, .check: !session.hasAsked(request) && !freshness(of: kept).isFresh
    // Another command may have asked meanwhile; an answer of a clock that was ahead tells nothing.
    case .refresh:
      !session.hasAsked(request)
        && (kept.moment <= session.start || kept.moment > clock.milliseconds)
    }
  }

  private func freshness(of answer: StoredAnswer) -> AnswerFreshness {
    AnswerFreshness(of: answer, at: clock.now, usual: usualLifetime)
  }

  /// Asks for an answer of which nothing is kept.
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
    if request.hasSubstitute { asked.retryLimit = 0 }
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

  /// Asks for a newer answer, or uses the one that is kept if none comes in time.
  ///
  /// There is no second attempt: what is kept is better than a wait.
  ///
  /// - Parameter left: The time that it may take.
  private func renew(
    _ kept: StoredAnswer, _ request: HTTPRequest, within left: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    session.noteAsked(request)
    guard left > .zero else {
      return use(
        kept,
        because: failure(tooSlow(.init(.timedOut, "there was no time left to ask it")), of: request)
      )
    }
    let conditional = request.conditional(on: kept)
    var response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await base.get(conditional, timeout: left)
      response.time = clock.milliseconds
    } catch {
      guard error.reason != .cancelled else { throw error }
      return use(kept, instead: failure(tooSlow(error), of: request), of: request)
    }
    if conditional.isConfirmed(by: response) {
      let validated = kept.validated(by: response, at: clock.now)
      keep(validated, to: request)
      return validated.response
    }
    if let refusal = request.judge(response) {
      // One request that is refused, as for a recipe that is gone, tells nothing of the others; but a list that
      // is gone tells of all its pages.
      let isOfRequest =
        (400..<500).contains(response.status) && refusal.status == .invalid
        && !request.scope.isOfList
      return isOfRequest ? use(kept, because: refusal) : use(kept, instead: refusal, of: request)
    }
    if request.saysNothing(response), !request.saysNothing(kept.response) {
      return use(kept, because: gone)
    }
    keep(response, to: request)
    return response
  }

  private func keep(_ response: HTTPResponse, to request: HTTPRequest) {
    guard !CacheDirectives(response.headers).forbidsKeeping else {
      return session.noteGiven(time: 0, end: 0)
    }
    keep(StoredAnswer(response, to: request, at: clock.now), to: request)
  }

  /// Records that the server has given an answer.
  func noteHad(_ answer: StoredAnswer, _ request: HTTPRequest) {
    session.noteAsked(request)
    if request.scope.isOfList { session.noteListEnd(nil) }
    noteGiven(answer)
  }

  private func keep(_ answer: StoredAnswer, to request: HTTPRequest) {
    noteHad(answer, request)
    do throws(FileError) {
      guard let store, try !store.keep(answer, of: request, of: source) else { return }
      session.noteTrouble(store.roomWarning)
    } catch {
      session.noteTrouble(Diagnostic(answersNotKept: error))
    }
  }

  private func noteGiven(_ answer: StoredAnswer) {
    let freshness = freshness(of: answer)
    session.noteGiven(
      time: answer.time, end: clock.now + max(0, freshness.lifetime - freshness.age))
  }

  /// The failure of a server that has nothing where a recipe was that is kept.
  private var gone: SourceFailure {
    SourceFailure(
      .stale, "\(session.server?.host ?? source) no longer has a recipe that is cached",
      help: "'recipes cache clear \(source)' removes the cached answers")
  }

  /// Returns a failure with the way to wait longer for a server that was slow, as one is not waited for long
  /// where an answer is kept.
  private func tooSlow(_ failure: HTTPFailure) -> HTTPFailure {
    guard failure.reason == .timedOut, session.use != .refresh else { return failure }
    return HTTPFailure(
      failure.reason, failure.message,
      help: "raise timeout, or use --refresh, which waits for the full timeout")
  }

  private func failure(_ failure: HTTPFailure, of request: HTTPRequest) -> SourceFailure {
    SourceFailure(failure, of: session.server?.host ?? source, asking: request)
  }

  /// Uses a kept answer after the server has not renewed it.
  private func use(
    _ kept: StoredAnswer, instead failure: SourceFailure, of request: HTTPRequest
  ) -> HTTPResponse {
    note(failure, of: request)
    return use(kept, because: failure)
  }

  private func note(_ failure: SourceFailure, of request: HTTPRequest) {
    session.noteRefusal(failure)
    if request.scope.isOfList { session.noteListEnd(failure) }
  }

  private func use(_ kept: StoredAnswer, because failure: SourceFailure?) -> HTTPResponse {
    let freshness = freshness(of: kept)
    noteGiven(kept)
    session.noteUse(
      age: max(0, clock.now - kept.time), isStale: failure != nil || !freshness.isFresh,
      because: failure)
    return kept.response
  }
}

extension HTTPRequest {
  /// Returns the request with the conditions of a kept answer, to be sent once.
  fileprivate func conditional(on kept: StoredAnswer) -> HTTPRequest {
    var request = self
    request.headers += kept.conditions
    request.retryLimit = 0
    return request
  }
}

extension HTTPRequest.Scope {
  /// True for a page of a list or of a search.
  var isOfList: Bool {
    if case .list = self { true } else { false }
  }
}
