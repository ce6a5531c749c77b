package import RecipeCore

extension FolderRecipeSource {
  /// The options of a kind of folder source.
  ///
  /// - Parameter files: What is read when `include` is absent, for its line of help.
  package static func options(reading files: String) -> [SourceOption] {
    [
      SourceOption("path", .path, "the folder, or a single file", isRequired: true),
      SourceOption("include", .texts, "globs of the files to read; all \(files) if absent"),
      SourceOption("exclude", .texts, "globs of the files and folders to leave out"),
    ]
  }

  /// Creates a source of its options.
  ///
  /// - Parameters:
  ///   - name: Its name in the configuration.
  ///   - values: `path`, `include` and `exclude`.
  ///   - environment: The world, of which only the file system is used.
  ///   - endings: The endings of the files to read when `include` is absent, in small letters;
  ///     those in capitals are read, too.
  ///   - documents: The reader of each file.
  /// - Throws: That `path` is missing.
  package init(
    name: String, values: SourceOptionValues, environment: SourceEnvironment, endings: [String],
    documents: any RecipeDocumentReader
  ) throws(SourceOptionError) {
    guard let path = values.path("path") else {
      throw SourceOptionError(
        "'path' is missing", at: values.location, help: "add path = \"FOLDER\"")
    }
    let isChosen = values.has("include")
    let usual = (endings + endings.map { $0.uppercased() }).map { "**/*." + $0 }
    self.init(
      root: path, source: name, include: isChosen ? values.texts("include") : usual,
      isFilterChosen: isChosen, exclude: values.texts("exclude"), documents: documents,
      files: environment.files)
  }
}
