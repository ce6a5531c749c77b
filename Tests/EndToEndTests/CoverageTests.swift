import Foundation
import JSONSyntax
import TestSupport
import Testing

/// What `sources check` and `import` say of text that was not read.
@Suite("What was not read")
struct CoverageTests {
  private static let text = """
    {"title": "Leek soup", "ingredients": ["2 leeks", "1 l water"], "directions": ["Boil them."],
     "mood_of_the_cook": "quiet-a-little-foggy-and-glad about-the-first-snow of-the-year"}
    """

  private func kitchen() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [library]
      path = "library"
      [sources.saved]
      kind = "json"
      path = "saved"
      [sources.bare]
      kind = "json"
      path = "bare"

      """, to: "recipes.toml")
    try folder.write(Self.text, to: "saved/soup.json")
    try folder.write(#"[{"title": "A", "ingredients": ["salt"]}]"#, to: "bare/a.json")
    return folder
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder) async throws -> CommandResult
  {
    try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path).result()
  }

  @Test("'sources check' says the share and the names, and fails no source for it")
  func check() async throws {
    let folder = try kitchen()
    let result = try await run("sources", "check", in: folder)
    #expect(result.status == 0)
    #expect(result.errors.contains("saved: read 36 % of the text; not read: mood_of_the_cook"))
    #expect(result.errors.contains("bare: the recipe has no directions"))
    #expect(result.errors.contains("bare: the recipe has no amounts"))
    #expect(result.output.contains("36 %"))
    #expect(!result.errors.contains("first snow"))
  }

  @Test("-v lists the lines; -q says nothing")
  func verbosity() async throws {
    let folder = try kitchen()
    let verbose = try await run("sources", "check", "-v", in: folder)
    #expect(verbose.errors.contains("saved/soup.json:2: note: not read: mood_of_the_cook: quiet"))
    #expect(try await run("sources", "check", "-q", in: folder).errors == "")
  }

  @Test("JSON has coverage and unread where they were computed")
  func json() async throws {
    let folder = try kitchen()
    let result = try await run("sources", "check", "-o", "json", in: folder)
    let root = try JSONDocument(parsing: Array(result.output.utf8)).root
    let saved = try #require(root["sources"]?.elements.first { $0["name"]?.string == "saved" })
    #expect(saved["coverage"]?.double.map { $0 > 0.3 && $0 < 0.4 } == true)
    #expect(saved["unread"]?.strings == ["mood_of_the_cook"])
    let plain = try await run("list", "-o", "json", in: folder)
    #expect(!plain.output.contains("\"coverage\""))
  }

  @Test("'import' says it, in JSON for each file, too")
  func importing() async throws {
    let folder = try kitchen()
    let result = try await run("import", "saved", "-o", "json", in: folder)
    #expect(result.status == 0)
    #expect(result.errors.contains("recipes: read 36 % of the text; not read: mood_of_the_cook"))
    let root = try JSONDocument(parsing: Array(result.output.utf8)).root
    #expect(root["unread"]?.strings == ["mood_of_the_cook"])
    let file = try #require(root["files"]?.elements.first)
    #expect(file["unread"]?.strings == ["mood_of_the_cook"])
    #expect(file["coverage"]?.double == root["coverage"]?.double)
  }
}
