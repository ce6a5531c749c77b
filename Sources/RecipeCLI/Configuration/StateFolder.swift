import Text

/// The folder for the persistent state of sources (XDG base directory specification).
struct StateFolder {
  private let root: String

  /// Creates the folder of a world: in `XDG_STATE_HOME`, by default `~/.local/state`.
  init(world: World) {
    let given = world.variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let usual = (world.homeFolder ?? world.currentFolder) + "/.local/state"
    root = (given ?? usual) + "/recipes"
  }

  /// Returns the folder of a source, with unsafe bytes escaped.
  func path(of source: String) -> String {
    root + "/" + source.fileNameEscaped
  }
}
