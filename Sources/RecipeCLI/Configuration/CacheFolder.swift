import RecipeCore

/// The folder of files that can be recreated (XDG base directory specification).
struct CacheFolder {
  /// The folder, absolute, or `nil` if neither variable nor home folder is known.
  let path: String?

  /// Creates the folder of a world: below `XDG_CACHE_HOME`, by default `~/.cache`.
  init(world: World) {
    path = UserFolder.cache.path(world.variables, homeFolder: world.homeFolder)
  }
}
