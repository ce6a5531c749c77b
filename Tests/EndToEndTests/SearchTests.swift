import Testing

/// `search`: words, exclusions, phrases and fields.
struct SearchTests {
  /// A query, something it finds and something it must not find.
  struct Query: Sendable, CustomTestStringConvertible {
    /// What is typed.
    let words: [String]
    /// A title that is found; empty when nothing is.
    let finds: String
    /// A title that is not found.
    let leavesOut: String

    /// The command line, for the name of the test.
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "a query finds what it says and nothing else",
    arguments: [
      Query(words: ["leek"], finds: "Potato-Leek Soup", leavesOut: "Red Lentil Dal"),
      Query(words: ["soup", "tomato"], finds: "Tomato Soup", leavesOut: "Linsensuppe"),
      Query(words: ["soup", "-leek"], finds: "Tomato Soup", leavesOut: "Potato-Leek Soup"),
      Query(words: ["\"lemon drizzle\""], finds: "Lemon Drizzle", leavesOut: "Lemonade"),
      Query(words: ["title:pie"], finds: "Fish Pie", leavesOut: "Lemon Drizzle"),
      Query(words: ["ingredient:tahini"], finds: "", leavesOut: "Labneh"),
      Query(words: ["ingredient:miso", "ingredient:salmon"], finds: "Miso", leavesOut: "Ramen"),
      Query(words: ["publisher:ember"], finds: "Duck Ragù", leavesOut: "Tomato Soup"),
      Query(words: ["tag:vegan", "stew"], finds: "Chickpea", leavesOut: "Dal"),
      Query(words: ["RAGU"], finds: "Duck Ragù with Pappardelle", leavesOut: "Lasagne"),
      Query(words: ["creme"], finds: "Crème caramel", leavesOut: "Potato-Leek Soup"),
      Query(words: ["φασολαδα"], finds: "Φασολάδα", leavesOut: "Σπανακόπιτα"),
      Query(words: ["番茄"], finds: "番茄炒蛋", leavesOut: "凉拌黄瓜"),
      Query(words: ["борщ"], finds: "Борщ с фасолью", leavesOut: "Beets"),
      Query(words: ["zwetschge"], finds: "", leavesOut: "Apfelkuchen"),
      Query(words: ["apfel"], finds: "Apfelkuchen", leavesOut: "Apple"),
      Query(words: ["garbanzo"], finds: "Chickpea", leavesOut: "Dal"),
      Query(words: ["\"garbanzo\""], finds: "", leavesOut: "Chickpea"),
      Query(words: ["leek", "OR", "dal"], finds: "Red Lentil Dal", leavesOut: "Tomato Soup"),
      Query(words: ["soup (leek OR tomato)"], finds: "Tomato Soup", leavesOut: "Chestnut"),
      Query(words: ["soup", "NOT", "leek"], finds: "Tomato Soup", leavesOut: "Potato-Leek Soup"),
      Query(words: ["soup -(leek OR tomato)"], finds: "Kale Soup", leavesOut: "Tomato Soup"),
      Query(words: ["-soup", "-pie"], finds: "Lemon Drizzle", leavesOut: "Fish Pie"),
      Query(words: ["chest*"], finds: "Chestnut Soup", leavesOut: "Tomato Soup"),
      Query(words: ["soup time:<1h"], finds: "Potato-Leek Soup", leavesOut: "Chestnut"),
      Query(words: ["soup rank:99.."], finds: "Tomato Soup", leavesOut: "Kale Soup"),
      Query(words: ["soup missing:rank"], finds: "Chestnut Soup", leavesOut: "Tomato Soup"),
      Query(words: ["ingredient:(leek cream)"], finds: "Potato-Leek", leavesOut: "Shakshuka"),
      Query(words: ["soup", "sources:>2"], finds: "Potato-Leek", leavesOut: "Tomato Soup"),
    ])
  func query(_ query: Query) async throws {
    let arguments = ["search", "-n", "0", "--template", "{title}"] + query.words
    let run = CommandRun(RecipesBinary.path, arguments).inClone()
    let result = try await run.result()
    #expect(result.status == (query.finds.isEmpty ? 1 : 0))
    #expect(query.finds.isEmpty || result.output.contains(query.finds))
    #expect(!result.output.contains(query.leavesOut))
  }

