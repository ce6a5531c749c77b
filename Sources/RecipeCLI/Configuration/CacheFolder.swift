/// The folder of files that can be recreated (XDG base directory specification).
struct CacheFolder {
  /// The folder, absolute, or `nil` if neither variable nor home folder is known.
  let path: String?

  /// Creates the folder of a world: below `XDG_CACHE_HOME`, by default `~/.cache`.
  init(world: World) {
    let given = world.variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    path = (given ?? world.homeFolder.map { $0 + "/.cache" }).map { $0 + "/recipes" }
  }
}
