import Testing

/// `config`, `init`, and where a configuration is looked for.
struct ConfigurationTests {
  @Test(
    "every value that a key may have is in the documentation",
    arguments: [
      ("[sources.a]\nkind = \"food2fork\"\nbase_url = \"http://a.example\"\n", "dialect"),
      ("[sources.a]\nkind = \"food2fork\"\nbase_url = \"http://a.example\"\n", "details"),
      ("[sources.a]\nkind = \"food2fork\"\nbase_url = \"http://a.example\"\n", "sort"),
      ("[sources.a]\nkind = \"http\"\nurl = \"http://a.example\"\n", "details"),
      ("[sources.a]\nkind = \"json\"\npath = \".\"\n", "rank_from"), ("[sources.a]\n", "kind"),
      ("[defaults]\n", "output"), ("[defaults]\n", "sort"), ("[defaults]\n", "color"),
      ("[matching]\n", "caution"),
    ])
  func documented(table: String, key: String) async throws {
    let page = try Repository.text(of: "Sources/RecipeCore/RecipeCore.docc/Configuration.md")
    let folder = try TemporaryFolder()
    try folder.write("\(table)\(key) = \"?\"\n", to: "recipes.toml")
    let result = try await recipes("config", "check").inFolder(folder.path).result()
    let help = try #require(result.errorLines.first { $0.contains("help: ") })
    let values = help.matches(of: #/'([^']+)'/#).map(\.output.1)
    #expect(values.count > 1, "\(result.errors)")
    for value in values {
      let word = try Regex("\\b\(value.replacing(".", with: "\\."))\\b")
      #expect(page.firstMatch(of: word) != nil, "\(value)")
    }
  }

  private static func table(_ name: String) -> String {
    """
    [sources.\(name)]
    kind = "json"
    path = "\(Repository.root)/Fixtures/json/food2fork"

    """
  }

  private func sources(_ run: CommandRun) async throws -> [String] {
    let document: ListDocument = try await run.result().json()
    return document.sources.map(\.name)
  }

  @Test("--config comes before RECIPES_CONFIG, and that before recipes.toml here or above")
  func precedence() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.table("above"), to: "recipes.toml")
    let given = try folder.write(Self.table("given"), to: "given.toml")
    let variable = try folder.write(Self.table("variable"), to: "variable.toml")
    try folder.write("", to: "deep/down/here.txt")
    let deep = folder.path + "/deep/down"

    let plain = recipes("list", "--json").inFolder(deep)
    #expect(try await sources(plain) == ["above"])
    #expect(try await sources(plain.with("RECIPES_CONFIG", variable)) == ["variable"])
    let explicit = recipes("list", "--json", "--config", given).inFolder(deep)
    #expect(try await sources(explicit.with("RECIPES_CONFIG", variable)) == ["given"])
  }

  @Test("XDG_CONFIG_HOME is the last place to look")
  func xdg() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.table("home"), to: "recipes/recipes.toml")
    let run = recipes("list", "--json").with("XDG_CONFIG_HOME", folder.path)
    #expect(try await sources(run) == ["home"])
  }

  @Test("config path prints the file that is used")
  func path() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.table("a"), to: "recipes.toml")
    let result = try await recipes("config", "path").inFolder(folder.path).result()
    #expect(result.output == file + "\n")
  }

  @Test("config show says where each value comes from")
  func origins() async throws {
    let result = try await fixtures("config", "show").result()
    #expect(result.status == 0)
    #expect(result.output.contains("Fixtures/api"))
    #expect(result.output.contains("recipes.toml"))
    #expect(result.output.contains("default"))
  }

  @Test("init writes a configuration that config check accepts, and never overwrites one")
  func initialises() async throws {
    let folder = try TemporaryFolder()
    let written = try await recipes("init").inFolder(folder.path).result()
    #expect(written.status == 0)
    let text = try folder.text(of: "recipes.toml")
    #expect(text.contains("[sources"))
    #expect(text.contains("#"))
    let checked = try await recipes("config", "check").inFolder(folder.path).result()
    #expect(checked.status == 0, "\(checked.errors)")

    let second = try await recipes("init").inFolder(folder.path).result()
    #expect(second.status == 2)
    #expect(second.errors.contains("recipes.toml already exists"))
    #expect(try folder.text(of: "recipes.toml") == text)
  }

  @Test("config check finds folders that are missing, empty or of another kind")
  func folders() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Soup\n\n- 2 leeks\n", to: "notes/soup.md")
    try folder.write("", to: "empty/.keep")
    try folder.write(
      """
      [sources.a]
      kind = "json"
      path = "notes"
      [sources.b]
      kind = "markdown"
      path = "nowhere"
      [sources.c]
      kind = "markdown"
      path = "empty"
      """, to: "recipes.toml")
    let checked = try await recipes("config", "check").inFolder(folder.path).result()
    #expect(checked.status == 2)
    #expect(checked.output.isEmpty)
    #expect(checked.errors.contains("did you mean kind = \"markdown\"?"))
    #expect(checked.errors.contains("nowhere: no such file or folder"))
    #expect(checked.errors.contains("empty: warning: the folder has no files yet"))

    try folder.write(
      "[sources.c]\nkind = \"markdown\"\npath = \"empty\"\n", to: "recipes.toml")
    let warned = try await recipes("config", "check").inFolder(folder.path).result()
    #expect(warned.status == 0)
    #expect(warned.errors.contains("the folder has no files yet"))
  }

  @Test("init does not replace a link, wherever it leads")
  func link() async throws {
    let folder = try TemporaryFolder()
    try folder.link("recipes.toml", to: "nowhere.toml")
    let result = try await recipes("init").inFolder(folder.path).result()
    #expect(result.status == 2)
    #expect(result.errors.contains("recipes.toml already exists"))
    #expect(try folder.files() == [])
  }

  @Test("the starter configuration is its golden")
  func starter() async throws {
    let folder = try TemporaryFolder()
    _ = try await recipes("init").inFolder(folder.path).result()
    let text = try folder.text(of: "recipes.toml")
    try Golden.expect(
      Golden.normalised(text, folder: folder.path), equals: "init.recipes.toml.txt")
  }

  @Test("the error of a configuration shows the line and a caret under the place")
  func caret() async throws {
    let folder = try TemporaryFolder()
    try folder.write("[defaults]\nlimit = \"ten\"\n", to: "recipes.toml")
    let result = try await recipes("list").inFolder(folder.path).result()
    #expect(result.status == 2)
    #expect(result.errors.contains("recipes.toml:2:9"))
    #expect(result.errors.contains("limit = \"ten\""))
    #expect(result.errors.contains("^"))
  }

  @Test("what a source finds wrong with an option shows its line and a caret too")
  func optionCaret() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "[sources.api]\nkind = \"food2fork\"\nbase_url = \"nowhere\"\n", to: "recipes.toml")
    let result = try await recipes("list").inFolder(folder.path).result()
    #expect(result.status == 2)
    #expect(
      result.errors.hasSuffix(
        """
        recipes.toml:3:1: base_url is not an http or https URL
           3 | base_url = "nowhere"
             | ^^^^^^^^
           help: write it like https://example.org/api

        """))
  }
}
