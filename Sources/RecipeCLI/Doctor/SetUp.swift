import RecipeConfiguration
import RecipeCore
import RecipeDocuments
import RecipeStorage

/// A person's set-up: the configuration as far as it can be read, and the world around it.
struct SetUp: Sendable {
  /// The states of the configuration.
  enum ConfigurationState: Sendable {
    /// None was found, and none was named.
    case absent
    /// It cannot be used.
    case unusable(ConfigurationError)
    /// It was checked.
    case usable(ConfigurationReading)
  }

  /// A source of the configuration.
  struct Source: Sendable {
    /// Its settings.
    let settings: SourceSettings
    /// The source, or the reason why it cannot be made.
    let made: Result<ConfiguredSource, CommandFailure>
  }

  /// The context of the command.
  let context: CommandContext
  /// The state of the configuration.
  let state: ConfigurationState
  /// The sources that are enabled.
  let sources: [Source]
  /// The sources among them that read documents on this disk, and the library.
  let documentSources: [ConfiguredSource]

  /// Examines the configuration of a command.
  init(_ context: CommandContext) {
    self.context = context
    let loader = ConfigurationLoader(context: context)
    do throws(ConfigurationError) {
      let reading = try loader.reading()
      state = .usable(reading)
      sources = Self.sources(of: reading.configuration, context)
      let library = LibrarySource(
        configuration: reading.configuration, files: context.world.files)
      let all =
        sources
        + Self.sources([library.settings].compactMap(\.self), of: reading.configuration, context)
      documentSources = all.filter { FolderFamily(rawValue: $0.settings.kind) != nil }
        .compactMap { try? $0.made.get() }
    } catch {
      state = loader.isNamed || (try? loader.locate()) != nil ? .unusable(error) : .absent
      (sources, documentSources) = ([], [])
    }
  }

  private static func sources(
    of configuration: Configuration, _ context: CommandContext
  ) -> [Source] {
    sources(configuration.sources, of: configuration, context)
  }

  private static func sources(
    _ settings: [SourceSettings], of configuration: Configuration, _ context: CommandContext
  ) -> [Source] {
    let factory = SourceFactory(context: context, configuration: configuration)
    return settings.filter(\.isEnabled).map { settings in
      Source(
        settings: settings,
        made: Result { () throws(CommandFailure) in try factory.makeSource(settings) })
    }
  }

  /// The configuration, or `nil` if it is absent or unusable.
  var configuration: Configuration? {
    if case .usable(let reading) = state { reading.configuration } else { nil }
  }

  /// The world.
  var world: World { context.world }

  /// The file system.
  var files: any WritingFileSystem { context.world.files }

  /// Returns the names of all sources of a configuration, those that read its library included.
  func sourceNames(of configuration: Configuration) -> Set<String> {
    let library = LibrarySource(configuration: configuration, files: files)
    return Set(configuration.sources.map(\.name) + library.readers.map(\.source))
  }

  /// Returns a path as a person knows it.
  func shown(_ path: String) -> String { path.shown(from: world.currentFolder) }

  /// Returns a location with its path as a person knows it.
  func shown(_ location: TextLocation) -> String {
    TextLocation(path: shown(location.path), line: location.line, column: location.column)
      .description
  }
}
