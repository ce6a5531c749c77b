import Testing

/// Files and folders on the command line, without a configuration.
struct PathTests {
  private func files() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("# Leek Soup\n\n## Ingredients\n\n- 2 leeks\n", to: "notes/leek.md")
    try folder.write(
      """
      [{"title": "Stew", "ingredients": ["1 onion"]}, {"title": "Tart", "ingredients": ["1 leek"]}]
      """, to: "book.json")
    return folder
  }

  private func titles(_ result: CommandResult) -> [String] { result.lines.sorted() }

  @Test("list reads files and folders of any format, in any number")
  func list() async throws {
    let folder = try files()
    let all = try await recipes("list", "notes", "book.json", "--template", "{title}")
      .inFolder(folder.path).result()
    #expect(all.status == 0)
    #expect(titles(all) == ["Leek Soup", "Stew", "Tart"])
    let one = try await recipes("list", "notes/leek.md", "--template", "{title}")
      .inFolder(folder.path).result()
    #expect(titles(one) == ["Leek Soup"])
    let missing = try await recipes("list", "nothing").inFolder(folder.path).result()
    #expect(missing.status == 2)
    #expect(missing.errors.contains("there is no file or folder 'nothing'"))
  }

  @Test("paths are read alone, whatever the configuration and the library have")
  func alone() async throws {
    let folder = try files()
    try folder.write("# Imported\n\n## Ingredients\n\n- 1 egg\n", to: "recipes/imported.md")
    try folder.write(
      "[sources.notes]\nkind = \"markdown\"\npath = \"notes\"\n", to: "recipes.toml")
    let list = try await recipes("list", "book.json", "--template", "{title}")
      .inFolder(folder.path).result()
    #expect(titles(list) == ["Stew", "Tart"])
    let usual = try await recipes("list", "--template", "{title}").inFolder(folder.path).result()
    #expect(titles(usual) == ["Imported", "Leek Soup"])
  }

  @Test("show and shop read a file, with a configuration only if nothing has the name")
  func show() async throws {
    let folder = try files()
    let page = try await recipes("show", "notes/leek.md", "--scale", "2").inFolder(folder.path)
      .result()
    #expect(page.status == 0)
    #expect(page.output.contains("4 leeks"))
    #expect(page.errors == "", "a file has no decisions below it")
    let shop = try await recipes("shop", "notes/leek.md", "book.json#2").inFolder(folder.path)
      .result()
    #expect(shop.output.contains("3  leeks · Leek Soup, Tart"))
    try folder.write(
      "[sources.book]\nkind = \"json\"\npath = \"book.json\"\n", to: "recipes.toml")
    try folder.write("# Other\n\n## Ingredients\n\n- 1 egg\n", to: "stew")
    let configured = try await recipes("show", "stew").inFolder(folder.path).result()
    #expect(configured.output.hasPrefix("Stew\n"))
    let file = try await recipes("show", "notes/leek.md").inFolder(folder.path).result()
    #expect(file.output.hasPrefix("Leek Soup\n"))
  }

  @Test("a file with several recipes is told with their names, and each can be shown")
  func several() async throws {
    let folder = try files()
    let all = try await recipes("show", "book.json").inFolder(folder.path).result()
    #expect(all.status == 2)
    #expect(all.errors.contains("'book.json' has 2 recipes"))
    #expect(all.errors.contains("Tart"))
    let second = try await recipes("show", "book.json#2").inFolder(folder.path).result()
    #expect(second.output.hasPrefix("Tart\n"))
  }

  @Test("export writes a file in another format")
  func export() async throws {
    let folder = try files()
    let result = try await recipes("export", "notes/leek.md", "--format", "ndjson")
      .inFolder(folder.path).result()
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
    #expect(result.output.contains("\"Leek Soup\""))
  }
}
