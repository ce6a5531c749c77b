public import RecipeCore

/// The kind "markdown": a folder of Markdown files, or one file.
public enum MarkdownSourcePlugin: RecipeSourcePlugin {
  /// What `kind = "…"` says.
  public static let kind = "markdown"

  /// One line of help.
  public static let summary = "a folder of Markdown recipes: RecipeMD, front matter or headings"

  /// `path`, `include` and `exclude`.
  public static let options = [
    SourceOption("path", .path, "the folder, or a single file", isRequired: true),
    SourceOption("include", .texts, "globs of the files to read; all .md and .markdown if absent"),
    SourceOption("exclude", .texts, "globs of the files and folders to leave out"),
  ]

  /// What is read when the configuration does not say.
  private static let defaultInclude = ["**/*.md", "**/*.markdown"]

  /// A minute: a hundred thousand files on a disk that is cold take longer than ten seconds.
  public static let defaultTimeout = Duration.seconds(60)

  /// Makes a source of its options.
  ///
  /// - Throws: That `path` is missing.
  public static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    guard let path = values.path("path") else {
      throw SourceOptionError(
        "'path' is missing", at: values.location, help: "add path = \"FOLDER\"")
    }
    return MarkdownRecipeSource(
      name: name, path: path,
      include: values.has("include") ? values.texts("include") : defaultInclude,
      exclude: values.texts("exclude"), files: environment.files)
  }
}
