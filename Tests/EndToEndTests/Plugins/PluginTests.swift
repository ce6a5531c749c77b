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
}
