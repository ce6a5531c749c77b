import RecipeConfiguration
import RecipeCore

extension CommandContext {
  /// True if standard output gets colours: according to `--color`, else `NO_COLOR`, else
  /// `CLICOLOR_FORCE`, else on terminals that are not dumb (no-color.org, bixense.com/clicolors).
  ///
  /// - Parameter defaults: The configured defaults.
  func usesColor(_ defaults: DefaultSettings = .standard) -> Bool {
    switch options.color ?? GlobalOptions.Color(rawValue: defaults.color) ?? .auto {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), world.variables["CLICOLOR_FORCE"] != "0" { return true }
    return world.output.terminal != nil && world.terminalCanDraw
  }

  private func isSet(_ variable: String) -> Bool {
    !(world.variables[variable] ?? "").isEmpty
  }
}
