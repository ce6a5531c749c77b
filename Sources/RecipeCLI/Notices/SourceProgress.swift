import RecipeCore
import Synchronization

/// The progress of gathering, shown once it takes longer than people like to wait.
struct SourceProgress: Sendable {
  /// Standard error.
  let stream: any OutputStreamEdge
  /// The clock of the delay.
  let clock: any Clock<Duration>

  /// Runs `body` with the sources, each counted when it is done, and shows the count meanwhile.
  ///
  /// - Returns: The result of `body`, once the line is cleared.
  func watch<Result: Sendable>(
    _ sources: [ConfiguredSource],
    while body: ([ConfiguredSource]) async -> Result
  ) async -> Result {
    let count = DoneCount()
    let total = sources.count { $0.source != nil }
    return await ProgressWatch(stream: stream, clock: clock).watch {
      "Reading \(min(count.value + 1, total)) of \(total) sources…"
    } while: {
      await body(sources.map { $0.counted(by: count) })
    }
  }
}

/// The number of sources that are done.
private final class DoneCount: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func increase() {
    count.add(1, ordering: .relaxed)
  }
}

/// A source that is counted when it is done.
private struct CountedSource: RecipeSource {
  let source: any RecipeSource
  let count: DoneCount

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    defer { count.increase() }
    try await source.gather(request, into: collector)
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    try await source.fetch(id)
  }
}

extension ConfiguredSource {
  fileprivate func counted(by count: DoneCount) -> ConfiguredSource {
    ConfiguredSource(
      name: name, kind: kind, traits: traits, timeout: timeout,
      source: source.map { CountedSource(source: $0, count: count) })
  }
}
