public import RecipeCore
import RecipeDocuments

/// The kind "markdown": a folder of Markdown files, or one file.
public enum MarkdownSourcePlugin: RecipeSourcePlugin {
  /// What `kind = "…"` says.
  public static let kind = "markdown"

  /// One line of help.
  public static let summary = "a folder of Markdown recipes: RecipeMD, front matter or headings"

  /// `path`, `include` and `exclude`.
  public static let options = FolderRecipeSource.options(reading: ".md and .markdown")

  /// Makes a source of its options.
  ///
  /// - Throws: That `path` is missing.
  public static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    try FolderRecipeSource(
      name: name, values: values, environment: environment,
      endings: ["md", "markdown"], documents: MarkdownRecipeReader())
  }
}
