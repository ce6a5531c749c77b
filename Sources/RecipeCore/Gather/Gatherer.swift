import Text

/// The stage that reads all sources concurrently and returns their records: the only one that
/// waits.
package struct Gatherer: Sendable {
  private let clock: any Clock<Duration>
  private let threads = ThreadExecutor()

  /// Creates a gatherer.
  package init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Reads all sources at the same time, each within its own timeout; never throws.
  ///
  /// What has arrived by then is kept; the source is cancelled but not awaited, so that one that
  /// ignores cancellation does not delay the others.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - request: The request.
  ///   - milliseconds: The part of their time that is over, if they were asked before in this run.
  /// - Returns: One batch for each source, in the order of `sources`.
  package func gather(
    _ sources: [ConfiguredSource], request: SourceRequest, after milliseconds: Int = 0
  ) async -> [SourceBatch] {
    let names = sources.map(\.name)
    return await withTaskGroup(of: (index: Int, batch: SourceBatch).self) { group in
      for (index, source) in sources.enumerated() {
        let request = request.addressed(to: source.name, among: names)
        group.addTask { (index, await ask(source, request: request, after: milliseconds)) }
      }
      var batches: [SourceBatch?] = Array(repeating: nil, count: sources.count)
      for await answer in group { batches[answer.index] = answer.batch }
      return batches.compactMap(\.self)
    }
  }

  private func ask(
    _ source: ConfiguredSource, request: SourceRequest, after milliseconds: Int
  ) async -> SourceBatch {
    guard let asked = source.source else {
      return SourceBatch(disabled: source)
    }
    let collector = SourceCollector()
    let timeout = max(.zero, source.timeout - .milliseconds(milliseconds))
    let (ending, elapsed) = await run(within: timeout) { () async throws(SourceFailure) in
      try await asked.gather(request, into: collector)
    }
    let (coverage, network) = (collector.coverage, collector.network)
    let (outlineCount, isWhole) = (collector.outlineCount, collector.isWhole)
    let (isUndecided, unrequestedCount) = (collector.isUndecided, collector.unrequestedCount)
    let finds = collector.finds
    let delivery = SourceDelivery(
      collector.close(), coverage: coverage, outlineCount: outlineCount,
      unrequestedCount: unrequestedCount, network: network, ending: ending, timeout: source.timeout)
    return delivery.batch(
      of: source, elapsed: elapsed, isWhole: isWhole, isUndecided: isUndecided, finds: finds)
  }

  /// Runs work of a source within its timeout, and returns how it ended and how long it took.
  func run(
    within timeout: Duration, _ work: @escaping @Sendable () async throws(SourceFailure) -> Void
  ) async -> (SourceEnding, Duration) {
    await run(within: timeout, on: clock, work)
  }

  private func run<C: Clock<Duration>>(
    within timeout: Duration, on clock: C,
    _ work: @escaping @Sendable () async throws(SourceFailure) -> Void
  ) async -> (SourceEnding, Duration) {
    let start = clock.now
    let ending = await SourceRun(on: threads).ending(within: timeout, on: clock, work)
    return (ending, start.duration(to: clock.now))
  }
}

extension SourceBatch {
  /// Creates the batch of a source that the configuration disables.
  fileprivate init(disabled source: ConfiguredSource) {
    let report = SourceReport(
      name: source.name, kind: source.kind, status: .disabled, records: 0, milliseconds: 0)
    self.init(report: report, traits: source.traits)
  }
}
