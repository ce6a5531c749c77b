import RecipeCore
import RecipeDocuments
import Text

/// A transport that asks a server as rarely as it wants to be asked: within the quota of the day and of
/// the run, not while the server fails or has asked for a pause, and a few times at most.
struct LimitingHTTPTransport: HTTPTransport {
  /// The transport that asks.
  let base: any HTTPTransport
  /// The state of the run.
  let session: NetworkSession
  /// The ledgers of the servers.
  let ledgers: ServerLedgers
  /// The maximum number of requests per day, or `nil` for no limit.
  let dailyQuota: Int?
  /// The clock of pauses.
  let clock: any Clock<Duration>

  func get(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    let ledger = ledgers.ledger(of: ServerOrigin(of: request))
    let user = ServerUser(source: session.source, key: try await request.key?.value())
    var attempt = 0
    var last: Result<HTTPResponse, HTTPFailure>?
    while true {
      let isLast = attempt >= request.maximumRetryCount
      switch try await step(request, user, ledger, timeout, isLast: isLast) {
      // An earlier attempt says more of what is wrong.
      case .done(.failure(let failure)) where failure.reason == .timedOut:
        return try (last ?? .failure(failure)).get()
      case .done(let outcome): return try outcome.get()
      case .denied(let failure): return try (last ?? .failure(failure)).get()
      case .waitFor(let seconds): try await pause(.seconds(seconds))
      case .failed(let outcome):
        last = outcome
        let pause = RetryPause.random(after: attempt)
        guard !isLast, pause < session.timeLeft(atMost: timeout) else { return try outcome.get() }
        try await self.pause(pause)
      }
      attempt += 1
    }
  }

  /// The result of an attempt.
  private enum Step {
    /// Another attempt is of no use.
    case done(Result<HTTPResponse, HTTPFailure>)
    /// Another attempt may succeed.
    case failed(Result<HTTPResponse, HTTPFailure>)
    /// The server must not be asked.
    case denied(HTTPFailure)
    /// Another attempt may succeed after the pause in seconds that the server asks for.
    case waitFor(Int)
  }

