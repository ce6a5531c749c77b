import RecipeCore

extension ExitStatus {
  /// Creates the status of a run over sources.
  ///
  /// A source that failed after it delivered something (`partial`, `stale`) counts as failed, but
  /// only if no source delivered anything have all sources failed.
  ///
  /// - Parameters:
  ///   - reports: The reports of the sources.
  ///   - found: True if the run has something to show.
  ///   - options: The options, which may treat any failure as total, or forbid network access.
  init(reports: [SourceReport], found: Bool, options: GlobalOptions) {
    let active = reports.filter { $0.status != .disabled }
    let failed = active.filter(\.isFailure)
    let isDead = failed.count == active.count && !failed.contains { $0.records > 0 }
    if failed.isEmpty {
      self = found ? .done : .nothingFound
    } else if isDead {
      self = options.isOffline ? .nothingCached : .allSourcesFailed
    } else {
      self = options.isStrict ? .allSourcesFailed : .someSourcesFailed
    }
  }
}
