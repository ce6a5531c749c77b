/// Asks all sources at the same time and brings what they gave: the only stage that waits.
package struct Gatherer: Sendable {
  private let concurrency: Int
  private let clock: any Clock<Duration>

  /// Makes a gatherer that asks at most `concurrency` sources at the same time.
  package init(concurrency: Int, clock: any Clock<Duration>) {
    self.concurrency = max(1, concurrency)
    self.clock = clock
  }

  /// Asks every source, each within its own time-out; never throws.
  ///
  /// The time-out of a source counts from its own start. What has arrived by then is kept; the
  /// source is cancelled but not waited for, so that one that ignores this holds up nobody.
  ///
  /// - Returns: A batch for each source, in the order of `sources`.
  package func gather(
    _ sources: [ConfiguredSource], request: SourceRequest
  ) async -> [SourceBatch] {
    await withTaskGroup(of: (index: Int, batch: SourceBatch).self) { group in
      var waiting = sources.enumerated().makeIterator()
      func startNext() {
        guard let (index, source) = waiting.next() else { return }
        group.addTask { (index, await ask(source, request: request)) }
      }
      for _ in 0..<min(concurrency, sources.count) { startNext() }
      var batches: [SourceBatch?] = Array(repeating: nil, count: sources.count)
      while let answer = await group.next() {
        batches[answer.index] = answer.batch
        startNext()
      }
      return batches.compactMap(\.self)
    }
  }

  private func ask(_ source: ConfiguredSource, request: SourceRequest) async -> SourceBatch {
    guard let asked = source.source else {
      return SourceBatch(disabled: source)
    }
    let collector = SourceCollector()
    let (ending, elapsed) = await measure(on: clock) { clock in
      await SourceRun().ending(within: source.timeout, on: clock) {
        () async throws(SourceFailure) in
        try await asked.gather(request, into: collector)
      }
    }
    let delivery = SourceDelivery(collector.close(), ending: ending, timeout: source.timeout)
    return delivery.batch(of: source, elapsed: elapsed)
  }

  private func measure<C: Clock<Duration>>(
    on clock: C, _ work: (C) async -> SourceEnding
  ) async -> (SourceEnding, Duration) {
    let start = clock.now
    let ending = await work(clock)
    return (ending, start.duration(to: clock.now))
  }
}

extension SourceBatch {
  /// The batch of a source that the configuration turns off.
  fileprivate init(disabled source: ConfiguredSource) {
    let report = SourceReport(
      name: source.name, kind: source.kind, status: .disabled, records: 0, milliseconds: 0)
    self.init(report: report, traits: source.traits)
  }
}
