import RecipeCore
import RecipeFormatting
import RecipeScaling
import RecipeSearch
import Text

extension CommandContext {
  /// Writes a text and detail lines to standard error, unless `--quiet` was given.
  func remark(_ text: String, details: [String] = []) {
    guard options.verbosity != .quiet else { return }
    world.say(["recipes: " + text] + details.map { "  " + $0 })
  }

  /// Writes a command to standard error on one line, so that it can be copied, unless `--quiet` was given.
  func say(command: String) {
    guard options.verbosity != .quiet else { return }
    _ = world.errors.write(Array("  \(command.terminalSafe)\n".utf8))
  }

  /// Says on standard error what the exclusions of a query left among its results.
  func tellRemainders(of answer: QueryAnswer) {
    for line in answer.advice?.remainderLines ?? [] { remark(line) }
  }

  /// Says on standard error what a cook should know about scaled amounts.
  func tell(_ scaling: Scaling?) {
    for sentence in scaling?.sentences ?? [] { remark(sentence) }
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
    world.say(notices.lines)
  }

  /// Counts for a terminal how many sources are done.
  ///
  /// - Parameter body: Asks the given sources.
  func counting(
    _ sources: [ConfiguredSource], while body: ([ConfiguredSource]) async -> [SourceBatch]
  ) async -> [SourceBatch] {
    guard world.errors.terminal != nil else { return await body(sources) }
    return await SourceProgress(progress: progress).count(sources, while: body)
  }
}
