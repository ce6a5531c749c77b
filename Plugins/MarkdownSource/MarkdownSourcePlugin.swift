public import RecipeCore
import RecipeDocuments

/// The kind "markdown": a folder of Markdown files, or one file.
public enum MarkdownSourcePlugin: RecipeSourcePlugin {
  /// What `kind = "…"` says.
  public static let kind = "markdown"

  /// One line of help.
  public static let summary = "a folder of Markdown recipes: RecipeMD, front matter or headings"

  /// `path`, `include` and `exclude`.
  public static let options = FolderRecipeSource.options(reading: "Markdown files")

  /// A minute: a hundred thousand files on a disk that is cold take longer than ten seconds.
  public static let defaultTimeout = Duration.seconds(60)

  /// Makes a source of its options.
  ///
  /// - Throws: That `path` is missing.
  public static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    try FolderRecipeSource(
      name: name, values: values, environment: environment,
      endings: DocumentFormats.endings(of: ["markdown"]), documents: MarkdownRecipeReader())
  }
}
