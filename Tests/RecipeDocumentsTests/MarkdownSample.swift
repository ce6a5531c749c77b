import RecipeCore
import RecipeDocuments
import Testing

/// Reads the one recipe of a Markdown text.
enum MarkdownSample {
  /// The recipe of a file that holds one.
  static func recipe(_ text: String, path: String = "file.md") throws -> Recipe {
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }
}
