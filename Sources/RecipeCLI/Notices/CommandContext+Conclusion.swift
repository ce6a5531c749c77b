import RecipeCore

extension CommandContext {
  /// Reports the sources on standard error.
  ///
  /// - Parameter found: True if there is something to show.
  /// - Returns: The exit status.
  func report(_ gathering: GatheringReport, found: Bool) -> ExitStatus {
    notify(reports: gathering.sources, diagnostics: gathering.diagnostics)
    remarkOnAbsentSources(of: gathering)
    return ExitStatus(reports: gathering.sources, found: found, options: options)
  }

  /// Reports the sources of several answers on standard error, each report and problem once.
  ///
  /// - Parameter found: True if there is something to show.
  /// - Returns: The exit status of the first answer that is not done.
  func report(_ gatherings: [GatheringReport], found: Bool) -> ExitStatus {
    var (reports, diagnostics): (Set<[String]>, Set<Diagnostic>) = ([], [])
    for gathering in gatherings {
      // Reports of one source differ in the time that it took.
      notify(
        reports: gathering.sources.filter { report in
          reports.insert([report.name, report.status.rawValue, report.error ?? ""]).inserted
        },
        diagnostics: gathering.diagnostics.filter { diagnostics.insert($0).inserted })
    }
    if let last = gatherings.last { remarkOnAbsentSources(of: last) }
    return gatherings.lazy
      .map { ExitStatus(reports: $0.sources, found: found, options: options) }
      .first { $0 != .done } ?? .done
  }

  private func remarkOnAbsentSources(of gathering: GatheringReport) {
    if gathering.sources.isEmpty {
      remark(
        "no sources are configured; add [sources.NAME] to recipes.toml, or import something")
    } else if gathering.sources.allSatisfy({ $0.status == .disabled }) {
      remark("every source that could be asked is turned off by 'enabled = false'")
    }
  }

  /// Reports the sources on standard error, and ends the command.
  ///
  /// - Parameters:
  ///   - found: True if there is something to show.
  ///   - results: Values that the process need not free before it ends, see `end`.
  func conclude(
    _ gathering: GatheringReport, found: Bool, holding results: some Sendable
  ) async -> ExitStatus {
    await end(report(gathering, found: found), holding: results)
  }

  /// Waits for background work, and ends the process.
  ///
  /// - Parameter results: Values to keep until then: freeing a hundred thousand recipes one by one
  ///   takes longer than most commands.
  /// - Returns: The exit status, in a world whose process continues.
  func end(_ status: ExitStatus, holding results: some Sendable) async -> ExitStatus {
    progress.begin { "Keeping the index for the next run…" }
    await showingStages { await unfinished.finish() }
    await world.processes.finish()
    withExtendedLifetime(results) { world.exit(status) }
    return status
  }
}
