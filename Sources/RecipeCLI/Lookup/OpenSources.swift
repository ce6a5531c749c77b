import RecipeCore

/// The sources that may have a recipe although it was not found, since they were not asked for it or failed.
struct OpenSources {
  private let name: String
  private let isOffline: Bool
  private let reports: [SourceReport]

  /// The maximum number of sources in a message.
  private static let limit = 3

  /// Finds the sources.
  ///
  /// - Parameters:
  ///   - reports: The reports of all sources.
  ///   - name: The name of the recipe; of `SOURCE:ID` only that source matters.
  ///   - isOffline: True if only cached answers were used.
  init(_ reports: [SourceReport], for name: String, isOffline: Bool) {
    self.name = name
    self.isOffline = isOffline
    let addressed = reports.filter { name.hasPrefix($0.name + ":") }
    self.reports = (addressed.isEmpty ? reports : addressed).filter { report in
      report.isFailure || isOffline && report.networkStatus != nil && report.status != .disabled
    }
  }

  /// Returns the failure to find a recipe, which does not claim that there is none if a source may have it.
  func doubting(_ failure: CommandFailure) -> CommandFailure {
    guard !reports.isEmpty else { return failure }
    let more = reports.count > Self.limit ? "; and \(reports.count - Self.limit) more" : ""
    let causes = reports.prefix(Self.limit).map(cause).joined(separator: "; ")
    let help = isOffline ? "run it without --offline" : failure.help
    return CommandFailure(
      "'\(name)' was not found in what is cached or could be read, and \(causes)\(more)",
      help: help,
      details: failure.details, status: failure.status)
  }

  private func cause(_ report: SourceReport) -> String {
    if isOffline, report.networkStatus != nil { return "\(report.name) was not asked (--offline)" }
    let reason = report.error ?? report.status.rawValue
    return report.networkStatus == nil
      ? "\(report.name) failed: \(reason)"
      : "\(report.name) could not be asked for it: \(reason)"
  }
}