  private func step(
    _ request: HTTPRequest, _ user: ServerUser, _ ledger: ServerLedger, _ timeout: Duration,
    isLast: Bool
  ) async throws(HTTPFailure) -> Step {
    let left = session.timeLeft(atMost: timeout)
    guard left > .zero else {
      return .denied(HTTPFailure(.timedOut, "there was no time left to ask it"))
    }
    if let denial = try reserve(user, ledger, for: request.scope) {
      if case .paused(let seconds, _) = denial, !isLast, fits(seconds, timeout) {
        return .waitFor(seconds)
      }
      return .denied(denial.failure(quota: dailyQuota))
    }
    var admitted = request
    admitted.asker = session.source
    admitted.admitRedirect = { () throws(HTTPFailure) in
      if let denial = try reserve(user, ledger) { throw denial.failure(quota: dailyQuota) }
    }
    let response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await base.get(admitted, timeout: left)
    } catch {
      let error = error.told(of: timeout, after: timeout - left)
      guard error.isOfConnection || error.isBeforeRequest else { return .done(.failure(error)) }
      // A server that had little time did not fail.
      let hasFailed = error.isOfConnection && (error.reason != .timedOut || left >= timeout / 2)
      ledger.change(of: user) { account, now in
        if error.isBeforeRequest { account.key.giveBack() }
        guard hasFailed else { return }
        account.source.breaker.fail(at: now)
        account.source.trouble = error.trouble
      }
      return error.mayPass ? .failed(.failure(error)) : .done(.failure(error))
    }
    let verdict = request.isConfirmed(by: response) ? .answer : HTTPVerdict(request.judge(response))
    let said = try await words(of: response, verdict, to: request)
    let denial = ledger.change(of: user) { account, now -> ServerAccount.Denial? in
      account.note(verdict, response, said: said, hasQuota: dailyQuota != nil, at: now)
      if case .list(let address) = request.scope {
        account.source.listRefusals.note(verdict, response.status, at: address, now: now)
      }
      // The run in which the server says so tells as much of it as later ones.
      return verdict == .quotaExhausted ? account.reserve(quota: dailyQuota, at: now) : nil
    }
    if let denial { return .done(.failure(denial.failure(quota: dailyQuota))) }
    let asked = RetryPause.asked(by: response, at: ledgers.now)
    if let asked, verdict == .rateLimited || verdict == .failing {
      return !isLast && fits(asked, timeout) ? .waitFor(asked) : .done(.success(response))
    }
    return verdict == .failing ? .failed(.success(response)) : .done(.success(response))
  }

  /// Returns the explanation of a server that limits requests, without the key.
  private func words(
    of response: HTTPResponse, _ verdict: HTTPVerdict, to request: HTTPRequest
  ) async throws(HTTPFailure) -> String? {
    guard verdict == .rateLimited || verdict == .quotaExhausted else { return nil }
    let key = try await request.key?.value()
    // The words are an excerpt, at the end of which a part of the key would not be recognised.
    let masked = key.map { SecretText($0).masked(response, isAnswer: false) } ?? response
    return request.judge(masked)?.said
  }

  /// Counts a request before it is made, against what the run may make and then the quota of the day:
  /// a request that the run may not make costs none of the day.
  ///
  /// - Returns: The reason why the server must not be asked, or `nil`.
  private func reserve(
    _ user: ServerUser, _ ledger: ServerLedger, for scope: HTTPRequest.Scope = .other
  ) throws(HTTPFailure) -> ServerAccount.Denial? {
    try session.takeRequest()
    // Who has begun to look for the list may go on at other addresses of the server.
    let isFirst = !session.hasReached
    var denial = ledger.change(of: user) { account, now -> ServerAccount.Denial? in
      // A person who asks for a check or a refresh may know that the server is back; of requests made at once, one tries.
      if isFirst, account.keyDenial(quota: dailyQuota, at: now) == nil, session.takeTrial() {
        account.source.endPauses(at: now)
      }
      if isFirst, case .list(let address) = scope,
        let denial = account.source.listRefusals.denial(at: address, now: now)
      {
        return denial
      }
      return account.reserve(quota: dailyQuota, at: now)
    }
    if denial == nil { session.noteReached() }
    // Other runs would not know of this request.
    if denial == nil, dailyQuota != nil, let failure = ledger.failure {
      ledger.change(of: user) { account, _ in account.key.giveBack() }
      denial = .uncounted(failure)
    }
    if denial != nil { session.returnRequest() }
    return denial
  }

  /// True if a pause in seconds leaves time for another attempt.
  private func fits(_ seconds: Int, _ timeout: Duration) -> Bool {
    .seconds(seconds) < session.timeLeft(atMost: timeout)
  }

  private func pause(_ duration: Duration) async throws(HTTPFailure) {
    do {
      try await clock.sleep(for: duration)
    } catch {
      throw HTTPFailure(.cancelled, "the request was cancelled")
    }
  }
}

extension HTTPFailure {
  /// True if the connection failed, rather than the request.
  fileprivate var isOfConnection: Bool {
    switch reason {
    case .unreachable, .unknownHost, .timedOut, .brokenBody, .insecure: true
    default: false
    }
  }

  /// True if there was no connection over which the request could be sent: the server knows nothing of it.
  fileprivate var isBeforeRequest: Bool { [.unreachable, .unknownHost, .busy].contains(reason) }

  /// Returns the failure of a request that had only the rest of the time of its source in words that say so.
  fileprivate func told(of timeout: Duration, after used: Duration) -> HTTPFailure {
    guard reason == .timedOut, used > timeout / 10 else { return self }
    return HTTPFailure(
      reason,
      "the time of the source, \(timeout.inWords), ran out before it had answered everything",
      help: help)
  }

  /// The failure of a connection in words, none of which are the server's or of the request.
  fileprivate var trouble: String {
    switch reason {
    case .unknownHost: "its name is not known"
    case .timedOut: "it did not respond"
    case .brokenBody: "its answer was cut off or could not be read"
    case .insecure: "the connection is not secure"
    default: "nothing listens there, or the network is down"
    }
  }

  /// True if the same request may succeed a moment later.
  fileprivate var mayPass: Bool { reason == .unreachable || reason == .brokenBody }
}
