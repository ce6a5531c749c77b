import Testing

/// "Did you mean": every name that a person can misspell.
struct SuggestionTests {
  /// A misspelling, and the word that was meant.
  struct Slip: Sendable, CustomTestStringConvertible {
    /// What is typed.
    let arguments: [String]
    /// What standard error must name.
    let meant: String

    /// The command line, for the name of the test.
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "a misspelling is a usage error that names what was meant",
    arguments: [
      Slip(arguments: ["lsit"], meant: "list"),
      Slip(arguments: ["serach", "soup"], meant: "search"),
      Slip(arguments: ["list", "--limt", "3"], meant: "--limit"),
      Slip(arguments: ["list", "-o", "jsn"], meant: "json"),
      Slip(arguments: ["list", "--fields", "titel"], meant: "title"),
      Slip(arguments: ["list", "--sort", "rnak"], meant: "rank"),
      Slip(arguments: ["list", "--source", "nots"], meant: "notes"),
      Slip(arguments: ["list", "--template", "{titel}"], meant: "title"),
      Slip(arguments: ["search", "ingrediant:leek"], meant: "ingredient"),
      Slip(arguments: ["help", "exprot"], meant: "export"),
      Slip(arguments: ["completion", "bsh"], meant: "bash"),
    ])
  func slip(_ slip: Slip) async throws {
    let run = CommandRun(RecipesBinary.path, slip.arguments).inClone()
    let result = try await run.result()
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(slip.meant))
  }

  @Test(
    "a misspelling in recipes.toml is pointed at",
    arguments: [
      ("[sources.a]\nkind = \"jsn\"\npath = \".\"\n", "recipes.toml:2:8", "json"),
      ("[sources.a]\nkind = \"json\"\npaht = \".\"\n", "recipes.toml:3:1", "path"),
      ("[defaults]\noutptu = \"json\"\n", "recipes.toml:2:1", "output"),
      ("[source.a]\nkind = \"json\"\n", "recipes.toml:1:2", "sources"),
    ])
  func configuration(text: String, place: String, meant: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "recipes.toml")
    let result = try await recipes("config", "check").inFolder(folder.path).result()
    #expect(result.status == 2)
    #expect(result.errors.contains(place))
    #expect(result.errors.contains(meant))
    #expect(result.errors.contains("^"))
  }
}
