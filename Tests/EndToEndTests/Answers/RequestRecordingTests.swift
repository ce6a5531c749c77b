import Foundation
import TestSupport
import Testing

/// Recordings of requests, which replace the server of any kind of source that asks one.
@Suite("A recording of requests")
struct RequestRecordingTests {
  private static let key = "kale-4711-plum"

  /// A server whose list is on two pages that links join, and whose details are elsewhere.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      guard request.target.contains("apikey=\(key)") else {
        return .answer(#"{"message": "no key"}"#, status: "401 Unauthorized")
      }
      let path = request.target.prefix { $0 != "?" }
      if path.hasPrefix("/dish/"), let number = Int(path.dropFirst("/dish/".count)) {
        return .answer(
          #"{"id": \#(number), "title": "Dish \#(number)", "ingredients": ["\#(number + 1) leeks"]}"#
        )
      }
      let isSecond = request.target.contains("page=2")
      let rows = (isSecond ? 2..<3 : 0..<2).map { #"{"id": \#($0), "title": "Dish \#($0)"}"# }
      let next = isSecond ? "null" : #""/list?apikey=\#(key)&page=2""#
      return .answer(#"{"items": [\#(rows.joined(separator: ","))], "next": \#(next)}"#)
    }
  }

  private static func table(_ address: String, _ options: String = "") -> String {
    """
    [sources.api]
    kind = "http"
    url = "\(address)/list?apikey={key}"
    item_url = "\(address)/dish/{id}?apikey={key}"
    \(options)
    """
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> CommandResult
  {
    try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
      .with("API_KEY", Self.key).with("XDG_CACHE_HOME", folder.path + "/cache")
      .with("XDG_STATE_HOME", folder.path + "/state").result()
  }

  @Test("replays an API without its server, its key or anything else that is kept")
  func replay() async throws {
    let server = try Self.server()
    let folder = try TemporaryFolder()
    try folder.write(Self.table(server.url, #"key_env = "API_KEY""#), to: "recipes.toml")
    let commands = [
      ["list", "-o", "csv", "--fields", "id,title,ingredients"], ["show", "api:1"],
      ["search", "dish"],
    ]
    var outputs: [String] = []
    for command in commands {
      let result = try await run(command, in: folder)
      #expect(result.status == 0)
      outputs.append(result.output)
    }
    #expect(outputs[0].contains("3 leeks"))
    let address = server.url
    server.stop()
    let recorded = try await run(["cache", "record", "api", "tapes"], in: folder)
    #expect(recorded.errors.contains("recorded 5 answers in tapes"))
    #expect(try folder.files(below: "tapes").count == 6)
    for file in try folder.files(below: "tapes") {
      #expect(try !folder.text(of: "tapes/" + file).contains("kale"))
    }
    let elsewhere = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: folder.path + "/tapes", toPath: elsewhere.path + "/tapes")
    try elsewhere.write(Self.table(address, #"recording = "tapes""#), to: "recipes.toml")
    for (command, output) in zip(commands, outputs) {
      let replayed = try await run(command, in: elsewhere)
      #expect(replayed.status == 0)
      #expect(replayed.output == output)
    }
    #expect(try await run(["config", "check"], in: elsewhere).status == 0)
    #expect(!elsewhere.has("cache/recipes/answers"))
  }

  @Test("of all details is whole although the server has none of one recipe")
  func absentDetails() async throws {
    let server = try LoopbackServer { request in
      switch request.target {
      case "/list": .answer(#"{"items": [{"id": 1, "title": "Stew"}, {"id": 2, "title": "Tart"}]}"#)
      case "/dish/1": .answer(#"{"id": 1, "title": "Stew", "ingredients": ["1 leek"]}"#)
      default: .answer(#"{"message": "not found"}"#, status: "404 Not Found")
      }
    }
    let folder = try TemporaryFolder()
    let table = """
      [sources.api]
      kind = "http"
      url = "\(server.url)/list"
      item_url = "\(server.url)/dish/{id}"
      details = "all"

      """
    try folder.write(table, to: "recipes.toml")
    #expect(try await run(["list"], in: folder).status == 0)
    server.stop()
    let offline = try await run(["list", "--offline"], in: folder)
    #expect(offline.status == 0, "\(offline.errors)")
    #expect(try await run(["cache", "record", "api", "tapes"], in: folder).status == 0)
    try folder.write(table + "recording = \"tapes\"\n", to: "recipes.toml")
    let replayed = try await run(["list"], in: folder)
    #expect(replayed.status == 0, "\(replayed.errors)")
    #expect(replayed.output == offline.output)
  }

  @Test("replays a page")
  func page() async throws {
    let server = try LoopbackServer { _ in
      .answer(
        "<html><body><h1>Leek Soup</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l water</li></ul>"
          + "<h2>Directions</h2><ol><li>Boil the leeks.</li></ol></body></html>",
        headers: ["Content-Type: text/html"])
    }
    let folder = try TemporaryFolder()
    let table = "[sources.page]\nkind = \"page\"\nurl = \"\(server.url)/leek.html\"\n"
    try folder.write(table, to: "recipes.toml")
    let list = ["list", "-o", "json", "--fields", "id,title,ingredients"]
    let live = try await run(list, in: folder)
    #expect(live.status == 0)
    server.stop()
    #expect(try await run(["cache", "record", "page", "tapes"], in: folder).status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/cache")
    try folder.write(table + "recording = \"tapes\"\n", to: "recipes.toml")
    #expect(try await run(list, in: folder).output.contains("Leek Soup"))
  }

  @Test("says what is missing: the folder, an answer, or a list that is one")
  func missing() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.table("http://api.example", #"recording = "tapes""#), to: "recipes.toml")
    let absent = try await run(["list"], in: folder)
    #expect(absent.status == 4)
    #expect(absent.errors.contains("cannot read the recording"))
    #expect(absent.errors.contains("recipes cache record SOURCE FOLDER"))
    #expect(try await run(["doctor"], in: folder).output.contains("cannot read the recording"))
    try folder.write(#"{"answers": []}"#, to: "tapes/recording.json")
    #expect(try await run(["list"], in: folder).errors.contains("is not the list of a recording"))
    try folder.write(
      #"""
      {"schema": "recipes-recording/1", "answers": [
        {"url": "http://api.example/list", "body": "1.json"},
        {"url": "http://api.example/list?page=2", "body": "../../recipes.toml"}, 7]}
      """#, to: "tapes/recording.json")
    try folder.write(
      #"{"items": [{"id": 1, "title": "Stew"}], "next": "/list?page=2"}"#, to: "tapes/1.json")
    let partial = try await run(["list"], in: folder)
    #expect(partial.status == 3)
    #expect(partial.output.contains("Stew"))
    #expect(partial.errors.contains("the cached list of api.example ends after page 1"))
    #expect(partial.errors.contains("record it anew"))
    #expect(!partial.errors.contains("--offline"))
  }
}
