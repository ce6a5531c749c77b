package import RecipeCore

extension FolderRecipeSource {
  /// Returns the options of a kind of folder source.
  ///
  /// - Parameter files: The files read if `include` is absent, for its summary.
  package static func options(reading files: String) -> [SourceOption] {
    [
      SourceOption("path", .path, "the folder, or a single file", isRequired: true),
      SourceOption("include", .texts, "globs of the files to read (default: all \(files))"),
      SourceOption("exclude", .texts, "globs of the files and folders to exclude"),
      SourceOption(
        "map", .table(MappedField.allCases.map(\.rawValue)),
        "the paths of fields under keys that are not recognised"),
    ]
  }

  /// Creates a source from its options.
  ///
  /// - Parameters:
  ///   - name: The source's name in the configuration.
  ///   - values: `path`, `include`, `exclude` and `map`.
  ///   - environment: The environment, of which only the file system is used.
  ///   - family: The kind, whose file name extensions are read if `include` is absent, in either
  ///     case.
  /// - Throws: An error if `path` is missing, or a path of `map` is not valid.
  package init(
    name: String, values: SourceOptionValues, environment: SourceEnvironment,
    family: FolderFamily
  ) throws(SourceOptionError) {
    guard let path = values.path("path") else {
      throw SourceOptionError(
        "'path' is missing", at: values.location, help: "add path = \"FOLDER\"")
    }
    let isChosen = values.has("include")
    let endings = family.endings
    let usual = (endings + endings.map { $0.uppercased() }).map { "**/*." + $0 }
    self.init(
      root: path, source: name, family: family, include: isChosen ? values.texts("include") : usual,
      isFilterChosen: isChosen, exclude: values.texts("exclude"),
      map: try RecipeFieldMap(values.entries("map")), files: environment.files)
  }
}
