public import RecipeCore

/// Sources of kind `food2fork`: a server of the food2fork family, or a recording of one.
public enum Food2ForkSourcePlugin: RecipeSourcePlugin {
  /// The kind's name in `kind = "…"`.
  public static let kind = "food2fork"
  /// A one-line summary of the kind.
  public static let summary = "a food2fork-compatible API, or a recording of one"
  /// Requests go through a store of answers.
  public static let usesNetwork = true
  /// The options besides those of all sources.
  public static let options: [SourceOption] =
    [
      SourceOption("base_url", .text, "the address of the API: https://example.org/api"),
      SourceOption("recording", .path, "a folder of stored responses to use instead of a server"),
    ] + APIKey.options + [
      SourceOption("query", .text, "the search text if the command line has none"),
      SourceOption(
        "sort", .choice(["r", "t"]),
        "the order requested from the server: r for rating, t for trend"),
      SourceOption(
        "dialect", .choice(["auto"] + Food2ForkDialect.allCases.map(\.rawValue)),
        "the dialect of the server; auto detects it"),
      SourceOption("max_pages", .integer(1...1000), "the maximum number of search pages (10)"),
      SourceOption(
        "details", .choice(Food2ForkOptions.detailWords),
        "the rows whose ingredients are requested: shown (the default), all or never"),
    ]

  /// Creates a source of a recording if one is set, else of a server.
  public static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    let options = try Food2ForkOptions(values)
    if let recording = values.path("recording") {
      return Food2ForkRecordingSource(
        name: name, folder: recording, options: options, files: environment.files)
    }
    guard let endpoint = options.endpoint else {
      throw SourceOptionError(
        "base_url is missing", at: values.location,
        help: "set base_url, or recording to use stored answers")
    }
    return Food2ForkServerSource(
      name: name, endpoint: endpoint, options: options, environment: environment)
  }
}
