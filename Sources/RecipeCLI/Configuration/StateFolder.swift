import RecipeCore
import Text

/// The folder for the persistent state of sources (XDG base directory specification).
struct StateFolder {
  private let root: String

  /// Creates the folder of a world: in `XDG_STATE_HOME`, by default `~/.local/state`.
  init(world: World) {
    root = UserFolder.state.path(
      world.variables, homeFolder: world.homeFolder ?? world.currentFolder)
  }

  /// Returns the folder of a source, with unsafe bytes escaped.
  func path(of source: String) -> String {
    root + "/" + source.fileNameEscaped
  }

  /// Returns the folder of a format that a program writes.
  func path(ofFormat name: String) -> String { folderOfPlugins + "/format-" + name.fileNameEscaped }

  /// The folder of plug-ins that are tested.
  var ofTests: String { folderOfPlugins + "/test" }

  /// The folder of what is remembered of servers.
  var ofServers: String { root + "/.servers" }

  /// The folder of programs; no source has one with a dot, as its name starts with a letter or a digit.
  private var folderOfPlugins: String { root + "/.plug-ins" }
}
