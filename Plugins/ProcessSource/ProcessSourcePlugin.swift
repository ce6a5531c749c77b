public import RecipeCore

/// Sources of kind `process`: programs in any language that speak the plug-in protocol.
public enum ProcessSourcePlugin: RecipeSourcePlugin {
  /// The kind's name in `kind = "…"`.
  public static let kind = "process"
  /// A one-line summary of the kind.
  public static let summary = "a program that gives recipes: a plug-in in any language"
  /// The options besides those of all sources.
  public static let options = [
    SourceOption(
      "command", .program,
      "the plug-in: a name such as recipes-source-mealdb, or a path; or an array with arguments",
      isRequired: true),
    SourceOption("config", .object, "what the plug-in's own documentation says"),
    SourceOption(
      "secrets", .secrets, "where its secrets are: NAME = { env = \"…\" }, file or command"),
    SourceOption("query", .text, "the search text if the command line has none"),
    SourceOption("start_timeout", .duration, "the time to get ready (5s)"),
    SourceOption(
      "max_records", .integer(1...10_000_000), "the maximum number of records per answer (10000)"),
    SourceOption(
      "max_bytes", .integer(1_024...(4 << 30)), "the maximum size of an answer (67108864)"),
    SourceOption("max_pages", .integer(1...100_000), "the maximum number of answers (100)"),
  ]

  /// Creates a source; nothing is started yet.
  public static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    guard let program = values.program("command") else {
      throw SourceOptionError(
        "command is missing", at: values.location, help: "set it to the plug-in's name or path")
    }
    return ProcessRecipeSource(
      name: name, program: program, options: ProcessOptions(values), environment: environment)
  }
}
