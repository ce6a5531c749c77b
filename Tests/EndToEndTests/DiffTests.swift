import Foundation
import Testing

/// What differs between two recipes.
struct DiffTests {
  private func files() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      # Leek Soup

      ## Ingredients

      - 2 leeks
      - 1 cup cream
      - salt

      ## Directions

      1. Wash the leeks.
      2. Serve hot.
      """, to: "a.md")
    try folder.write(
      """
      # Leek Soup

      ## Ingredients

      - 3 leeks
      - 240 ml cream
      - 1 bay leaf

      ## Directions

      1. Wash the leeks thoroughly.
      2. Add the bay leaf.
      3. Serve hot.
      """, to: "b.md")
    return folder
  }

  private func diff(_ folder: TemporaryFolder, _ arguments: String...) async throws -> CommandResult
  {
    try await CommandRun(RecipesBinary.path, ["diff"] + arguments).inFolder(folder.path).result()
  }

  @Test("ingredients are paired by food with amounts in one unit, steps by their words")
  func text() async throws {
    let result = try await diff(files(), "a.md", "b.md")
    #expect(result.status == 0)
    let lines = result.lines.filter { !$0.hasPrefix("  ") }
    #expect(
      lines == [
        "@@ Leek Soup @@", "--- a.md", "+++ b.md", "~ 2 leeks → 3 leeks (× 1.5)", "- salt",
        "+ 1 bay leaf", "~ 1. Wash the leeks. → 1. Wash the leeks thoroughly.",
        "+ 2. Add the bay leaf.",
      ])
    #expect(result.output.contains("1 in other words; 1 step the same"))
  }

  @Test("the lines fit the terminal", arguments: [UInt16(60), 100, 200])
  func width(columns: UInt16) async throws {
    let terminal = try PseudoTerminal(columns: columns)
    let folder = try files()
    let result = try await recipes("diff", "a.md", "b.md", "--color", "never")
      .inFolder(folder.path).on(terminal).result()
    #expect(result.lines.allSatisfy { $0.count <= Int(columns) })
    #expect(result.lines.contains { $0.contains("2 leeks") && $0.contains("3 leeks") })
  }

  @Test("a recipe of several records is named by its title and its id")
  func merged() async throws {
    let folder = try files()
    try folder.write("# Tea\n\n## Ingredients\n\n- 1 bag tea\n", to: "tea.md")
    try FileManager.default.copyItem(
      atPath: folder.path + "/a.md", toPath: folder.path + "/copy.md")
    try folder.write(
      "[sources.notes]\nkind = \"markdown\"\npath = \".\"\nexclude = [\"b.md\"]\n",
      to: "recipes.toml")
    let list = try await CommandRun(RecipesBinary.path, ["list", "--template", "{id} {title}"])
      .inFolder(folder.path).result()
    let id = try #require(list.lines.first { $0.hasSuffix("Leek Soup") }).prefix(8)
    let result = try await diff(folder, "tea", "leek soup")
    #expect(result.lines.prefix(3) == ["@@ Tea @@", "--- notes:tea.md", "+++ Leek Soup (\(id))"])
  }

  @Test("the exit status tells of differences only if asked to")
  func status() async throws {
    let folder = try files()
    #expect(try await diff(folder, "a.md", "b.md", "--exit-code").status == 1)
    #expect(try await diff(folder, "a.md", "a.md", "--exit-code").status == 0)
    #expect(try await diff(folder, "a.md", "none.md").status == 2)
  }

  @Test("JSON has the verdict and a row for each difference")
  func json() async throws {
    struct Document: Decodable {
      struct Row: Decodable {
        let field: String
        let change: String
      }
      let verdict: String
      let differences: [Row]
    }
    let document: Document = try await diff(files(), "a.md", "b.md", "-o", "json").json()
    #expect(document.verdict == "variant" || document.verdict == "same")
    #expect(
      document.differences.map { "\($0.field) \($0.change)" } == [
        "ingredients amount", "ingredients wording", "ingredients only_a", "ingredients only_b",
        "directions changed", "directions only_b",
      ])
  }

  @Test("a record of a merged recipe is compared as its source gave it, and the recipe as shown")
  func records() async throws {
    let folder = try files()
    for (name, body) in [("one", #""author": "Nan""#), ("two", #""author": "Ana""#)] {
      try folder.write(
        """
        {"title": "Stew", "source_url": "https://x.example/stew", "ingredients": ["1 leek"], \(body)}
        """, to: "\(name)/stew.json")
    }
    try folder.write(
      ["one", "two"].map { "[sources.\($0)]\nkind = \"json\"\npath = \"\($0)\"\n" }.joined(),
      to: "recipes.toml")
    let records = try await diff(folder, "one:stew.json", "two:stew.json")
    #expect(records.output.contains("~ author: Nan → Ana"))
    #expect(try await diff(folder, "stew", "stew", "--exit-code").status == 0)
  }
}
