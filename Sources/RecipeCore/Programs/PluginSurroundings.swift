/// The share of this process that a plug-in is given: a few variables and a folder of its own.
package enum PluginSurroundings {
  /// The variables that are passed on.
  private static let names = ["PATH", "HOME", "LANG", "TMPDIR"]
  /// The usual name of the host and its version: `recipes/1.0`.
  package static let host = "recipes/\(ProgramVersion.current)"

  /// Returns the environment of a plug-in.
  ///
  /// - Parameter variables: The variables of this process.
  package static func variables(of variables: [String: String]) -> [String: String] {
    var own = variables.filter { names.contains($0.key) }
    own["RECIPES_HOST"] = host
    return own
  }
}