  @Test("sorted by rank, what is found is ranked as in the list")
  func order() async throws {
    let all: ListDocument = try await fixtures("list", "-n", "0", "-o", "json").result().json()
    let found: ListDocument = try await fixtures(
      "search", "soup", "--sort", "rank", "-n", "0", "-o", "json"
    ).result().json()
    let ids = Set(found.recipes.map(\.id))
    #expect(found.recipes.count > 3)
    #expect(found.recipes == all.recipes.filter { ids.contains($0.id) })
  }

  @Test("a search that finds nothing exits with 1 and prints an empty result")
  func nothing() async throws {
    let result = try await fixtures("search", "xyzzy", "-o", "json").result()
    let document: ListDocument = try result.json()
    #expect(result.status == 1)
    #expect(document.total == 0)
    #expect(document.recipes.isEmpty)
  }

  @Test("what is printed of a score adds up to it", arguments: ["leek", "soup OR stew cream"])
  func explained(query: String) async throws {
    let arguments = ["--sort", "relevance", "--explain", "-n", "0"]
    let run = CommandRun(RecipesBinary.path, ["search", query] + arguments).inClone()
    let lines = try await run.result().output.split(separator: "\n")
    var heads = 0
    var rest = 0
    for line in lines {
      let number = line.drop { $0 == " " }.prefix { $0 != " " }
      let points = try #require(Int(number.filter { $0 != "." }))
      if line.hasPrefix(" ") {
        rest -= points
      } else {
        #expect(rest == 0)
        (heads, rest) = (heads + 1, points)
      }
    }
    #expect(rest == 0)
    #expect(heads > 2)
  }

  @Test("what can be cooked names what is missing, the least first")
  func pantry() async throws {
    let arguments = ["search", "--have", "eggs, flour, milk, butter, sugar", "--missing", "2"]
    let template = ["--template", "{missing}"]
    let result = try await CommandRun(RecipesBinary.path, arguments + template).inClone().result()
    #expect(result.status == 0)
    let counts = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.split(separator: ",").count }
    #expect(counts.count > 3)
    #expect(counts == counts.sorted())
    #expect(counts.last == 2)
  }

  @Test("what an exclusion left is told on standard error, but not with -q")
  func remainder() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "# Bread\n\n## Ingredients\n\n- 100 g nuts\n\n## Steps\n\nBake.\n", to: "r/bread.md")
    try folder.write("[sources.r]\nkind = \"markdown\"\npath = \"r\"\n", to: "recipes.toml")
    func search(_ arguments: String...) async throws -> CommandResult {
      try await CommandRun(RecipesBinary.path, ["search"] + arguments + ["--template", "{title}"])
        .inFolder(folder.path).result()
    }
    let found = try await search("-nut")
    #expect(found.output == "Bread\n")
    #expect(
      found.errors.contains("1 of these has \"nuts\", which -nut does not exclude: add -nuts\n"))
    #expect(try await search("-nut", "-q").errors.isEmpty)
    let exported = try await CommandRun(
      RecipesBinary.path, ["export", "-nut", "--format", "csv", "--output", "all.csv"]
    ).inFolder(folder.path).result()
    #expect(exported.errors.contains("which -nut does not exclude: add -nuts\n"))
    #expect(try await search("-nut", "-nuts").status == 1)
  }

  @Test("a search that finds nothing says what would help")
  func advice() async throws {
    let dropped = try await fixtures("search", "leek", "cream", "xyzzy").result()
    #expect(dropped.status == 1)
    #expect(dropped.errors.contains("\n  without xyzzy: 1 recipe\n"))
    let misspelt = try await fixtures("search", "choclate").result()
    #expect(
      misspelt.errors.contains(
        "\n  did you mean chocolate instead of choclate? It finds "))
    #expect(misspelt.errors.contains("\n    ") && misspelt.output.isEmpty)
    let pantry = try await fixtures("search", "--have", "eggs, flour").result()
    #expect(pantry.status == 1)
    #expect(pantry.errors.contains("\n  --missing 2 finds "))
    let quiet = try await fixtures("search", "choclate", "-q").result()
    #expect(!quiet.errors.contains("did you mean"))
  }
}
