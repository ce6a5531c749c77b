import TestSupport
import Testing

/// A whole run against a server that answers.
struct ServerTests {
  private static let row = #""recipe_id": "47e1", "title": "Leek Soup""#

  private func folder(_ server: LoopbackServer, _ options: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let table = [
      "[sources.api]", #"kind = "food2fork""#, #"dialect = "food2fork""#,
      #"base_url = "\#(server.url)""#, #"timeout = "20s""#,
    ]
    try folder.write((table + options).joined(separator: "\n"), to: "recipes.toml")
    return folder
  }

  @Test("show fetches the recipe whole when the list was asked for without details")
  func wholeRecipe() async throws {
    let server = try LoopbackServer { request in
      request.target.hasPrefix("/get")
        ? .answer(#"{"recipe": {\#(Self.row), "ingredients": ["2 leeks"]}}"#)
        : .answer(#"{"count": 1, "recipes": [{\#(Self.row)}]}"#)
    }
    let folder = try folder(server, "details = false")
    let listed = try await recipes("list", "-o", "json").inFolder(folder.path).result()
    #expect(!listed.output.contains("2 leeks"))
    for command in [["show", "leek soup"], ["show", "leek soup", "-o", "json"]] {
      let shown = try await CommandRun(RecipesBinary.path, command).inFolder(folder.path).result()
      #expect(shown.status == 0)
      #expect(shown.output.contains("2 leeks"))
    }
    #expect(server.requests.map(\.target).filter { $0.hasPrefix("/get") }.count == 2)
  }

  @Test("nothing is fetched again when the list had all of it, or offline")
  func nothingToFetch() async throws {
    let server = try LoopbackServer { request in
      .answer(#"{"count": 1, "recipes": [{\#(Self.row), "ingredients": ["2 leeks"]}]}"#)
    }
    let folder = try folder(server)
    let shown = try await recipes("why", "leek soup").inFolder(folder.path).result()
    #expect(shown.status == 0)
    #expect(server.requests.map(\.target) == ["/search?page=1"])
    let offline = try await recipes("show", "leek soup", "--offline").inFolder(folder.path).result()
    #expect(offline.status == 5)
    #expect(server.requests.count == 1)
  }

  @Test("show shows what the list had when the recipe cannot be fetched, and says why")
  func notFetched() async throws {
    let server = try LoopbackServer { request in
      request.target.hasPrefix("/get")
        ? .answer("", status: "403 Forbidden")
        : .answer(#"{"count": 1, "recipes": [{\#(Self.row)}]}"#)
    }
    let folder = try folder(server, "details = false")
    let shown = try await recipes("show", "leek soup").inFolder(folder.path).result()
    #expect(shown.status == 3)
    #expect(shown.output.contains("Leek Soup"))
    #expect(shown.errors.contains("the recipe could not be fetched whole"))
    #expect(shown.errors.contains("refused access (403)"))
  }

  @Test("a key that a server repeats, escaped in any way, never appears in any output")
  func repeatedKey() async throws {
    let key = "abc/def+ghi12345"
    let server = try LoopbackServer { request in
      let target = request.target
      let escaped = target.replacing("/", with: "\\/")
      let plain = target.replacing("%2F", with: "\\/").replacing("%2B", with: "\\u002b")
      return .answer(
        """
        {"count": 1, "recipes": [{"recipe_id": "1", "title": "Soup \(target)",
         "source_url": "http://a.example\(escaped)", "publisher": "\(plain)",
         "ingredients": ["\(target.lowercased())"], "notes": {"from": "\(plain)"}}]}
        """)
    }
    let folder = try folder(server, "key = \"\(key)\"")
    let commands: [[String]] = [
      ["list", "-v"], ["list", "-o", "json"], ["list", "-o", "csv"], ["show", "1"],
      ["sources", "-o", "json"], ["config", "show"],
    ]
    for arguments in commands {
      let run = CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
      let result = try await run.result()
      #expect(result.status == 0, "\(arguments)")
      let text = (result.output + result.errors).lowercased()
      #expect(!text.contains("ghi12345"), "\(arguments)")
    }
  }

  @Test("a folder that cannot be read in time holds up nobody")
  func slowFolders() async throws {
    let folder = try TemporaryFolder()
    let recipe = #"{"title": "Soup", "ingredients": ["leeks"], "rating": [], "tags": [1, 2, 3]},"#
    try folder.write(
      "[" + String(repeating: recipe + "\n", count: 100_000) + "{}]", to: "slow/all.json")
    try folder.write(#"{"title": "Tea", "ingredients": ["tea"]}"#, to: "quick/tea.json")
    try folder.write(
      ["slow", "slower"].map {
        "[sources.\($0)]\nkind = \"json\"\npath = \"slow\"\ntimeout = \"1ms\"\n"
      }
      .joined() + "[sources.quick]\nkind = \"json\"\npath = \"quick\"\ntimeout = \"20s\"\n",
      to: "recipes.toml")
    let result = try await recipes("list", "-o", "json").inFolder(folder.path).result()
    let document: ListDocument = try result.json()
    #expect(result.status == 3)
    #expect(document.sources.map(\.status) == ["timeout", "timeout", "ok"])
    #expect(document.recipes.map(\.title) == ["Tea"])
  }
}
