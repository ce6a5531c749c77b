import RecipeConfiguration
import RecipeCore
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
    let located = try locate()
    do {
      return try reader.read(try locator.load(located))
    } catch {
      throw CommandFailure(error)
    }
  }

  private var locator: ConfigurationLocator {
    ConfigurationLocator(
      files: context.world.files, variables: context.world.variables,
      currentFolder: context.world.currentFolder)
  }

  private var reader: ConfigurationReader {
    ConfigurationReader(
      kinds: context.catalogs.sources.kinds, outputs: context.catalogs.formatters.names,
      sorts: SortOrder.names, cautions: MatchCaution.allCases.map(\.rawValue),
      homeFolder: context.world.homeFolder)
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
