package import RecipeCore

/// The checked content of `recipes.toml`; what it leaves out has its default.
package struct Configuration: Sendable, Hashable {
  /// The file's path, absolute.
  package let file: String
  /// The way the file was found.
  package let origin: ConfigurationOrigin
  /// The base folder of relative paths, absolute.
  package let folder: String
  /// The library, to which `import` writes.
  package let library: LibrarySettings
  /// The defaults of result options.
  package let defaults: DefaultSettings
  /// The settings of what is cached between runs.
  package let cache: CacheSettings
  /// The formats that programs write, in the order of the file.
  package let formats: [FormatSettings]
  /// The settings of matching.
  package let matching: MatchingSettings
  /// The aisles of shopping lists, in the order of the file.
  package let aisles: [AisleSettings]
  /// The saved queries, by name.
  package let queries: [String: String]
  /// The sources in the order of the file, disabled ones included.
  package let sources: [SourceSettings]

  /// The lines of the file, for messages about the options of a source.
  private let lines: SourceLines

  /// Creates a configuration from its parts.
  init(
    file: String, origin: ConfigurationOrigin, folder: String, library: LibrarySettings,
    defaults: DefaultSettings, cache: CacheSettings, formats: [FormatSettings],
    matching: MatchingSettings, aisles: [AisleSettings], queries: [String: String],
    sources: [SourceSettings], lines: SourceLines
  ) {
    self.file = file
    self.origin = origin
    self.folder = folder
    self.library = library
    self.defaults = defaults
    self.cache = cache
    self.formats = formats
    self.matching = matching
    self.aisles = aisles
    self.queries = queries
    self.sources = sources
    self.lines = lines
  }

  /// Returns the configuration with the units and the aisles of another, which are a person's own
  /// wherever the recipes are from.
  func withHabits(of other: Configuration) -> Configuration {
    Configuration(
      file: file, origin: origin, folder: folder, library: library,
      defaults: defaults.with(units: other.defaults.units), cache: cache, formats: formats,
      matching: matching, aisles: other.aisles, queries: queries, sources: sources, lines: lines)
  }

  /// The content of the file.
  package var bytes: [UInt8] { lines.bytes }

  /// Returns the error for a source's complaint about an option, with the line of the option.
  package func error(_ flaw: SourceOptionError) -> ConfigurationError {
    ConfigurationError(
      ConfigurationIssue(
        flaw.message, at: flaw.location, excerpt: lines.excerpt(ofKeyAt: flaw.location),
        help: flaw.help))
  }
}
