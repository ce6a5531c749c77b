/// Asks all sources at the same time and brings what they gave: the only stage that waits.
package struct Gatherer: Sendable {
  /// Makes a gatherer that asks at most `concurrency` sources at the same time.
  package init(concurrency: Int, clock: any Clock<Duration>) {
  }

  /// Asks every source, each within its own time-out; never throws.
  ///
  /// - Returns: A batch for each source, in the order of `sources`.
  package func gather(
    _ sources: [ConfiguredSource], request: SourceRequest
  ) async -> [SourceBatch] {
    []
  }
}
