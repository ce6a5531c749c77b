import RecipeCore

/// The commented `recipes.toml` that `recipes init` writes.
///
/// Explanations start with `# `; lines that start with `#` and no space are settings, enabled by
/// removing that character.
package struct StarterConfiguration: Sendable {
  private let kinds: [SourceKind]
  private let sources: [StarterSource]
  private let plugins: [String]

  /// Creates a starter.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of sources, each explained by an example.
  ///   - sources: The sources to enable.
  ///   - plugins: The names of the source plug-ins that are there, each an example, too.
  package init(kinds: [SourceKind], sources: [StarterSource] = [], plugins: [String] = []) {
    self.kinds = kinds
    self.sources = sources
    self.plugins = plugins
  }

  /// The whole text, with a final newline.
  package var text: String {
    (opening + sources.map(active) + kinds.map(example) + plugins.map(plugin))
      .joined(separator: "\n")
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
      # Default values of command-line options.
      [defaults]
      #output = "table"
      # 0 is all; without a limit, a terminal shows 20 and a pipe gets all.
      #limit = 50
      #sort = "rank"
      #search_sort = "best"
      # "metric", "us" or "uk"; the amounts of recipes are shown in these units.
      #units = "original"
      #color = "auto"
      # The template of lists: one of [templates].
      #template = "links"

      """,
      """
      # Templates for --template NAME.
      #[templates]
      #links = '{title}\\t{source_url}'

      """,
      """
      # Formats that programs write, for -o NAME.
      #[formats.xlsx]
      #command = "recipes-format-xlsx"

      """,
      """
      # What is one recipe. Caution: "low" merges more, "high" only what is nearly certain.
      [matching]
      #caution = "normal"
      # Foods with several names, besides the built-in ones.
      #synonyms = [["courgette", "zucchini"], ["Speisestärke", "cornstarch"]]

      """,
      """
      # Keys of every source:
      \(ConfigurationSchema.commonOptions.map(explanation).joined(separator: "\n"))

      """,
    ]
  }

  private func active(_ source: StarterSource) -> String {
    source.table + "\n"
  }

  private func example(_ kind: SourceKind) -> String {
    """
    # \(kind.kind): \(kind.summary)
    #[sources.\(SourceName.keyText("my-\(kind.kind)"))]
    #kind = \(kind.kind.tomlText)
    \(kind.allOptions.map(setting).joined(separator: "\n"))

    """
  }

  private func plugin(_ name: String) -> String {
    """
    # The plug-in \(name) is there.
    #[sources.\(SourceName.keyText(name.replacing("recipes-source-", with: "")))]
    #kind = "process"
    #command = \(name.tomlText)

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
