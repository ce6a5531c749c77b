import Foundation
import TestSupport
import Testing

/// Plug-ins as a user starts and stops them.
struct PluginTests {
  @Test("a new plug-in passes its test as it is", .enabled(if: PythonTool.isThere))
  func new() async throws {
    let kitchen = try PluginKitchen()
    #expect(try await kitchen.run("plugin", "new", "sh", "soup").output == "recipes-source-soup\n")
    #expect(try await kitchen.run("plugin", "new", "sh", "soup").status == 2)
    #expect(try await kitchen.run("plugin", "new", "sh", "../soup").status == 2)
    let test = try await kitchen.run(
      "plugin", "test", "./recipes-source-soup", "--tap", "--patience", "20")
    #expect(test.status == 0, "\(test.output)")
    #expect(test.output.hasPrefix("TAP version 13\n1..50\nok 1 - "))
    let json = try await kitchen.run(
      "plugin", "test", PluginKitchen.programs + "/hostile/wrong-count", "--json")
    #expect(json.status == 1)
    #expect(json.output.contains("\"passed\": false"))
  }

  @Test("an interrupted run leaves no process behind", .enabled(if: PythonTool.isThere))
  func interruption() async throws {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(
      kitchen.process(
        "bad", PluginKitchen.programs + "/hostile/ignores-signals",
        "[sources.bad.secrets]\nAPI_KEY = { env = \"HOME\" }"),
      to: ".config/recipes/recipes.toml")
    for signal in [SIGINT, SIGKILL] {
      let process = Process()
      process.executableURL = URL(filePath: RecipesBinary.path)
      process.arguments = ["list"]
      process.currentDirectoryURL = URL(filePath: kitchen.folder.path)
      process.environment = [
        "HOME": kitchen.folder.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      try await until { kitchen.folder.has("pids") }
      let number = try kitchen.folder.text(of: "pids").trimmingSuffix("\n")
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      try await until { !Self.isRunning(number) }
      #expect(!Self.isRunning(number))
      try FileManager.default.removeItem(atPath: kitchen.folder.path + "/pids")
    }
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
    for _ in 0..<400 where !condition() { try await Task.sleep(for: .milliseconds(50)) }
  }
}
