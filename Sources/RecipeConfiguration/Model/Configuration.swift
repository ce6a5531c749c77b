package import RecipeCore

/// What `recipes.toml` says, checked; whatever it leaves out has its default.
package struct Configuration: Sendable, Hashable {
  /// The file, absolute.
  package let file: String
  /// The folder that relative paths start from, absolute.
  package let folder: String
  /// Where `import` writes.
  package let library: LibrarySettings
  /// What result options are when they are not given.
  package let defaults: DefaultSettings
  /// How records are matched.
  package let matching: MatchingSettings
  /// The sources in the order of the file, disabled ones included.
  package let sources: [SourceSettings]

  /// The lines of the file, for messages about what a source finds wrong with its options.
  private let lines: SourceLines

  /// Makes a configuration of its parts.
  init(
    file: String, folder: String, library: LibrarySettings, defaults: DefaultSettings,
    matching: MatchingSettings, sources: [SourceSettings], lines: SourceLines
  ) {
    self.file = file
    self.folder = folder
    self.library = library
    self.defaults = defaults
    self.matching = matching
    self.sources = sources
    self.lines = lines
  }

  /// The content of the file that was read.
  package var bytes: [UInt8] { lines.bytes }

  /// What a source found wrong with one of its options, with the line it is about.
  package func error(_ flaw: SourceOptionError) -> ConfigurationError {
    ConfigurationError(
      ConfigurationIssue(
        flaw.message, at: flaw.location, excerpt: lines.excerpt(ofKeyAt: flaw.location),
        help: flaw.help))
  }
}
