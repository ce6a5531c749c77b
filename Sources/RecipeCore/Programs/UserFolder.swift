/// The folders of a user's files (XDG base directory specification).
package enum UserFolder: Sendable {
  /// Files that can be recreated.
  case cache
  /// Files that a user keeps.
  case data
  /// Files that a program remembers from run to run.
  case state

  /// Returns the folder of this program, absolute.
  ///
  /// - Parameters:
  ///   - variables: The environment variables; a relative folder in them does not count.
  ///   - homeFolder: The home folder, below which it is by default.
  package func path(_ variables: [String: String], homeFolder: String) -> String {
    (given(in: variables) ?? homeFolder + usualName) + "/recipes"
  }

  /// Returns the folder of this program, absolute, or `nil` if neither variable nor home folder is known.
  package func path(_ variables: [String: String], homeFolder: String?) -> String? {
    (given(in: variables) ?? homeFolder.map { $0 + usualName }).map { $0 + "/recipes" }
  }

  private func given(in variables: [String: String]) -> String? {
    variables[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private var variable: String {
    switch self {
    case .cache: "XDG_CACHE_HOME"
    case .data: "XDG_DATA_HOME"
    case .state: "XDG_STATE_HOME"
    }
  }

  private var usualName: String {
    switch self {
    case .cache: "/.cache"
    case .data: "/.local/share"
    case .state: "/.local/state"
    }
  }
}
