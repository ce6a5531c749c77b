import RecipeCore
import Synchronization

/// The progress of gathering: the number of sources that are done.
struct SourceProgress: Sendable {
  /// The progress of the run.
  let progress: RunProgress

  /// Runs `body` with the sources, each of which is counted when it is done.
  func count(
    _ sources: [ConfiguredSource],
    while body: ([ConfiguredSource]) async -> [SourceBatch]
  ) async -> [SourceBatch] {
    let count = DoneCount()
    let total = sources.count { $0.source != nil }
    progress.begin { "Reading \(min(count.value + 1, total)) of \(total) sources…" }
    return await body(sources.map { $0.counted(by: count) })
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
