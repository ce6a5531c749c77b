import Foundation
import TestSupport
import Testing

/// An API that is described by its addresses, from the configuration to the terminal.
struct HTTPSourceTests {
  private static let key = "kale-4711-secret"

  /// A server with seven recipes, three at a time, whose lists have only titles.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      guard request.headers.contains("X-Api-Key: \(key)") else {
        return .answer(#"{"message": "no key"}"#, status: "401 Unauthorized")
      }
      if let id = Int(request.target.dropFirst("/dish/".count)),
        request.target.hasPrefix("/dish/")
      {
        if id == 6 { return .answer(#"{"error": "no such dish"}"#, status: "404 Not Found") }
        return .answer(
          #"{"dish": {"nr": \#(id), "label": "Dish \#(id)", "food": ["\#(id) leeks", "salt"]}}"#)
      }
      let start = Int(request.target.dropFirst("/dishes?from=".count)) ?? 0
      let rows = (start..<min(start + 3, 7)).map { #"{"nr": \#($0), "label": "Dish \#($0)"}"# }
      return .answer(#"{"data": [\#(rows.joined(separator: ","))], "count": 7}"#)
    }
  }

  private func kitchen(_ server: LoopbackServer, records: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [sources.api]
      kind = "http"
      url = "\(server.url)/dishes?from={offset}"
      item_url = "\(server.url)/dish/{id}"
      records = "\(records)"
      item = "dish"
      total = "count"
      headers = ["X-Api-Key: {key}"]
      key_env = "API_KEY"

      [sources.api.map]
      id = "nr"
      title = "label"
      ingredients = "food"
      """, to: "recipes.toml")
    return folder
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder) async throws -> CommandResult
  {
    try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
      .with("API_KEY", Self.key).with("XDG_CACHE_HOME", folder.path + "/cache").result()
  }

  @Test("a list is asked for page by page and once, and a recipe by its own id")
  func run() async throws {
    let server = try Self.server()
    let folder = try kitchen(server, records: "data")
    #expect(try await run("config", "check", in: folder).status == 0)
    for _ in 1...2 {
      let listed: ListDocument = try await run("list", "-o", "json", in: folder).json()
      #expect(listed.recipes.map(\.title).sorted() == (0..<7).map { "Dish \($0)" })
    }
    #expect(server.requests.filter { $0.target.hasPrefix("/dishes") }.count == 3)
    let shown = try await run("show", "5", in: folder)
    #expect(shown.status == 0 && shown.output.contains("5 leeks"))
    server.stop()
    let offline = try await run("show", "api:5", "--offline", in: folder)
    #expect(offline.status == 0 && offline.output.contains("5 leeks"))
    for file in try folder.files() {
      let text = (try? folder.text(of: file)) ?? ""
      #expect(!text.contains(Self.key) && !file.contains(Self.key))
    }
  }

  @Test("a recipe that a list has and its address has not is shown as listed, and says so")
  func absentItem() async throws {
    let server = try Self.server()
    let folder = try kitchen(server, records: "data")
    for _ in 1...2 {
      let shown = try await run("show", "api:6", in: folder)
      if shown.status == 0 {
        #expect(shown.output.contains("Dish 6"))
        #expect(shown.errors.contains("api lists '6'"), "\(shown.errors)")
      }
      #expect(try await run("list", in: folder).status == 0)
    }
    #expect(try await run("show", "api:6", in: folder).errors.contains("api lists '6'"))
    let whole = try await run("show", "api:5", in: folder)
    #expect(!whole.errors.contains("api lists"))
  }

  @Test("recipes in an object by id are shown by these ids")
  func keyed() async throws {
    let server = try LoopbackServer { _ in
      let rows = (1...3).map {
        #""\#($0)": {"title": "Dish \#($0)", "ingredients": ["\#($0) leeks"]}"#
      }
      return .answer(#"{"recipes": {\#(rows.joined(separator: ","))}}"#)
    }
    let folder = try TemporaryFolder()
    try folder.write(
      "[sources.api]\nkind = \"http\"\nurl = \"\(server.url)/all\"\n", to: "recipes.toml")
    let shown = try await run("show", "api:3", in: folder)
    #expect(shown.status == 0 && shown.output.contains("3 leeks"), "\(shown.errors)")
  }

  @Test("a place where nothing is names what is there, and the run goes on")
  func wrongPlace() async throws {
    let server = try Self.server()
    let folder = try kitchen(server, records: "dishes")
    let listed = try await run("list", in: folder)
    #expect(listed.status == 4)
    #expect(listed.errors.contains(#"records = "dishes" leads to nothing"#))
    #expect(listed.errors.contains("'data' (3)"))
  }
}
