import Foundation
import Testing

/// A home with a folder of plug-ins, in which every run of a test takes place.
struct PluginKitchen {
  /// The programs of tests.
  static let programs = Repository.root + "/Tests/PluginPrograms"
  /// The examples of the repository.
  static let examples = Repository.root + "/Plugins/Examples"

  /// The home and working folder.
  let folder: TemporaryFolder

  /// Makes a home, with a recipes.toml if one is given.
  init(_ configuration: String = "") throws {
    folder = try TemporaryFolder()
    if !configuration.isEmpty { try folder.write(configuration, to: "recipes.toml") }
  }

  /// Runs the program there.
  func run(_ arguments: String...) async throws -> CommandResult {
    try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
      .with("HOME", folder.path).with("PATH", "/usr/local/bin:/usr/bin:/bin:" + Self.inheritedPath)
      .result()
  }

  /// Puts a copy of a program into the folder of plug-ins.
  ///
  /// A program of its own copies it: a file that this process has open for writing may be inherited by
  /// what another test starts, and does not run until that is closed.
  func install(_ path: String, as name: String) async throws -> String {
    let place = folder.path + "/.local/share/recipes/plugins/" + name
    let script = "mkdir -p '\(folder.path)/.local/share/recipes/plugins' && cp '\(path)' '\(place)'"
    try #require(try await shell(script).inFolder(folder.path).result().status == 0)
    return place
  }

  /// Returns the table of a source that a slow machine runs, too.
  func process(_ name: String, _ command: String, _ more: String = "") -> String {
    """
    [sources.\(name)]
    kind = "process"
    command = "\(command)"
    start_timeout = "30s"
    timeout = "60s"
    \(more)
    """
  }

  private static let inheritedPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
}
