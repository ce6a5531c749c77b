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
  /// The sources in the order of the file, disabled ones included.
  package let sources: [SourceSettings]

  /// Makes a configuration of its parts.
  package init(
    file: String, folder: String, library: LibrarySettings, defaults: DefaultSettings,
    sources: [SourceSettings]
  ) {
    self.file = file
    self.folder = folder
    self.library = library
    self.defaults = defaults
    self.sources = sources
  }
}
