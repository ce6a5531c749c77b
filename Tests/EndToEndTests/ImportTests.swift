import Foundation
import TestSupport
import Testing

/// `import`: into the library folder, again, after an edit, and as a rehearsal.
struct ImportTests {
  /// A folder with an empty library, and documents to import, of which one is broken and one no recipe.
  func kitchen() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("[library]\npath = \"library\"\n", to: "recipes.toml")
    try folder.write(Self.soup, to: "inbox/soup.md")
    try folder.write(
      #"{"title": "Toast", "ingredients": ["1 slice bread"]}"#, to: "inbox/toast.json")
    try folder.write("Ring the plumber.\n", to: "inbox/todo.md")
    try folder.write("{\"title\": \"Half", to: "inbox/half.json")
    return folder
  }

  /// A document as somebody writes it.
  static let soup = """
    # Stone Soup

    ## Ingredients

    - 1 stone
    - water

    ## Directions

    1. Boil.

    """

  /// A run in a folder.
  func run(_ arguments: String..., in folder: TemporaryFolder) async throws -> CommandResult {
    try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path).result()
  }

  @Test("details complete the row of a search that was imported before, and the report says so")
  func fullerVersion() async throws {
    let folder = try TemporaryFolder()
    try folder.write("[library]\npath = \"library\"\n", to: "recipes.toml")
    let row =
      #""title": "Leek Pie", "recipe_id": "0002d6", "source_url": "http://pots.example/leek""#
    try folder.write(
      #"{"count": 1, "recipes": [{\#(row), "social_rank": 99.5}]}"#, to: "search.json")
    try folder.write(#"{"recipe": {\#(row), "ingredients": ["2 leeks"]}}"#, to: "get.json")
    #expect(try await run("import", "search.json", in: folder).status == 0)
    let filled = try await run("import", "get.json", in: folder)
    #expect(filled.status == 0 && filled.output.contains("filled in: ingredients"))
    let shown = try await run("show", "0002d6", in: folder)
    #expect(shown.output.contains("2 leeks") && shown.output.contains("99.5"))
    let again = try await run("import", "get.json", "search.json", in: folder)
    #expect(again.output.contains("already there") && !again.output.contains("filled in"))
  }

  @Test("each file gets a line: imported, or why not")
  func report() async throws {
    let folder = try kitchen()
    let result = try await run("import", "inbox", in: folder)
    #expect(try library(of: folder).count == 2)
    for file in ["soup.md", "toast.json", "todo.md", "half.json"] {
      let text = result.output + result.errors
      #expect(text.contains(file), "\(file)")
    }
    #expect(result.output.contains("imported"))
    #expect(result.status == 3, "half.json is broken")
  }

  @Test(
    "the exit status is 0 for recipes, 1 for none, 2 for no such path, 4 for broken documents only")
  func statuses() async throws {
    let folder = try kitchen()
    #expect(try await run("import", "inbox/soup.md", in: folder).status == 0)
    #expect(try await run("import", "inbox/half.json", in: folder).status == 4)
    try folder.write("", to: "empty/nothing.txt")
    #expect(try await run("import", "empty", in: folder).status == 1)
    #expect(try await run("import", "not/there", in: folder).status == 2)
  }

  @Test("a link in the place of the record of imports is refused, and its target is not copied")
  func link() async throws {
    let folder = try kitchen()
    try folder.write("top secret", to: "outside/key")
    try folder.write("", to: "library/.keep")
    try folder.link("library/.imports.ndjson", to: "../outside/key")
    let result = try await run("import", "inbox/soup.md", in: folder)
    #expect(result.status == 2)
    #expect((result.output + result.errors).contains("is a link, which is not followed"))
    #expect(!folder.has("library/.imports.damaged.ndjson"))
    #expect(try folder.text(of: "outside/key") == "top secret")
  }

  @Test("what is missing does not hide the rest, and --retry brings it later")
  func retry() async throws {
    let folder = try kitchen()
    let first = try await run("import", "late.json", "inbox/soup.md", in: folder)
    #expect(first.status == 3)
    #expect(first.output.contains("no such file or folder"))
    #expect(try library(of: folder).count == 1)
    try folder.write(#"{"title": "Late", "ingredients": ["1 clock"]}"#, to: "late.json")
    let second = try await run("import", "--retry", in: folder)
    #expect(second.status == 0)
    #expect(try library(of: folder).count == 2)
    #expect(try await run("import", "--retry", in: folder).status == 1)
  }

  @Test("pipes are read: standard input under both its names, and those of a shell")
  func pipes() async throws {
    let folder = try kitchen()
    let script = """
      cat inbox/soup.md | recipes import - --template '{title} {origin}'
      cat inbox/toast.json | recipes import /dev/stdin --template '{title}'
      recipes import <(printf '{"title": "Piped", "ingredients": ["1 pipe"]}') --template '{title}'
      """
    let result = try await shell(script).inFolder(folder.path).result()
    #expect(result.status == 0)
    #expect(result.output == "Stone Soup standard input\nToast\nPiped\n")
  }

  @Test("a page is imported from where it is served, after redirects")
  func page() async throws {
    let server = try LoopbackServer { request in
      switch request.target {
      case "/old": .redirect(to: "/soup?x=1")
      case "/soup?x=1": .answer(#"{"title": "Web Soup", "ingredients": ["1 spider"]}"#)
      default: .answer("nothing here", status: "404 Not Found")
      }
    }
    let folder = try kitchen()
    let result = try await run("import", server.url + "/old", server.url + "/gone", in: folder)
    #expect(result.status == 3)
    #expect(result.output.contains("no such page (404)"))
    let file = try #require(try library(of: folder).first)
    let text = try folder.text(of: "library/" + file)
    #expect(text.contains("\"source_url\": \"\(server.url)/soup?x=1\""))
    let again = try await run("import", server.url + "/old", in: folder)
    #expect(again.output.contains("unchanged"))
    #expect(
      server.requests.allSatisfy { $0.headers.contains { $0.hasPrefix("User-Agent: recipes/") } })
  }

  @Test("a page that is too large, too slow or a circle of redirects is a failed entry")
  func badPages() async throws {
    let server = try LoopbackServer { request in
      switch request.target {
      case "/large":
        LoopbackReply([
          .send(LoopbackReply.head("200 OK", [])),
          .send(Array(repeating: 32, count: (16 << 20) + 1)),
        ])
      case "/slow": .silence
      default: .redirect(to: "/circle")
      }
    }
    let folder = try kitchen()
    let pages = ["/large", "/slow", "/circle"].map { server.url + $0 }
    let result = try await CommandRun(RecipesBinary.path, ["import", "--timeout", "3"] + pages)
      .inFolder(folder.path).result()
    #expect(result.status == 4)
    #expect(result.output.split(separator: "\n").count { $0.hasPrefix("failed") } == 3)
    #expect(try library(of: folder).isEmpty)
  }

  @Test("a folder of a few formats is one source, and its recipes are listed")
  func folderSource() async throws {
    let folder = try kitchen()
    try folder.write("[sources.all]\nkind = \"folder\"\npath = \"inbox\"\n", to: "other.toml")
    let listed = try await run(
      "list", "--config", "other.toml", "--template", "{title}", in: folder)
    #expect(Set(listed.lines) == ["Stone Soup", "Toast"])
  }

  @Test("an import that is interrupted leaves whole files, and the next one has every recipe once")
  func interrupted() async throws {
    let folder = try kitchen()
    for number in 0..<200 {
      try folder.write(
        #"{"title": "Soup \#(number)", "ingredients": ["\#(number) leeks"]}"#,
        to: "many/\(number).json")
    }
    let command = try CommandRun(RecipesBinary.path, ["import", "many"])
      .inFolder(folder.path).start()
    while !folder.has("library/soup-0.json"), command.isRunning {
      try await Task.sleep(for: .milliseconds(2))
    }
    command.interrupt()
    #expect([0, 130].contains(try await command.result().status))
    let result = try await run("import", "many", in: folder)
    #expect(result.status == 0)
    #expect(try library(of: folder).count == 200)
    #expect(try folder.files(below: "library").filter { $0.hasPrefix(".") } == [".imports.ndjson"])
    for file in try library(of: folder) {
      #expect(try folder.text(of: "library/" + file).hasSuffix("}\n"))
    }
  }

  @Test("--dry-run writes nothing, and with -o ndjson prints the recipes")
  func rehearsal() async throws {
    let folder = try kitchen()
    let before = try folder.files()
    let result = try await run("import", "--dry-run", "-o", "ndjson", "inbox", in: folder)
    #expect(try folder.files() == before)
    let titles = try result.lines.map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }.compactMap { $0?["title"] as? String }
    #expect(Set(titles) == ["Stone Soup", "Toast"])
  }

  @Test("imports at the same time lose no recipe")
  func concurrent() async throws {
    let folder = try kitchen()
    for author in ["ann", "bob"] {
      for number in 0..<60 {
        try folder.write(
          #"{"title": "Soup \#(number)", "ingredients": ["1 \#(author)", "2 \#(number)"]}"#,
          to: "\(author)/\(number).json")
      }
    }
    async let first = run("import", "ann", in: folder)
    async let second = run("import", "bob", in: folder)
    for result in try await [first, second] {
      #expect(result.status == 0)
      #expect(result.errors.contains("60 imported"))
    }
    #expect(try library(of: folder).count == 120)
    let record = try folder.text(of: "library/.imports.ndjson")
    #expect(record.split(separator: "\n").count == 120)
  }

  @Test("a failure is remembered until it is dismissed")
  func dismissal() async throws {
    let folder = try kitchen()
    _ = try await run("import", "inbox/half.json", in: folder)
    _ = try await run("import", "inbox/soup.md", in: folder)
    #expect(try await run("import", "--retry", in: folder).status == 4)
    #expect(try await run("import", "--dismiss", "inbox/half.json", in: folder).status == 0)
    #expect(try await run("import", "--dismiss", in: folder).status == 1)
    #expect(try await run("import", "--retry", in: folder).status == 1)
  }

  /// The recipes of the library; its own notes are in files that begin with a dot.
  func library(of folder: TemporaryFolder) throws -> [String] {
    try folder.files(below: "library").filter { !$0.hasPrefix(".") }
  }

  /// The recipes of the library, by the names of their files.
  func contents(of folder: TemporaryFolder) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: library(of: folder).map { file in
        (file, try folder.text(of: "library/" + file))
      })
  }
}
