import Testing

/// Exit statuses 0, 1 and 2; `SourceFailureTests` has those of failed sources and of Ctrl-C.
struct ExitStatusTests {
  @Test(
    "what cannot be understood is status 2, with nothing on standard output",
    arguments: [
      ["nonsense"], ["list", "--nonsense"], ["list", "-n", "many"], ["list", "-n", "-1"],
      ["list", "-o"], ["show"], ["list", "extra"], ["list", "--color", "blue"],
      ["list", "--config", "/not/there.toml"], ["search", "nofield:leek"], ["search", "\"leek"],
      ["search", "(leek"], ["search", "time:<soon"], ["search", "--have", ","],
      ["search", "leek", "--missing", "2"], ["search", "leek", "--sort", "missing"],
      ["list", "--template", "{title"], ["list", "--offline", "--refresh"],
      ["list", "--source", "nobody"], ["export", "--format", "pdf"],
    ])
  func usage(arguments: [String]) async throws {
    let result = try await CommandRun(RecipesBinary.path, arguments).inClone()
      .result()
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("recipes: ") || result.errors.contains(".toml"))
  }

  @Test("without a configuration the message says how to get one")
  func noConfiguration() async throws {
    let result = try await recipes("list").result()
    #expect(result.status == 2)
    #expect(result.errors.contains("recipes init"))
  }

  @Test(
    "a misspelt file is named if there is no configuration either", arguments: ["show", "shop"])
  func misspeltFile(command: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await recipes(command, "leak.md").inFolder(folder.path).result()
    #expect(result.status == 2)
    #expect(result.errors.contains("there is no file 'leak.md', and no recipes.toml found"))
  }

  @Test("an empty folder is nothing found, not a failure")
  func empty() async throws {
    let folder = try TemporaryFolder()
    try folder.write("[sources.a]\nkind = \"json\"\npath = \"a\"\n", to: "recipes.toml")
    try folder.write("not a recipe", to: "a/notes.log")
    let result = try await recipes("list", "-o", "json").inFolder(folder.path).result()
    let document: ListDocument = try result.json()
    #expect(result.status == 1)
    #expect(document.sources.map(\.status) == ["empty"])
  }
}
