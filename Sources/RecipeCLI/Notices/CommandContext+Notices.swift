import RecipeCore
import Text

extension CommandContext {
  /// Writes a text and detail lines to standard error, unless `--quiet` was given.
  func remark(_ text: String, details: [String] = []) {
    guard options.verbosity != .quiet else { return }
    let lines = ["recipes: " + text] + details.map { "  " + $0 }
    _ = world.errors.write(Array(lines.map { $0.terminalSafe + "\n" }.joined().utf8))
  }

  /// Reports the status of sources and diagnostics on standard error.
  ///
  /// - Parameters:
  ///   - reports: The reports of the sources.
  ///   - diagnostics: The diagnostics.
  ///   - verbosity: The verbosity, or `nil` for that of the options.
  func notify(
    reports: [SourceReport] = [], diagnostics: [Diagnostic],
    verbosity: GlobalOptions.Verbosity? = nil
  ) {
    let notices = SourceNotices(
      reports: reports, diagnostics: diagnostics, verbosity: verbosity ?? options.verbosity,
      currentFolder: world.currentFolder)
    let text = notices.text
    if !text.isEmpty { _ = world.errors.write(Array(text.utf8)) }
  }

  /// Shows on a terminal how many sources are done.
  ///
  /// - Parameter body: Asks the given sources.
  func showingProgress(
    of sources: [ConfiguredSource], while body: ([ConfiguredSource]) async -> [SourceBatch]
  ) async -> [SourceBatch] {
    guard world.errors.terminal != nil, options.verbosity != .quiet else {
      return await body(sources)
    }
    return await SourceProgress(stream: world.errors, clock: world.clock)
      .watch(sources, while: body)
  }
}
