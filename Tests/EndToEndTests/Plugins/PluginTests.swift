import Foundation
import TestSupport
import Testing

/// Plug-ins as a user starts and stops them.
struct PluginTests {
  @Test("a new plug-in passes its test as it is", .enabled(if: PythonTool.isThere))
  func new() async throws {
    let kitchen = try PluginKitchen()
    #expect(try await kitchen.run("plugin", "new", "sh", "soup").output == "recipes-source-soup\n")
    #expect(try await kitchen.run("plugin", "new", "sh", "recipes-source-soup").status == 2)
    #expect(try await kitchen.run("plugin", "new", "sh", "../soup").status == 2)
    let test = try await kitchen.run(
      "plugin", "test", "./recipes-source-soup", "--tap", "--patience", "20")
    #expect(test.status == 0, "\(test.output)")
    #expect(test.output.hasPrefix("TAP version 13\n1..54\nok 1 - "))
    let json = try await kitchen.run(
      "plugin", "test", PluginKitchen.programs + "/hostile/wrong-count", "--json")
    #expect(json.status == 1)
    #expect(json.output.contains("\"passed\": false"))
  }

  @Test("an interrupted run leaves no process behind", .enabled(if: PythonTool.isThere))
  func interruption() async throws {
    let kitchen = try PluginKitchen()
    let table = kitchen.process(
      "bad", PluginKitchen.programs + "/hostile/ignores-signals",
      "[sources.bad.secrets]\nAPI_KEY = { env = \"HOME\" }")
    // This test may go on minutes later, while others have all threads.
    try kitchen.folder.write(
      table.replacing("\"60s\"", with: "\"600s\""), to: ".config/recipes/recipes.toml")
    for (isInterrupt, status) in [(true, 130), (false, 137)] as [(Bool, Int32)] {
      let run = try recipes("list").inFolder(kitchen.folder.path)
        .with("HOME", kitchen.folder.path).start()
      try await until { Self.notedNumber(in: kitchen) != nil }
      let number = try #require(Self.notedNumber(in: kitchen))
      if isInterrupt { run.interrupt() } else { run.kill() }
      #expect(try await run.result().status == status)
      try await until { !Self.isRunning(number) }
      #expect(!Self.isRunning(number))
      try FileManager.default.removeItem(atPath: kitchen.folder.path + "/pids")
    }
  }

  @Test(
    "an interrupted run cancels its requests, and gives a plug-in time to end",
    .enabled(if: PythonTool.isThere))
  func interruptedRequest() async throws {
    let kitchen = try PluginKitchen()
    let table = kitchen.process("slow", PluginKitchen.programs + "/notes-its-end")
    try kitchen.folder.write(
      table.replacing("\"60s\"", with: "\"600s\""), to: ".config/recipes/recipes.toml")
    let run = try recipes("list").inFolder(kitchen.folder.path)
      .with("HOME", kitchen.folder.path).start()
    let file = kitchen.folder.path + "/heard"
    let heard = { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
    try await until { heard().contains("list") }
    run.interrupt()
    let result = try await run.result()
    #expect(result.status == 130)
    #expect(result.output.isEmpty && result.errors.isEmpty)
    #expect(heard() == "hello\ninit\nlist\ncancel\nend of input\nended\n")
  }

  @Test(
    "an interrupted export leaves the old file, however long a plug-in takes to end",
    .enabled(if: PythonTool.isThere))
  func interruptedExport() async throws {
    let kitchen = try PluginKitchen()
    let table = kitchen.process(
      "bad", PluginKitchen.programs + "/hostile/ignores-signals",
      "[sources.bad.secrets]\nAPI_KEY = { env = \"HOME\" }")
    try kitchen.folder.write(
      table.replacing("\"60s\"", with: "\"600s\""), to: ".config/recipes/recipes.toml")
    try kitchen.folder.write("old", to: "all.json")
    let run = try recipes("export", "--format", "json", "--output", "all.json")
      .inFolder(kitchen.folder.path).with("HOME", kitchen.folder.path).start()
    try await until { Self.notedNumber(in: kitchen) != nil }
    run.interrupt()
    #expect(try await run.result().status == 130)
    #expect(try kitchen.folder.text(of: "all.json") == "old")
  }

  @Test("a program that was to print a key ends with the run that waits for it")
  func interruptedKey() async throws {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(
      """
      [sources.api]
      kind = "food2fork"
      base_url = "http://127.0.0.1:9"
      timeout = "600s"
      key_command = ["sh", "-c", "printf '%s\\n' $$ > pids; exec sleep 600"]
      """, to: ".config/recipes/recipes.toml")
    let run = try recipes("list").inFolder(kitchen.folder.path)
      .with("HOME", kitchen.folder.path).start()
    try await until { Self.notedNumber(in: kitchen) != nil }
    let number = try #require(Self.notedNumber(in: kitchen))
    run.interrupt()
    #expect(try await run.result().status == 130)
    try await until { !Self.isRunning(number) }
    #expect(!Self.isRunning(number))
  }

  @Test("a plug-in that hangs is explained by what it wrote to its standard error")
  func hanging() async throws {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(
      """
      [sources.soups]
      kind = "process"
      command = "\(PluginKitchen.programs)/hangs"
      timeout = "5s"
      """, to: "named.toml")
    let result = try await kitchen.run("--config", "named.toml", "list")
    #expect(result.status == 4)
    #expect(result.errors.contains("error: cannot reach db.example"), "\(result.errors)")
  }

  @Test("more patience than can be counted with is refused", arguments: ["1001", "\(Int.max)"])
  func patience(number: String) async throws {
    let kitchen = try PluginKitchen()
    let test = try await kitchen.run(
      "plugin", "test", PluginKitchen.programs + "/ten-lines", "--patience", number)
    #expect(test.status == 2)
    #expect(test.errors.contains("--patience is 1000 at most, but not \(number)"))
  }

  /// Returns the number of a plug-in once it has noted it whole.
  private static func notedNumber(in kitchen: PluginKitchen) -> String? {
    let lines =
      (try? kitchen.folder.text(of: "pids"))?
      .split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return lines.count > 1 && !lines[0].isEmpty ? String(lines[0]) : nil
  }

  private static func isRunning(_ number: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/ps")
    process.arguments = ["-o", "stat=", "-p", number]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return false }
    let state = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return !state.isEmpty && !state.hasPrefix("Z")
  }

  private func until(_ condition: () -> Bool) async throws {
    for _ in 0..<4_000 where !condition() { try await Task.sleep(for: .milliseconds(50)) }
  }
}
