import TestSupport
import Testing

/// Files and folders on the command line, without a configuration.
struct PathTests {
  @Test("without a configuration a word that exists is a place, with one a part of the query")
  func bareName() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Leek soup\n\n## Ingredients\n\n- 2 leeks\n", to: "leek/soup.md")
    try folder.write("# Pea soup\n\n## Ingredients\n\n- 1 pea\n", to: "peas/soup.md")
    let found = try await recipes("export", "leek", "soup", "--format", "csv").inFolder(folder.path)
      .with("HOME", folder.path).result()
    #expect(found.status == 0 && found.output.contains("Leek soup"), "\(found.errors)")
    #expect(!found.output.contains("Pea soup"))
    try folder.write("[sources.peas]\nkind = \"markdown\"\npath = \"peas\"\n", to: "recipes.toml")
    let other = try await recipes("export", "leek", "soup", "--format", "csv").inFolder(folder.path)
      .with("HOME", folder.path).result()
    #expect(other.status == 1, "\(other.output)")
  }

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

  @Test("files of one name in two folders are two recipes, for shop as for list")
  func filesOfOneName() async throws {
    let folder = try files()
    for (place, title, leeks) in [("one", "Leek Pie", 1), ("two", "Leek Stew", 2)] {
      try folder.write(
        "# \(title)\n\nServes 2\n\n## Ingredients\n\n- \(leeks) leeks\n", to: "\(place)/x.md")
    }
    let words = ["one/x.md", "two/x.md"]
    let list = try await recipes("list", words[0], words[1], "--template", "{id}")
      .inFolder(folder.path).result()
    let shop = try await recipes(
      "shop", words[0], words[1], "--servings", "leek stew=4", "-o", "json"
    ).inFolder(folder.path).result()
    #expect(shop.status == 0)
    for id in list.output.split(separator: "\n") { #expect(shop.output.contains(id)) }
    #expect(shop.output.contains("4 leeks"))
    let difference = try await recipes("diff", words[0], words[1], "-o", "json")
      .inFolder(folder.path).result()
    for id in list.output.split(separator: "\n") { #expect(difference.output.contains(id)) }
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

  @Test("duplicates reads files alone, and a misspelt command is no file")
  func duplicates() async throws {
    let folder = try files()
    let lines = ["2 leeks", "500 g potatoes", "1 l stock", "50 g butter", "1 bay leaf"]
    let text = "# Winter Soup\n\n## Ingredients\n\n" + lines.map { "- \($0)\n" }.joined()
    try folder.write(text, to: "one.md")
    try folder.write(text, to: "copies/two.md")
    let result = try await recipes("duplicates", "one.md", "copies", "-o", "json")
      .inFolder(folder.path).result()
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("\"title\": \"Winter Soup\""))
    let misspelt = try await recipes("duplicates", "explian").inFolder(folder.path).result()
    #expect(misspelt.status == 2)
    #expect(misspelt.errors.contains("did you mean 'explain'?"))
  }

  @Test("a library that is a file has no decisions, and nothing is said of them")
  func fileAsLibrary() async throws {
    let folder = try files()
    let result = try await recipes("list", "book.json").inFolder(folder.path).result()
    #expect(result.errors.isEmpty)
  }

  @Test("a page is read on the spot by every command that takes a file, once")
  func pages() async throws {
    let server = try LoopbackServer { request in
      guard request.target == "/leek" else { return .answer("no", status: "404 Not Found") }
      return .answer(
        #"{"title": "Page Soup", "ingredients": ["3 leeks"]}"#,
        headers: ["Content-Type: application/json"])
    }
    let folder = try files()
    let address = server.url + "/leek"
    func run(_ arguments: String...) async throws -> CommandResult {
      try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
        .with("XDG_CACHE_HOME", folder.path + "/cache").result()
    }
    let show = try await run("show", address + "#recipe")
    #expect(show.output.hasPrefix("Page Soup\n"))
    #expect(try await run("export", address, "-o", "ndjson").lines.count == 1)
    #expect(try await run("duplicates", address, "notes").status == 1)
    let diff = try await run("diff", address, "notes/leek.md")
    #expect(diff.output.contains("~ 3 leeks → 2 leeks (× 2/3)"))
    #expect(server.requests.count == 1)
    let absent = try await run("show", server.url + "/none")
    #expect(absent.status == 4)
    #expect(absent.errors.contains("no such page (404)"))
    let offline = try await run("show", server.url + "/other", "--offline")
    #expect(offline.status == 5)
    let refused = try await run("show", "ftp://example.org/x")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("ftp:// addresses are not supported"))
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
