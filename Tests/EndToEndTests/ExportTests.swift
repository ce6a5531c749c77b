import Foundation
import Testing

/// `export`: everything, to standard output, a file or a folder.
struct ExportTests {
  @Test("export writes every recipe, whatever the default limit")
  func everything() async throws {
    let result = try await fixtures("export", "--format", "ndjson").result()
    #expect(result.status == 0)
    #expect(result.lines.count == 88)
  }

  @Test("--output writes the same bytes into a file")
  func file() async throws {
    let folder = try TemporaryFolder()
    let shown = try await fixtures("export", "--format", "csv").result()
    let path = folder.path + "/all.csv"
    let written = try await fixtures("export", "--format", "csv", "--output", path).result()
    #expect(written.status == 0)
    #expect(written.output.isEmpty)
    #expect(try folder.text(of: "all.csv") == shown.output)
  }

  @Test("a folder gets a file for each recipe", arguments: ["json", "markdown"])
  func folder(format: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/book/"
    let result = try await fixtures("export", "--format", format, "--output", path).result()
    #expect(result.status == 0)
    #expect(try folder.files(below: "book").count == 88)
  }

  @Test("what was exported as Markdown is read back, title by title")
  func roundTrip() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/book/"
    _ = try await fixtures("export", "--format", "markdown", "--output", path).result()
    try folder.write("[sources.book]\nkind = \"markdown\"\npath = \"book\"\n", to: "recipes.toml")
    let list = ["list", "-n", "0", "--json", "--no-merge", "--sort", "title"]
    let before: ListDocument =
      try await fixtures("list", "-n", "0", "--json", "--sort", "title").result().json()
    let after: ListDocument =
      try await CommandRun(RecipesBinary.path, list).inFolder(folder.path).result().json()
    #expect(Set(after.recipes.map(\.title)) == Set(before.recipes.map(\.title)))
    #expect(
      after.recipes.compactMap(\.socialRank).count == before.recipes.compactMap(\.socialRank).count)
  }

  @Test("a reader that leaves early ends the run without a word", arguments: ["ndjson", "csv"])
  func brokenPipe(format: String) async throws {
    let folder = try TemporaryFolder()
    let row = #"{"title": "Soup N", "ingredients": ["N carrots", "1 l water"]}"#
    let rows = (0..<4000).map { row.replacing("N", with: String($0)) }
    try folder.write(rows.joined(separator: "\n"), to: "all/soups.ndjson")
    try folder.write("[sources.a]\nkind = \"json\"\npath = \"all\"\n", to: "recipes.toml")
    let script = "set +o pipefail\nrecipes export --format \(format) | head -n 1"
    let result = try await shell(script).inFolder(folder.path).result()
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
    #expect(result.errors.isEmpty)
  }
}
