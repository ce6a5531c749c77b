import RecipeConfiguration
import RecipeCore
import Suggestions

/// Makes the sources that a configuration names, and that of the library.
struct SourceFactory {
  /// What the command is given.
  let context: CommandContext
  /// What `recipes.toml` says.
  let configuration: Configuration

  /// The sources to ask, in the order of the file, the library last.
  ///
  /// - Throws: That a name of `--source` is unknown, or what is wrong with an option.
  func makeSources() throws(CommandFailure) -> [ConfiguredSource] {
    let library = LibrarySource(configuration: configuration, files: context.world.files)
    let all = configuration.sources + [library.settings].compactMap(\.self)
    var sources: [ConfiguredSource] = []
    for settings in try chosen(from: all) { sources.append(try makeSource(settings)) }
    return sources
  }

  private func chosen(
    from all: [SourceSettings]
  ) throws(CommandFailure) -> [SourceSettings] {
    let names = context.options.sources
    guard !names.isEmpty else { return all }
    let known = all.map(\.name)
    for name in names where !known.contains(name) {
      let nearest = Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
      throw CommandFailure(
        "there is no source '\(name)'",
        help: nearest ?? "the sources are: " + known.joined(separator: ", "))
    }
    return all.filter { names.contains($0.name) }
  }

  private func makeSource(
    _ settings: SourceSettings
  ) throws(CommandFailure) -> ConfiguredSource {
    ConfiguredSource(
      name: settings.name, kind: settings.kind, traits: settings.traits,
      timeout: settings.timeout, source: settings.isEnabled ? try plugIn(settings) : nil)
  }

  private func plugIn(
    _ settings: SourceSettings
  ) throws(CommandFailure) -> (any RecipeSource)? {
    do {
      return try SourceCatalog.plugin(of: settings.kind)?.makeSource(
        name: settings.name, values: settings.values, environment: environment(settings))
    } catch {
      throw CommandFailure(configuration.error(error))
    }
  }

  private func environment(_ settings: SourceSettings) -> SourceEnvironment {
    let world = context.world
    return SourceEnvironment(
      files: world.files, http: world.http, processes: world.processes, clock: world.wallClock,
      timeout: settings.timeout, variables: world.variables,
      stateFolder: StateFolder(world: world).path(of: settings.name))
  }
}
