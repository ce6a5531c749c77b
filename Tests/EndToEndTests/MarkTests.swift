import Testing

@Suite("What people note about recipes")
struct MarkTests {
  @Test("is found by every command, whichever record of the recipe it was set on")
  func marks() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "[library]\npath = \"library\"\n[sources.notes]\nkind = \"markdown\"\npath = \"notes\"\n",
      to: "recipes.toml")
    let soup =
      "# Leek Soup\n\n## Ingredients\n\n- 3 leeks\n- 1 l stock\n\n## Directions\n\n1. Boil.\n"
    try folder.write(soup, to: "notes/a.md")
    try folder.write(soup, to: "notes/b.md")
    try folder.write("# Tea\n\n## Ingredients\n\n- 1 bag tea\n", to: "notes/tea.md")
    func run(_ arguments: String...) async throws -> CommandResult {
      try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path).result()
    }
    let marked = try await run(
      "mark", "notes:b.md", "--cooked", "--on", "2026-11-22", "--favourite")
    #expect(marked.status == 0)
    #expect(marked.output == "Leek Soup: marked as cooked and favourite\n")
    #expect(
      try folder.text(of: "library/.marks.txt").hasSuffix(
        "\ncooked notes:a.md 2026-11-22\nfavourite notes:a.md\n"))
    let template = ["--template", "{title}"]
    #expect(try await run("search", "is:cooked", template[0], template[1]).output == "Leek Soup\n")
    #expect(try await run("search", "tea is:favourite").status == 1)
    #expect(
      try await run("show", "leek soup").lines.prefix(2)
        == ["Leek Soup", "cooked 2026-11-22 · favourite"])
    let json = #""marks":{"cooked":"2026-11-22","favourite":true}"#
    let listed = try await run("list", "-o", "ndjson").lines
    #expect(listed.map { $0.contains(json) } == [true, false])
    #expect(listed.map { $0.contains("marks") } == [true, false])
    #expect(try await run("show", "leek soup", "-o", "ndjson").output.contains(json))
    let scaled = try await run("show", "leek soup", "--scale", "2", "-o", "ndjson")
    #expect(scaled.output.contains(json))
    #expect(try await !run("list", "-o", "csv").output.contains("marks"))
    let fields = try await run("list", "--fields", "title,marks", "-o", "tsv").lines
    #expect(fields.contains("Leek Soup\t{\"cooked\":\"2026-11-22\",\"favourite\":true}"))
    #expect(try await run("export", "-o", "ndjson", "-is:favourite").output.contains("Tea"))
    #expect(try await run("mark", "leek soup", "--favourite", "--undo").status == 0)
    #expect(try await run("search", "is:favourite").status == 1)
    #expect(try await run("mark", "tea").status == 2)
    #expect(try await run("mark", "coffee", "--cooked").status == 1)
  }
}
