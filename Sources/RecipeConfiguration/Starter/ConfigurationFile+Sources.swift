extension ConfigurationFile {
  /// Creates the configuration of sources that a person names on the command line, and of nothing
  /// else.
  ///
  /// - Parameters:
  ///   - sources: The sources, at least one.
  ///   - library: The folder that counts as the library, so that no other does; `nil` for none.
  ///   - folder: The folder that the person is in.
  package init(of sources: [StarterSource], library: String?, in folder: String) {
    let file = PathResolver.joined(folder, "(paths)")
    let head = "[library]\npath = \((library ?? file).tomlText)\n"
    self.init(
      path: file, shownPath: "the paths", origin: .option("PATH"),
      bytes: Array((head + StarterSource.named(sources).map(\.table).joined()).utf8),
      permissions: 0o600)
  }
}
