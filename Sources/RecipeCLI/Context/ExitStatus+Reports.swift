import RecipeCore

extension ExitStatus {
  /// The status of a run over sources.
  ///
  /// A source that failed after it delivered something (`partial`, `stale`) is a failed one, but
  /// not a dead one: only when no source delivered anything has every source failed.
  ///
  /// - Parameters:
  ///   - reports: How the sources fared.
  ///   - found: Whether the run has something to show.
  ///   - options: Whether some failures count as all, and whether the network was allowed.
  init(reports: [SourceReport], found: Bool, options: GlobalOptions) {
    let active = reports.filter { $0.status != .disabled }
    let failed = active.filter(\.status.isFailure)
    let isDead = failed.count == active.count && !failed.contains { $0.records > 0 }
    if failed.isEmpty {
      self = found ? .done : .nothingFound
    } else if isDead {
      self = options.isOffline ? .nothingStored : .allSourcesFailed
    } else {
      self = options.isStrict ? .allSourcesFailed : .someSourcesFailed
    }
  }
}
