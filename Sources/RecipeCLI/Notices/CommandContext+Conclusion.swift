import RecipeCore

extension CommandContext {
  /// Says on standard error how the sources fared.
  ///
  /// - Parameter found: True if there is something to show.
  /// - Returns: How the run ends.
  func report(_ gathering: GatheringReport, found: Bool) -> ExitStatus {
    notify(reports: gathering.sources, diagnostics: gathering.diagnostics)
    if gathering.sources.isEmpty {
      remark(
        "no sources are configured; add [sources.NAME] to recipes.toml, or import something")
    } else if gathering.sources.allSatisfy({ $0.status == .disabled }) {
      remark("every source that could be asked is turned off by 'enabled = false'")
    }
    return ExitStatus(reports: gathering.sources, found: found, options: options)
  }

  /// Says on standard error how the sources fared, and ends the command.
  ///
  /// - Parameters:
  ///   - found: True if there is something to show.
  ///   - results: What the process need not free before it ends, see `end`.
  func conclude(
    _ gathering: GatheringReport, found: Bool, holding results: some Sendable
  ) async -> ExitStatus {
    await end(report(gathering, found: found), holding: results)
  }

  /// Waits for what goes on beside the command, and ends the process.
  ///
  /// - Parameter results: What is in scope until then: freeing a hundred thousand recipes one by one
  ///   takes longer than most commands do.
  /// - Returns: The status, in a world that goes on.
  func end(_ status: ExitStatus, holding results: some Sendable) async -> ExitStatus {
    await unfinished.end()
    withExtendedLifetime(results) { world.exit(status) }
    return status
  }
}
