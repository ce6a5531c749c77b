package import RecipeCore

/// The answers of a source that asks no HTTP server, in the cache of all answers.
package struct SourceAnswers: CachedAnswers {
  /// The name of the source.
  private let source: String
  private let store: AnswerCache
  private let use: NetworkSession.Use
  private let clock: any WallClock

  /// Creates the answers of a source.
  ///
  /// - Parameters:
  ///   - source: The name of the source.
  ///   - store: The store of all sources.
  ///   - use: The use of the cache.
  ///   - clock: The time of day.
  package init(
    of source: String, in store: AnswerCache, use: NetworkSession.Use, clock: any WallClock
  ) {
    self.source = source
    self.store = store
    self.use = use
    self.clock = clock
  }

  package func answer(to question: String) -> CachedAnswer? {
    let request = HTTPRequest(url: question)
    guard let cached = store.answer(to: request, of: source, now: clock.now) else { return nil }
    let freshness = AnswerFreshness(of: cached, at: clock.now, usual: 0)
    let isDue =
      switch use {
      case .offline, .cached: false
      case .fresh, .check: !freshness.isFresh
      case .refresh: true
      }
    return CachedAnswer(
      bytes: cached.body, age: freshness.age, isFresh: freshness.isFresh, isDue: isDue)
  }

  package func cache(_ bytes: [UInt8], to question: String, seconds: Int) -> [Diagnostic] {
    let response = HTTPResponse(
      status: 200, headers: [HTTPHeader("Cache-Control", "max-age=\(max(0, seconds))")],
      body: bytes)
    let request = HTTPRequest(url: question)
    let answer = CachedResponse(response, to: request, at: clock.now)
    do throws(FileError) {
      return try store.cache(answer, of: request, of: source) ? [] : [store.roomWarning]
    } catch {
      return [Diagnostic(answersNotCached: error)]
    }
  }
}

extension Diagnostic {
  /// Creates the warning that answers cannot be cached.
  init(answersNotCached error: FileError) {
    self.init(
      .warning, "answers cannot be cached: \(error.reasonText)", at: TextLocation(path: error.path),
      help: "the next run asks for them again; make the folder writable")
  }
}
