import RecipeConfiguration
import RecipeCore
import RecipeDocuments
import RecipeFormatting
import RecipeMatching
import RecipeScaling
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
    let places = context.options.places
    guard places.isEmpty else {
      let reading = try reader.read(
        ConfigurationFile(
          of: places.map(\.source), library: context.keepingFolder,
          in: context.world.currentFolder))
      guard let own = try? fileReading().configuration else { return reading }
      return reading.withHabits(of: own)
    }
    return try fileReading()
  }

  /// Loads and checks the file, even if the command reads named files instead of its sources.
  func checkFile() throws(CommandFailure) -> ConfigurationReading {
    do {
      return try fileReading()
    } catch {
      throw CommandFailure(error)
    }
  }

  private func fileReading() throws(ConfigurationError) -> ConfigurationReading {
    try reader.read(try locator.load(try locator.locate(option: context.options.configuration)))
  }

  /// True if a person named the file.
  var isNamed: Bool {
    context.options.configuration != nil
      || !(context.world.variables[ConfigurationLocator.variable] ?? "").isEmpty
  }

  private var locator: ConfigurationLocator {
    let world = context.world
    return ConfigurationLocator(
      files: world.files, variables: world.variables, currentFolder: world.currentFolder)
  }

  private var reader: ConfigurationReader {
    let catalogs = context.catalogs
    return ConfigurationReader(
      kinds: catalogs.sources.kinds, outputs: catalogs.formatters.names,
      otherOutputs: { [programs = context.world.programs] in Self.formatNames(among: programs) },
      sorts: SortOrder.names, units: UnitSystem.writtenNames,
      cautions: MatchCaution.allCases.map(\.rawValue), documents: Self.documentNames,
      templateFlaw: Self.templateFlaw,
      homeFolder: context.world.homeFolder)
  }

  /// Returns the names of the plug-ins that write formats.
  private static func formatNames(among programs: ProgramSearch) -> [String] {
    programs.all(withPrefix: PluginPurpose.format.prefix).map {
      PluginPurpose.format.name(ofProgram: ProgramSearch.name(of: $0))
    }
  }

  /// The names and extensions of the document formats, which no format of a program can have.
  static let documentNames =
    DocumentFormats.all.map(\.name) + DocumentFormats.all.flatMap(\.endings)

  /// Checks a template, which may be used for recipes or for sources.
  private static let templateFlaw: TemplateFlaw = { text in
    let fields = ScaledResult.fields().map(\.name) + ResultDocument.sources([]).fields.map(\.name)
    do throws(TemplateError) {
      _ = try Template(parsing: text, fields: fields)
      return nil
    } catch {
      return (error.message, error.help)
    }
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
