import RecipeFormatting

/// The documents that sources and `import` read, told apart by content.
enum DocumentFormats {
  /// Every format, those in JSON first.
  static let all: [FormatDescription] = [
    document("food2fork", "JSON as the food2fork API answers it"),
    document("schema.org", "JSON-LD with the type Recipe"),
    document(
      "plain", "JSON with the fields of 'list --json', as import and export write it",
      isWritten: true),
    document("ndjson", "a JSON recipe of any kind a line"),
    document("recipemd", "Markdown with two rules (recipemd.org)"),
    document(
      "front-matter", "Markdown under YAML or TOML front matter; export writes YAML",
      isWritten: true),
    document("headings", "Markdown with ingredients and directions under headings"),
  ]

  private static func document(
    _ name: String, _ summary: String, isWritten: Bool = false
  ) -> FormatDescription {
    FormatDescription(
      name: name, purpose: .document, isRead: true, isWritten: isWritten, summary: summary)
  }
}
