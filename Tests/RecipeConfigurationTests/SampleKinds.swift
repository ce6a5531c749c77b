import RecipeConfiguration
import RecipeCore

/// Kinds of source that have an option of every sort.
enum SampleKinds {
  static let api = SourceKind(
    kind: "food2fork", summary: "a food2fork-compatible API",
    options: [
      SourceOption("base_url", .text, "where the API answers", isRequired: true),
      SourceOption("key", .text, "the key itself", isSecret: true),
      SourceOption("key_env", .text, "the variable that holds the key"),
      SourceOption("key_file", .path, "the file that holds the key"),
      SourceOption("daily_quota", .integer(1...100_000), "requests a day"),
      SourceOption("dialect", .choice(["v1", "v2"]), "the dialect it speaks"),
    ], defaultTimeout: .seconds(10))

  static let markdown = SourceKind(
    kind: "markdown", summary: "a folder of Markdown files",
    options: [
      SourceOption("path", .path, "the folder", isRequired: true),
      SourceOption("exclude", .texts, "globs of files to leave out"),
      SourceOption("follows_links", .boolean, "whether symbolic links are followed"),
      SourceOption("settle", .duration, "the time to wait for a file to settle"),
      SourceOption("share", .number(0...1), "the share of files to read"),
    ], defaultTimeout: .seconds(60))

  static let all = [api, markdown]
}
