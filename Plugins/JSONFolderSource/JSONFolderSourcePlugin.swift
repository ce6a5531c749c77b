public import RecipeCore
import RecipeDocuments

/// The kind "json": a folder of JSON files, or one file.
public enum JSONFolderSourcePlugin: RecipeSourcePlugin {
  /// What `kind = "…"` says.
  public static let kind = "json"

  /// One line of help.
  public static let summary = "a folder of JSON or NDJSON recipes: food2fork, schema.org or plain"

  /// `path`, `include` and `exclude`.
  public static let options = FolderRecipeSource.options(reading: "JSON and NDJSON files")

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
      endings: DocumentFormats.endings(of: ["json", "ndjson"]), documents: JSONRecipeReader())
  }
}
