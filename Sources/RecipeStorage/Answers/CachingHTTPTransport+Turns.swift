import RecipeCore

/// Requests that several runs want to make at once.
extension CachingHTTPTransport {
  /// The time between two looks at whether another run has ended its request.
  private static let pause = Duration.milliseconds(15)

  /// Waits for the turn to make a request.
  ///
  /// A run that has been stopped, but not ended, keeps its turn: so a fifth of the time is left to ask after all.
  ///
  /// - Parameter limit: The time to wait and to ask.
  /// - Returns: The turn, or `nil` if another run still has it, or nothing is cached; and the time that passed.
  func turn(
    at request: HTTPRequest, within limit: Duration
  ) async throws(HTTPFailure) -> (turn: (any HeldLock)?, waited: Duration) {
    guard let store else { return (nil, .zero) }
    var waited = Duration.zero
    while true {
      do throws(FileError) {
        if let turn = try store.turns.take(request) { return (turn, waited) }
      } catch {
        // Without a lock, the answer cannot be written either, and that is reported.
        return (nil, waited)
      }
      guard waited < limit * 4 / 5 else { return (nil, waited) }
      do {
        try await waitingClock.sleep(for: Self.pause)
      } catch {
        throw HTTPFailure(.cancelled, "the request was cancelled")
      }
      waited += Self.pause
    }
  }

  /// Returns the answer that another run has cached while this one waited for its turn: as good as one of its
  /// own.
  ///
  /// - Parameter cached: The answer that was cached before, or `nil` for none.
  func answer(to request: HTTPRequest, newerThan cached: CachedResponse?) -> HTTPResponse? {
    guard let newer = store?.answer(to: request, of: source, now: clock.now),
      cached.map({ $0.moment < newer.moment }) ?? true
    else { return nil }
    noteHad(newer, request)
    return newer.response
  }

  /// Notes for other runs of the source that the server refused a page of a list.
  func noteRefusal(_ response: HTTPResponse, of request: HTTPRequest) async {
    guard request.scope.isOfList, let store else { return }
    store.turns.noteRefusal(
      of: request, to: await user(of: request), status: response.status, at: clock.milliseconds)
  }

  /// Returns the refusal of a page of a list that another run of the source was given since this one began.
  func refusalOfAnotherRun(_ request: HTTPRequest) async -> HTTPResponse? {
    guard request.scope.isOfList, !session.hasAsked(request), let store else { return nil }
    return store.turns.refusal(
      of: request, to: await user(of: request), since: session.start, now: clock.milliseconds)
  }

  /// Returns the source with its key; one whose key cannot be read is told so when it asks.
  private func user(of request: HTTPRequest) async -> ServerUser {
    ServerUser(source: source, key: try? await request.key?.value())
  }
}
