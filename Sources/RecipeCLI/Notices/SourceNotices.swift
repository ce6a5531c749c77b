import RecipeCore
import Text

/// The messages of a run on standard error: a line for each failed source and each unreadable file.
///
/// A file that cannot be read in a working source is named, and so are recipes that were left out, but neither
/// makes the source a failed one. Other warnings are counted and notes omitted, unless the output is verbose.
struct SourceNotices {
  /// The reports of the sources.
  let reports: [SourceReport]
  /// The diagnostics.
  let diagnostics: [Diagnostic]
  /// The verbosity.
  let verbosity: GlobalOptions.Verbosity
  /// The folder to which paths are relative, absolute.
  let currentFolder: String

  /// The lines, without line ends.
  var lines: [String] {
    diagnosticLines + reports.filter(\.isFailure).map(line) + unrequestedLines + outlineLines
      + coverageLines
  }

  private func line(_ report: SourceReport) -> String {
    let state = report.status.rawValue.split(separator: "_").joined(separator: " ")
    let records = report.records.counted("record")
    let kept = report.records > 0 ? "; kept \(records)" : ""
    let help = report.help.map { " (\($0))" } ?? ""
    return "recipes: \(report.name): \(report.error ?? state)\(kept)\(help)"
  }

  private var unrequestedLines: [String] {
    guard verbosity != .quiet else { return [] }
    return reports.filter { $0.unrequested > 0 }.map { report in
      "recipes: \(report.name): \(Self.count(report.unrequested, "recipe")) could not be searched whole: "
        + "the ingredients were not requested (details = \"all\" requests all; a search for words with "
        + "--refresh asks the server, and requests those of ten more)"
    }
  }

  private var outlineLines: [String] {
    guard verbosity != .quiet else { return [] }
    return reports.filter { $0.outlines > 0 && $0.unrequested == 0 }.map { report in
      "recipes: \(report.name): \(report.outlines) of \(report.records) recipes have no ingredients "
        + "yet and join others by their address only "
        + "('recipes show ID' requests those of one, details = \"all\" those of all)"
    }
  }

  private var diagnosticLines: [String] {
    switch verbosity {
    case .quiet: lines { $0 == .error }
    case .normal: lines { $0 > .warning } + summary
    case .verbose: lines { _ in true } + coverageNotices.flatMap(\.notice.lines).map(line)
    }
  }

  private var coverageLines: [String] {
    guard verbosity != .quiet else { return [] }
    return coverageNotices.flatMap { name, notice in
      notice.sentences.map { "recipes: \(name): \($0)" }
    }
  }

  private var coverageNotices: [(name: String, notice: CoverageNotice)] {
    reports.compactMap { report in
      report.coverage.map {
        (
          report.name,
          CoverageNotice(
            coverage: $0, isWhole: verbosity == .verbose, currentFolder: currentFolder)
        )
      }
    }
  }

  private func lines(where isShown: (Diagnostic.Severity) -> Bool) -> [String] {
    diagnostics.filter { isShown($0.severity) }.map(line)
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\(shown($0)): " } ?? "recipes: "
    let help = diagnostic.help.map { " (\($0))" } ?? ""
    return "\(place)\(diagnostic.severity.word): \(diagnostic.message)\(help)"
  }

  /// Returns a location relative to the current folder.
  private func shown(_ location: TextLocation) -> String {
    location.description.shown(from: currentFolder)
  }

  private var summary: [String] {
    let warnings = diagnostics.filter { $0.severity == .warning }
    guard !warnings.isEmpty else { return [] }
    let files = Set(warnings.compactMap(\.location?.path)).count
    let place = files > 0 ? " in " + Self.count(files, "file") : ""
    return ["recipes: \(Self.count(warnings.count, "warning"))\(place); -v shows them"]
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
