import Testing

/// What each command prints in each format, against the texts in `Goldens`.
struct GoldenTests {
  /// A command line and where its output is stored.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The file in `Goldens`.
    let name: String
    /// What is typed.
    let arguments: [String]

    /// The command line, for the name of the test.
    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let formats = ["table", "json", "ndjson", "csv", "tsv", "markdown"]

  /// Commands that take every format.
  private static let everyFormat: [Case] = [
    ("list", ["list", "-n", "12"]), ("search", ["search", "soup"]),
    ("show", ["show", "Potato-Leek Soup"]),
    ("sources", ["sources", "--fields", "name,kind,status,records,error"]),
    ("duplicates", ["duplicates"]), ("formats", ["formats"]),
  ].flatMap { name, arguments in
    formats.map { format in
      let narrowed = narrowed["\(name).\(format)"] ?? arguments
      return Case(name: "\(name).\(format).txt", arguments: narrowed + ["-o", format])
    }
  }

  /// Narrower questions for formats that take many lines for an answer.
  private static let narrowed = [
    "list.json": ["list", "-n", "1", "--offset", "27", "--source", "json"],
    "list.csv": ["list", "-n", "4"],
    "search.json": [
      "search", "--have", "eggs, flour, milk, butter", "--missing", "2", "-n", "2",
      "--fields", "title,missing",
    ],
    "show.json": ["show", "Plain Boiled Rice, Explained"],
    "duplicates.json": ["duplicates", "--clusters", "-n", "1", "--offset", "5"],
    "formats.json": ["formats", "--fields", "name"],
    "formats.csv": ["formats", "--fields", "name,for,endings,read,write,loses,summary"],
  ]

  /// Commands with an output of their own.
  private static let others: [Case] = [
    Case(name: "list.template.txt", arguments: ["list", "--template", "{social_rank}  {title}"]),
    Case(name: "list.fields.txt", arguments: ["list", "--fields", "title,yield,total_minutes"]),
    Case(name: "list.no-merge.txt", arguments: ["list", "--no-merge", "-n", "12"]),
    Case(
      name: "search.explain.txt",
      arguments: ["search", "leek", "OR", "title:soup", "--sort", "relevance", "--explain"]),
    Case(
      name: "search.explain.json.txt",
      arguments: [
        "search", "leek", "--explain", "--fields", "title,score", "-n", "1", "--source", "api",
        "-o", "json",
      ]),
    Case(
      name: "search.have.txt",
      arguments: ["search", "--have", "eggs, flour, milk, butter, sugar", "--missing", "2"]),
    Case(name: "show.txt", arguments: ["show", "Potato-Leek Soup"]),
    Case(name: "why.txt", arguments: ["why", "Miso Butter Salmon"]),
    Case(name: "sources.all.txt", arguments: ["sources", "-o", "json"]),
    Case(name: "duplicates.diff.txt", arguments: ["duplicates", "--diff", "-n", "2"]),
    Case(
      name: "duplicates.diff.markdown.txt",
      arguments: ["duplicates", "--diff", "-n", "1", "-o", "markdown"]),
    Case(
      name: "duplicates.variants.csv.txt", arguments: ["duplicates", "--variants", "-o", "csv"]),
    Case(name: "duplicates.clusters.txt", arguments: ["duplicates", "--clusters", "-n", "2"]),
    Case(name: "open.txt", arguments: ["open", "Potato-Leek Soup", "--print"]),
    Case(name: "config.show.txt", arguments: ["config", "show"]),
    Case(name: "config.check.txt", arguments: ["config", "check"]),
    Case(name: "config.path.txt", arguments: ["config", "path"]),
  ]

  @Test("a command prints its golden", arguments: everyFormat + others)
  func output(_ golden: Case) async throws {
    let run = CommandRun(RecipesBinary.path, golden.arguments).inClone()
    let result = try await run.result()
    #expect(result.status == 0)
    try Golden.expect(Golden.normalised(result.output, folder: result.home), equals: golden.name)
  }

  @Test("a command prints its golden without the index, too", arguments: everyFormat + others)
  func plainOutput(_ golden: Case) async throws {
    let run = CommandRun(RecipesBinary.path, ["--no-cache"] + golden.arguments).inClone()
    let result = try await run.result()
    #expect(result.status == 0)
    try Golden.expect(Golden.normalised(result.output, folder: result.home), equals: golden.name)
  }

  @Test("standard error of a run over the fixtures is its golden")
  func errors() async throws {
    let result = try await fixtures("list").result()
    try Golden.expect(
      Golden.normalised(result.errors, folder: result.home), equals: "list.stderr.txt")
  }

  @Test("the differences between two records are written as JSON")
  func differences() async throws {
    let folder = try TemporaryFolder()
    try folder.write("[sources.box]\nkind = \"folder\"\npath = \"box\"\n", to: "recipes.toml")
    for (name, title, flour) in [("a", "Pancakes", "100 g"), ("b", "My pancakes", "100 grams")] {
      try folder.write(
        """
        {"title": "\(title)", "source_url": "https://kitchen.example/pancakes",
         "ingredients": ["\(flour) flour", "2 eggs"]}
        """, to: "box/\(name).json")
    }
    let arguments = ["duplicates", "--diff", "--clusters", "-o", "json"]
    let result = try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path).result()
    #expect(result.status == 0)
    try Golden.expect(result.output, equals: "duplicates.diff.json.txt")
  }

  @Test("each export prints its golden", arguments: ["json", "ndjson", "csv", "markdown"])
  func export(format: String) async throws {
    let result = try await fixtures(
      "export", "--format", format, "--source", "notes", "-n", format == "json" ? "1" : "2"
    ).result()
    #expect(result.status == 0)
    try Golden.expect(
      Golden.normalised(result.output, folder: result.home), equals: "export.\(format).txt")
  }
}
