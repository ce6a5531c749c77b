public import RecipeCore

/// The kind "json": a folder of JSON files, or one file.
public enum JSONFolderSourcePlugin: RecipeSourcePlugin {
  /// What `kind = "…"` says.
  public static let kind = "json"

  /// One line of help.
  public static let summary = "a folder of JSON or NDJSON recipes: food2fork, schema.org or plain"

  /// `path`, `include` and `exclude`.
  public static let options = [
    SourceOption("path", .path, "the folder, or a single file", isRequired: true),
    SourceOption(
      "include", .texts, "globs of the files to read; all JSON and NDJSON files if absent"),
    SourceOption("exclude", .texts, "globs of the files and folders to leave out"),
  ]

  /// What is read when the configuration does not say.
  private static let defaultInclude = ["**/*.json", "**/*.ndjson", "**/*.jsonl"]

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
    return JSONFolderRecipeSource(
      name: name, path: path,
      include: values.has("include") ? values.texts("include") : defaultInclude,
      exclude: values.texts("exclude"), files: environment.files)
  }
}
