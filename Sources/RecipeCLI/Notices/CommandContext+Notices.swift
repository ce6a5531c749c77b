import RecipeCore
import Text

extension CommandContext {
  /// Writes a text to standard error, and lines below it, unless it should be quiet.
  func remark(_ text: String, details: [String] = []) {
    guard options.verbosity != .quiet else { return }
    let lines = ["recipes: " + text] + details.map { "  " + $0 }
    _ = world.errors.write(Array(lines.map { $0.terminalSafe + "\n" }.joined().utf8))
  }

  /// Says on standard error how sources fared and what was odd.
  ///
  /// - Parameters:
  ///   - reports: How the sources fared.
  ///   - diagnostics: What was odd.
  ///   - verbosity: How much is said; `nil` as the options say.
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
}
