public import RecipeCore
import RecipeDocuments

/// Sources of kind `folder`: a folder of documents in any supported format, or one such document.
public enum FolderSourcePlugin: RecipeSourcePlugin {
  /// The kind's name in `kind = "…"`.
  public static let kind = "folder"

  /// A one-line summary of the kind.
  public static let summary = "a folder of recipes in any format that 'recipes formats' lists"

  /// The options `path`, `include`, `exclude` and `map`.
  public static let options = FolderRecipeSource.options(reading: "known extensions")

  /// Five minutes, since reading a hundred thousand files from a cold disk may take longer than one.
  public static let defaultTimeout = Duration.seconds(300)

  /// Creates a source from its options.
  ///
  /// - Throws: An error if `path` is missing.
  public static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    try FolderRecipeSource(
      name: name, values: values, environment: environment, family: .folder)
  }
}
