import Testing

/// The same inputs print the same bytes.
struct PermutationTests {
  private static let tables = [
    "[sources.api]\nkind = \"food2fork\"\nrecording = \"\(Repository.root)/Fixtures/api\"\n",
    """
    [sources.json]
    kind = "json"
    path = "\(Repository.root)/Fixtures/json"
    rank_from = "rating"

    """,
    "[sources.notes]\nkind = \"markdown\"\npath = \"\(Repository.root)/Fixtures/markdown\"\n",
  ]

  private static let orders = [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

  @Test(
    "the order of the sources in recipes.toml changes nothing",
    arguments: [
      ["list", "-n", "0", "-o", "ndjson"], ["list", "-n", "0", "-o", "csv"],
      ["duplicates", "-n", "0", "-o", "json"],
      ["search", "soup OR leek", "--sort", "relevance", "--explain"],
      ["search", "--have", "eggs, butter, flour", "--missing", "4", "-o", "ndjson"],
    ])
  func sources(arguments: [String]) async throws {
    let first = try await output(of: arguments, order: [0, 1, 2])
    #expect(!first.isEmpty)
    for order in Self.orders {
      #expect(try await output(of: arguments, order: order) == first, "order \(order)")
    }
  }

  @Test("the number of processors changes nothing, with an index or without", arguments: [7, 8])
  func processors(seed: UInt64) async throws {
    let cabinet = try RecipeCabinet(files: 700, seed: seed)
    for arguments in [
      ["list", "-n", "0", "-o", "ndjson"], ["duplicates", "-n", "0", "-o", "json"],
      ["search", "leek OR chicken", "-n", "0", "--sort", "relevance", "--explain", "-o", "csv"],
    ] {
      var outputs: Set<String> = []
      for count in ["1", "2", "8"] {
        for cache in ["--no-cache", "--refresh"] {
          let run = cabinet.run(arguments + [cache]).with("RECIPES_PROCESSORS", count)
          outputs.insert(try await run.result().output)
        }
      }
      #expect(outputs.count == 1, "\(arguments)")
      #expect(outputs.first?.isEmpty == false)
    }
  }

  private func output(of arguments: [String], order: [Int]) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(order.map { Self.tables[$0] }.joined(separator: "\n"), to: "recipes.toml")
    let run = CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
    return try await run.result().output
  }
}
