import RecipeCore

/// The commented `recipes.toml` that `recipes init` writes.
///
/// Explanations begin with `# `; lines that begin with `#` and no space are settings to turn on by
/// taking that character away.
package struct StarterConfiguration: Sendable {
  private let kinds: [SourceKind]
  private let sources: [StarterSource]

  /// Makes a starter.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of source there are, each explained by an example.
  ///   - sources: The sources to turn on.
  package init(kinds: [SourceKind], sources: [StarterSource] = []) {
    self.kinds = kinds
    self.sources = sources
  }

  /// The whole text, with a final line end.
  package var text: String {
    (opening + sources.map(active) + kinds.map(example)).joined(separator: "\n")
  }

  private var opening: [String] {
    [
      """
      # Where `recipes` finds recipes. Relative paths start from this file's folder.
      # `recipes config check` checks this file, `recipes sources` tries the sources.

      """,
      """
      # Where `recipes import` writes.
      [library]
      path = \(LibrarySettings.defaultName.tomlText)

      """,
      """
      # What options are when a command line does not give them.
      [defaults]
      #output = "table"
      # 0 is all.
      #limit = 20
      #sort = "rank"
      #color = "auto"

      """,
      """
      # Foods of several names, besides those that are built in.
      [matching]
      #synonyms = [["courgette", "zucchini"], ["Speisestärke", "cornstarch"]]

      """,
      """
      # Every source may also have these keys:
      \(ConfigurationSchema.commonOptions.map(explanation).joined(separator: "\n"))

      """,
    ]
  }

  private func active(_ source: StarterSource) -> String {
    """
    [sources.\(SourceName.keyText(source.name))]
    kind = \(source.kind.tomlText)
    path = \(source.path.tomlText)

    """
  }

  private func example(_ kind: SourceKind) -> String {
    """
    # \(kind.kind): \(kind.summary)
    #[sources.\(SourceName.keyText("my-\(kind.kind)"))]
    #kind = \(kind.kind.tomlText)
    \(kind.options.map(setting).joined(separator: "\n"))

    """
  }

  private func explanation(_ option: SourceOption) -> String {
    "#   \(option.name): \(option.summary)"
  }

  private func setting(_ option: SourceOption) -> String {
    let note = option.isRequired ? "\(option.summary) (required)" : option.summary
    return """
      # \(note)
      #\(option.name) = \(option.kind.example)
      """
  }
}
