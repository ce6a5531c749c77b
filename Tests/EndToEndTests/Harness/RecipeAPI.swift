import Foundation
import Synchronization
import TestSupport

/// A server of the food2fork family with made-up recipes, and a project whose only source asks it.
final class RecipeAPI: Sendable {
  /// The number of rows on a page.
  static let page = 30

  /// The server; `nil` once it is gone.
  private let running: Mutex<LoopbackServer?>
  private let gone = Mutex(0)
  /// The project.
  let folder: TemporaryFolder
  /// The folder of what is kept, and that of what is remembered.
  let kept: TemporaryFolder

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - count: The number of recipes.
  ///   - options: Further lines of the source's table.
  ///   - reply: Replies instead of the server, or returns `nil`.
  init(
    count: Int, _ options: String...,
    reply: @escaping @Sendable (LoopbackServer.Request) -> LoopbackReply? = { _ in nil }
  ) throws {
    let server = try LoopbackServer { request in
      reply(request) ?? .answer(Self.body(request.target, count))
    }
    folder = try TemporaryFolder()
    kept = try TemporaryFolder()
    running = Mutex(server)
    let table = [
      "[sources.api]", #"kind = "food2fork""#, #"base_url = "\#(server.url)""#,
      #"timeout = "120s""#,
    ]
    try folder.write((table + options).joined(separator: "\n"), to: "recipes.toml")
  }

  /// A run of `recipes` in the project, which shares what is kept with the other runs.
  func run(_ arguments: String...) -> CommandRun { run(arguments) }

  /// A run of `recipes` in the project, which shares what is kept with the other runs.
  func run(_ arguments: [String]) -> CommandRun {
    CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
      .with("XDG_CACHE_HOME", kept.path + "/cache").with("XDG_STATE_HOME", kept.path + "/state")
  }

  /// Adds a file to the project.
  func add(_ text: String, _ name: String) throws { try folder.write(text, to: name) }

  /// The targets that were asked for.
  var targets: [String] { running.withLock { $0?.requests.map(\.target) ?? [] } }

  /// The number of requests so far.
  var count: Int { targets.count + gone.withLock(\.self) }

  /// Ends the server.
  func stop() {
    let server = running.withLock { server in
      defer { server = nil }
      return server
    }
    gone.withLock { $0 += server?.requests.count ?? 0 }
    server?.stop()
  }

  /// Makes the pause of the circuit breaker so long that no test outlasts it.
  func prolongPause() throws {
    for file in try kept.files(below: "state/recipes/.servers") where file.hasSuffix(".json") {
      let path = "state/recipes/.servers/" + file
      let record = try kept.text(of: path)
      let end = Int(Date.now.timeIntervalSince1970) + 600
      try kept.write(record.replacing(#/("open_until":)\d+/#) { $0.output.1 + "\(end)" }, to: path)
    }
  }

  private static let words = ["Leek", "Carrot", "Beef", "Plum", "Bean", "Rice", "Fish"]

  private static func body(_ target: String, _ count: Int) -> String {
    if target.hasPrefix("/get") {
      guard let number = parameter("rId", of: target).flatMap({ Int($0) }) else {
        return #"{"recipe": []}"#
      }
      return """
        {"recipe": {\(members(number)), "ingredients": [
          "\(number + 1) leeks", "1 kg flour", "2 eggs", "\(number + 1) g butter"]}}
        """
    }
    let query = parameter("q", of: target)?.lowercased() ?? ""
    let found = (0..<count).filter { query.isEmpty || title($0).lowercased().contains(query) }
    let first = ((parameter("page", of: target).flatMap { Int($0) } ?? 1) - 1) * page
    let rows = found.dropFirst(first).prefix(page).map { "{\(members($0))}" }
    return #"{"count": \#(rows.count), "recipes": [\#(rows.joined(separator: ", "))]}"#
  }

  private static func title(_ number: Int) -> String {
    "\(words[number % 7]) and \(words[number / 7 % 7].lowercased()) \(number)"
  }

  private static func members(_ number: Int) -> String {
    """
    "recipe_id": "\(number)", "title": "\(title(number))", "publisher": "Harbour Kitchen", \
    "source_url": "http://harbour.example/\(number)", "social_rank": \(100 - number)
    """
  }

  private static func parameter(_ name: String, of target: String) -> String? {
    target.split(separator: "?").last?.split(separator: "&")
      .first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
