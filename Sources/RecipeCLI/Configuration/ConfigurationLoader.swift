import RecipeConfiguration
import RecipeCore
import RecipeDocuments
import RecipeMatching
import RecipeSearch

/// The loading of the configuration of a run.
struct ConfigurationLoader {
  /// The context of the command.
  let context: CommandContext

  /// Locates the file.
  func locate() throws(CommandFailure) -> LocatedConfiguration {
    do {
      return try locator.locate(option: context.options.configuration)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Loads and checks the file; warnings go to standard error.
  func load() throws(CommandFailure) -> ConfigurationReading {
    let reading = try check()
    if context.options.verbosity != .quiet {
      context.notify(diagnostics: reading.warnings, verbosity: .verbose)
    }
    return reading
  }

  /// Loads and checks the file.
  func check() throws(CommandFailure) -> ConfigurationReading {
    do {
      return try reading()
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Loads and checks the file, with its issues one by one if it is unusable.
  func reading() throws(ConfigurationError) -> ConfigurationReading {
    try Self.reader(context.world, context.catalogs).read(try file())
  }

  /// True if a person named the file.
  var isNamed: Bool {
    context.options.configuration != nil
      || !(context.world.variables[ConfigurationLocator.variable] ?? "").isEmpty
  }

  private func file() throws(ConfigurationError) -> ConfigurationFile {
    let places = context.options.places
    guard places.isEmpty else {
      return ConfigurationFile(
        of: places.map(\.source), library: places.lazy.compactMap(\.path).first,
        in: context.world.currentFolder)
    }
    return try locator.load(try locator.locate(option: context.options.configuration))
  }

  /// Loads and checks the configuration of a run whose arguments are not parsed yet.
  ///
  /// - Parameter option: The value of `--config`, or `nil` if it is not given.
  static func configuration(
    option: String?, world: World, catalogs: Catalogs
  ) throws(ConfigurationError) -> Configuration {
    let locator = locator(world)
    let file = try locator.load(try locator.locate(option: option))
    return try reader(world, catalogs).read(file).configuration
  }

  private var locator: ConfigurationLocator { Self.locator(context.world) }

  private static func locator(_ world: World) -> ConfigurationLocator {
    ConfigurationLocator(
      files: world.files, variables: world.variables, currentFolder: world.currentFolder)
  }

  private static func reader(_ world: World, _ catalogs: Catalogs) -> ConfigurationReader {
    ConfigurationReader(
      kinds: catalogs.sources.kinds, outputs: catalogs.formatters.builtInNames,
      sorts: SortOrder.names, cautions: MatchCaution.allCases.map(\.rawValue),
      documents: DocumentFormats.all.map(\.name),
      homeFolder: world.homeFolder)
  }
}

extension CommandFailure {
  /// Creates the failure of an unusable configuration: every issue with its line and carets.
  init(_ error: ConfigurationError) {
    let text = error.listing.joined(separator: "\nrecipes: ")
    let lines = text.split(separator: "\n").map(String.init)
    self.init(lines.first ?? "the configuration cannot be used", details: Array(lines.dropFirst()))
  }
}
