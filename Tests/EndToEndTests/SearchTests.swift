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
    ])
  func query(_ query: Query) async throws {
    let arguments = ["search", "-n", "0", "--template", "{title}"] + query.words
    let run = CommandRun(RecipesBinary.path, arguments).inClone()
    let result = try await run.result()
    #expect(result.status == (query.finds.isEmpty ? 1 : 0))
    #expect(query.finds.isEmpty || result.output.contains(query.finds))
    #expect(!result.output.contains(query.leavesOut))
  }

  @Test("what is found is ranked as in the list")
  func order() async throws {
    let all: ListDocument = try await fixtures("list", "-n", "0", "-o", "json").result().json()
    let found: ListDocument =
      try await fixtures("search", "soup", "-n", "0", "-o", "json").result().json()
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

  @Test("a search without words is a usage error")
  func noWords() async throws {
    #expect(try await fixtures("search").result().status == 2)
  }
}
