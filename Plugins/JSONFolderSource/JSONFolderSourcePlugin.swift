public import RecipeCore
import RecipeDocuments

/// Sources of kind `json`: a folder of JSON files, or one file.
public enum JSONFolderSourcePlugin: RecipeSourcePlugin {
  /// The kind's name in `kind = "…"`.
  public static let kind = "json"

  /// A one-line summary of the kind.
  public static let summary = "a folder of JSON or NDJSON recipes: food2fork, schema.org or plain"

  /// The options `path`, `include`, `exclude` and `map`.
  public static let options = FolderRecipeSource.options(reading: "JSON and NDJSON files")

  /// Five minutes, since reading a hundred thousand files from a cold disk may take longer than one.
  public static let defaultTimeout = Duration.seconds(300)

  /// Creates a source from its options.
  ///
  /// - Throws: An error if `path` is missing.
  public static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    try FolderRecipeSource(
      name: name, values: values, environment: environment, family: .json)
  }
}
