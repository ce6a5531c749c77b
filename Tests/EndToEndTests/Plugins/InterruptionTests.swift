import Foundation
import TestSupport
import Testing

/// Runs that Ctrl-C ends while programs of others are running.
struct InterruptionTests {
  private static let ignoring = PluginKitchen.programs + "/hostile/ignores-signals"

  /// A command that notes the number of its process and what it is told.
  private static let slowKey =
    "echo $$ >> pids; trap 'echo SIGTERM >> heard; exit 1' TERM; while :; do sleep 0.05; done"

  @Test("an interrupted run leaves no process behind", .enabled(if: PythonTool.isThere))
  func end() async throws {
    for (isInterrupt, status) in [(true, 130), (false, 137)] as [(Bool, Int32)] {
      let meal = try Meal(Meal.plugIn(Self.ignoring))
      let run = try await meal.begin("list") { meal.number != nil }
      let number = try #require(meal.number)
      if isInterrupt { run.interrupt() } else { run.kill() }
      #expect(try await run.result().status == status)
      try await waiting(for: { !Self.isRunning(number) })
      #expect(!Self.isRunning(number))
    }
  }

  @Test(
    "an interrupted run cancels its requests, and gives a plug-in time to end",
    .enabled(if: PythonTool.isThere))
  func request() async throws {
    let meal = try Meal(Meal.plugIn(PluginKitchen.programs + "/notes-its-end"))
    let run = try await meal.begin("list") { meal.heard.contains("list") }
    run.interrupt()
    let result = try await run.result()
    #expect(result.status == 130)
    #expect(result.output.isEmpty && result.errors.isEmpty)
    #expect(meal.heard == "hello\ninit\nlist\ncancel\nend of input\nended\n")
  }

  @Test(
    "an interrupted export leaves the old file, however long a plug-in takes to end",
    .enabled(if: PythonTool.isThere))
  func export() async throws {
    let meal = try Meal(Meal.plugIn(Self.ignoring))
    try meal.kitchen.folder.write("old", to: "all.json")
    let run = try await meal.begin("export", "--format", "json", "--output", "all.json") {
      meal.number != nil
    }
    run.interrupt()
    #expect(try await run.result().status == 130)
    #expect(try meal.kitchen.folder.text(of: "all.json") == "old")
  }

  @Test(
    "a command that was to print a secret is told to end before it is killed",
    arguments: [
      """
      [sources.api]
      kind = "food2fork"
      base_url = "http://127.0.0.1:9"
      timeout = "600s"
      key_command = ["sh", "key.sh"]
      """,
      Meal.plugIn(
        PluginKitchen.programs + "/ten-lines",
        "[sources.bad.secrets]\nAPI_KEY = { command = [\"sh\", \"key.sh\"] }"),
    ])
  func key(configuration: String) async throws {
    let meal = try Meal(configuration)
    try meal.kitchen.folder.write(Self.slowKey, to: "key.sh")
    let run = try await meal.begin("list") { meal.number != nil }
    let number = try #require(meal.number)
    run.interrupt()
    #expect(try await run.result().status == 130)
    #expect(meal.heard == "SIGTERM\n")
    #expect(!Self.isThere(number))
  }

  @Test("the network helpers of an interrupted run are gone when it is")
  func helper() async throws {
    let server = try LoopbackServer { _ in .silence }
    let meal = try Meal(
      """
      [sources.api]
      kind = "food2fork"
      base_url = "\(server.url)"
      timeout = "600s"
      """)
    let run = try await meal.begin("list") { !server.requests.isEmpty }
    let helpers = Self.children(of: run.number)
    #expect(!helpers.isEmpty)
    run.interrupt()
    #expect(try await run.result().status == 130)
    #expect(helpers.filter(Self.isThere).isEmpty)
  }

  /// Returns the numbers of the children of a process.
  private static func children(of parent: Int32) -> [String] {
    ps("-o", "pid=", "--ppid", String(parent)).split(whereSeparator: \.isWhitespace).map(
      String.init)
  }

  /// True if a process is running.
  private static func isRunning(_ number: String) -> Bool {
    let state = ps("-o", "stat=", "-p", number)
    return !state.isEmpty && !state.hasPrefix("Z")
  }

  /// True if a process has not been reaped.
  private static func isThere(_ number: String) -> Bool { !ps("-o", "stat=", "-p", number).isEmpty }

  private static func ps(_ arguments: String...) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/ps")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return "" }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}

/// A run with a home of its own, in which programs note their numbers and what they hear.
private struct Meal {
  let kitchen: PluginKitchen

  init(_ configuration: String) throws {
    kitchen = try PluginKitchen()
    try kitchen.folder.write(configuration, to: ".config/recipes/recipes.toml")
  }

  /// The table of a source that has more time than a test takes, as it may go on minutes later, while others have
  /// all threads.
  static func plugIn(_ command: String, _ secrets: String? = nil) -> String {
    """
    [sources.bad]
    kind = "process"
    command = "\(command)"
    start_timeout = "30s"
    timeout = "600s"
    \(secrets ?? "[sources.bad.secrets]\nAPI_KEY = { env = \"HOME\" }")
    """
  }

  /// Starts the program, and waits for a condition.
  func begin(_ arguments: String..., until condition: () -> Bool) async throws -> RunningCommand {
    let run = try CommandRun(RecipesBinary.path, arguments).inFolder(kitchen.folder.path)
      .with("HOME", kitchen.folder.path).start()
    try await waiting(for: condition)
    return run
  }

  /// What a program has noted of what it was told.
  var heard: String { (try? kitchen.folder.text(of: "heard")) ?? "" }

  /// The number of a program once it has noted it whole.
  var number: String? {
    let lines =
      (try? kitchen.folder.text(of: "pids"))?
      .split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return lines.count > 1 && !lines[0].isEmpty ? String(lines[0]) : nil
  }
}

private func waiting(for condition: () -> Bool) async throws {
  for _ in 0..<4_000 {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(50))
  }
}
