import RecipeCore
import Synchronization

/// The progress of gathering: the number of sources that are done, and what has arrived.
struct SourceProgress: Sendable {
  /// The progress of the run.
  let progress: RunProgress

  /// Runs `body` with the sources, each of which is counted when it is done.
  func count(
    _ sources: [ConfiguredSource],
    while body: ([ConfiguredSource]) async -> [SourceBatch]
  ) async -> [SourceBatch] {
    let count = DoneCount(keepsRecords: progress.keepsArrivals)
    let total = sources.count { $0.source != nil }
    progress.begin { Self.words(done: count.value, of: total) + count.details }
    progress.beginArrivals { sources.map(count.arrivals) }
    return await body(sources.map { $0.counted(by: count) })
  }
}

extension SourceProgress {
  /// Returns "Reading 3 sources, 1 done…", as they are read at once, not one after another.
  private static func words(done: Int, of total: Int) -> String {
    total == 1 ? "Reading 1 source…" : "Reading \(total) sources, \(done) done…"
  }
}

/// The number of sources that are done, and how far the others are.
private final class DoneCount: Sendable {
  private let count = Atomic(0)
  private let busy = Mutex<[String: SourceCollector]>([:])
  private let done = Mutex<[String: [RecipeRecord]]>([:])
  /// The records of each other source at the last redraw, in order, and their number by then.
  private let seen = Mutex<[String: (added: Int, records: [RecipeRecord])]>([:])
  private let keepsRecords: Bool

  /// Creates a count of nothing.
  ///
  /// - Parameter keepsRecords: True if the records of sources that are done are kept.
  init(keepsRecords: Bool) { self.keepsRecords = keepsRecords }

  /// The most sources of which a line says how far they are.
  private static let maximumDetailCount = 2

  var value: Int { count.load(ordering: .relaxed) }

  /// The progress of the sources that report it, such as " (soups: 10 of 30)"; else empty.
  var details: String {
    let all = busy.withLock(\.self).compactMap { name, collector in
      collector.progress.map { "\(name): \($0.words)" }
    }
    let shown = all.sorted().prefix(Self.maximumDetailCount)
    return shown.isEmpty ? "" : " (\(shown.joined(separator: ", ")))"
  }

  /// Returns the records of a source that have arrived.
  func arrivals(of source: ConfiguredSource) -> SourceBatch {
    let whole = done.withLock { $0[source.name] }
    let records = whole ?? arrived(of: source.name)
    let report = SourceReport(
      name: source.name, kind: source.kind, status: whole == nil ? .partial : .ok,
      records: records.count, milliseconds: 0)
    return SourceBatch(report: report, traits: source.traits, records: records)
  }

  /// Returns the records of a source that is not done, which are put in order only if there are others now.
  private func arrived(of name: String) -> [RecipeRecord] {
    guard let collector = busy.withLock({ $0[name] }) else { return [] }
    return seen.withLock { seen in
      let added = collector.addedCount
      if let last = seen[name], last.added == added { return last.records }
      let records = UniqueRecords(collector.arrived).records
      seen[name] = (added, records)
      return records
    }
  }

  func begin(_ name: String, _ collector: SourceCollector) {
    busy.withLock { $0[name] = collector }
  }

  func end(_ name: String, _ collector: SourceCollector) {
    if keepsRecords {
      let records = UniqueRecords(collector.arrived).records
      done.withLock { $0[name] = records }
      _ = seen.withLock { $0.removeValue(forKey: name) }
    }
    busy.withLock { $0[name] = nil }
    count.add(1, ordering: .relaxed)
  }
}

extension SourceCollector.Progress {
  /// "10 of 30", or "10" if it is not known how many there are.
  fileprivate var words: String { total.map { "\(done) of \($0)" } ?? String(done) }
}

/// A source that is counted when it is done.
private struct CountedSource: RecipeSource {
  let name: String
  let source: any RecipeSource
  let count: DoneCount

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    count.begin(name, collector)
    defer { count.end(name, collector) }
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
      source: source.map { CountedSource(name: name, source: $0, count: count) })
  }
}
