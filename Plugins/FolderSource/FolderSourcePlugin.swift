public import RecipeCore
import RecipeDocuments

/// The kind "folder": a folder of documents of every format that is read, or one of them.
public enum FolderSourcePlugin: RecipeSourcePlugin {
  /// What `kind = "…"` says.
  public static let kind = "folder"

  /// One line of help.
  public static let summary = "a folder of recipes in any format that 'recipes formats' lists"

  /// `path`, `include` and `exclude`.
  public static let options = FolderRecipeSource.options(reading: "known endings")

  /// A minute: a hundred thousand files on a disk that is cold take longer than ten seconds.
  public static let defaultTimeout = Duration.seconds(60)

  /// Makes a source of its options.
  ///
  /// - Throws: That `path` is missing.
  public static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    try FolderRecipeSource(
      name: name, values: values, environment: environment, endings: DocumentFormats.endings,
      documents: AnyDocumentReader())
  }
}
