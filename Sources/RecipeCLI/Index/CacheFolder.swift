/// Where things are kept that can be made anew (XDG base directory specification).
struct CacheFolder {
  /// The folder, absolute; `nil` when nobody knows a place for it.
  let path: String?

  /// The folder of a world: below `XDG_CACHE_HOME`, by default `~/.cache`.
  init(world: World) {
    let given = world.variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    path = (given ?? world.homeFolder.map { $0 + "/.cache" }).map { $0 + "/recipes" }
  }
}
