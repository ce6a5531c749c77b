import RecipeConfiguration
import RecipeCore
import Suggestions

/// A factory of the configured sources, and of the library.
struct SourceFactory {
  /// The context of the command.
  let context: CommandContext
  /// The configuration.
  let configuration: Configuration

  /// Creates the sources to gather from, in the order of the file, the library last.
  ///
  /// - Throws: An error if a name of `--source` is unknown, or an option is invalid.
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
      return try context.catalogs.sources.plugin(of: settings.kind)?.makeSource(
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
