import RecipeConfiguration

/// Shorthands for reading a text as a configuration.
enum Sample {
  static func file(_ text: String, permissions: UInt16 = 0o600) -> ConfigurationFile {
    ConfigurationFile(
      path: "/home/ana/kitchen/recipes.toml", shownPath: "recipes.toml", origin: .search,
      bytes: Array(text.utf8), permissions: permissions)
  }

  static func reader(homeFolder: String? = "/home/ana") -> ConfigurationReader {
    ConfigurationReader(
      kinds: SampleKinds.all, outputs: ["table", "json", "ndjson", "csv"],
      sorts: ["rank", "best", "relevance", "title"],
      units: ["metric", "us", "original"], cautions: ["low", "normal", "high"],
      homeFolder: homeFolder)
  }

  static func read(_ text: String, permissions: UInt16 = 0o600) throws -> ConfigurationReading {
    try reader().read(file(text, permissions: permissions))
  }

  /// What is printed about a text that must be refused; `nil` when it is accepted.
  static func refusal(of text: String, homeFolder: String? = "/home/ana") -> String? {
    do {
      _ = try reader(homeFolder: homeFolder).read(file(text))
      return nil
    } catch {
      return error.description
    }
  }

  /// The smallest configuration around the options of one Markdown source.
  static func notes(_ options: String) -> String {
    "[sources.notes]\nkind = \"markdown\"\npath = \"notes\"\n\(options)\n"
  }
}
