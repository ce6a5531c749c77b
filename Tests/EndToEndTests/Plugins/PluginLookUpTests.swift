import Foundation
import TestSupport
import Testing

/// Recipes of a plug-in that are named one by one.
@Suite(.enabled(if: PythonTool.isThere, Comment(rawValue: PythonTool.reason)))
struct PluginLookUpTests {
  /// Makes a kitchen with a source of a program, under another name.
  private func kitchen(_ name: String) async throws -> PluginKitchen {
    let kitchen = try PluginKitchen()
    let path = try await kitchen.install(
      PluginKitchen.programs + "/search-by-title", as: "recipes-source-" + name)
    try kitchen.folder.write(kitchen.process("soups", path), to: "named.toml")
    return kitchen
  }

  /// Returns the number of starts of the plug-in since the last time.
  private func starts(_ kitchen: PluginKitchen) throws -> Int {
    defer { try? FileManager.default.removeItem(atPath: kitchen.folder.path + "/starts") }
    return try kitchen.folder.text(of: "starts").split(separator: "\n").count
  }

  @Test(
    "what a search of a plug-in found that cannot list is found again, by any of its names",
    arguments: ["search-by-title", "search-only-by-title"])
  func searched(program: String) async throws {
    let kitchen = try await kitchen(program)
    let ids = try await kitchen.run(
      "--config", "named.toml", "search", "soup", "--template", "{id} {title}"
    ).output.split(separator: "\n")
    // A later search does not forget what an earlier one found.
    _ = try await kitchen.run("--config", "named.toml", "search", "fish")
    let leek = try #require(ids.first { $0.hasSuffix("Leek soup") }?.prefix { $0 != " " })
    for name in [String(leek), String(leek.prefix(6)), "soups:leek", "leek", "leek SOUP"] {
      let shown = try await kitchen.run("--config", "named.toml", "show", name)
      #expect(shown.status == 0 && shown.output.contains("2 leeks"), "\(name): \(shown.errors)")
    }
    let stew = try await kitchen.run("--config", "named.toml", "show", "52977")
    #expect(stew.output.contains("Fish stew"), "\(stew.errors)")
    let offline = try await kitchen.run("--config", "named.toml", "--offline", "show", "soups:leek")
    #expect(offline.output.contains("Leek soup"), "\(offline.errors)")
    #expect(try await kitchen.run("--config", "named.toml", "show", "soups:none").status == 1)
  }

  @Test(
    "what a search of a plug-in found that cannot list can be compared, linked and unlinked",
    arguments: ["search-by-title", "search-only-by-title"])
  func decided(program: String) async throws {
    let kitchen = try await kitchen(program)
    _ = try await kitchen.run("--config", "named.toml", "search", "soup")
    for names in [["soups:leek", "soups:pea"], ["Leek soup", "Pea soup"]] {
      let result = try await CommandRun(
        RecipesBinary.path, ["--config", "named.toml", "duplicates", "explain"] + names
      ).inFolder(kitchen.folder.path).with("HOME", kitchen.folder.path).result()
      #expect(result.status == 0 && result.output.contains("Pea soup"), "\(result.errors)")
    }
    for kind in ["link", "unlink"] {
      let result = try await kitchen.run(
        "--config", "named.toml", "duplicates", kind, "soups:leek", "soups:pea")
      #expect(result.status == 0, "\(result.errors)")
    }
    let none = try await kitchen.run(
      "--config", "named.toml", "duplicates", "explain", "soups:leek", "soups:none")
    #expect(none.status == 1 && none.errors.contains("there is no record 'soups:none'"))
  }

  @Test("a plug-in that gets recipes is asked for one that nobody searched for")
  func unsearched() async throws {
    let kitchen = try await kitchen("search-by-title")
    for name in ["soups:pea", "pea", "Pea soup"] {
      let shown = try await kitchen.run("--config", "named.toml", "show", name)
      #expect(shown.status == 0 && shown.output.contains("1 pea"), "\(name): \(shown.errors)")
    }
  }

  @Test(
    "a run that takes several recipes of a plug-in starts it once",
    arguments: ["search-by-title", "search-only-by-title", "list-and-get"])
  func oneProcess(program: String) async throws {
    let kitchen = try await kitchen(program)
    _ = try await kitchen.run("--config", "named.toml", "search", "soup")
    _ = try starts(kitchen)
    for arguments in [
      ["shop", "soups:leek", "soups:pea", "Leek soup"], ["diff", "soups:leek", "soups:pea"],
      ["show", "soups:leek"],
    ] {
      let result = try await CommandRun(
        RecipesBinary.path, ["--config", "named.toml"] + arguments
      ).inFolder(kitchen.folder.path).with("HOME", kitchen.folder.path).result()
      #expect(result.status == 0 && result.output.contains("leek"), "\(result.errors)")
      #expect(try starts(kitchen) == 1, "\(arguments)")
    }
  }
}
