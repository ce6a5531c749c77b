import Foundation
import Testing

/// Manual pages and the pager.
struct ManualTests {
  private static let commands = [
    [], ["list"], ["search"], ["show"], ["diff"], ["import"], ["export"],
    ["duplicates", "explain"],
    ["plugin", "test"], ["man"],
  ]

  @Test("groff has nothing to complain about a page", arguments: commands)
  func clean(command: [String]) async throws {
    let page = try await CommandRun(RecipesBinary.path, ["man"] + command).result()
    #expect(page.status == 0)
    #expect(page.output.hasPrefix(".TH \""))
    #expect(page.output.utf8.allSatisfy { $0 < 0x80 })
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/groff") else { return }
    let checked = try await shell("groff -ww -man -Tascii").input(page.output).result()
    #expect(checked.errors.isEmpty)
    #expect(checked.output.hasPrefix("RECIPES"))
  }

  @Test("a page tells the exit statuses, the variables and the files", arguments: ["list", "shop"])
  func facts(command: String) async throws {
    let page = try await recipes("man", command).result().output
    for text in [
      ".SH \"EXIT STATUS\"", "\\fB130\\fR", ".SH \"ENVIRONMENT\"", "RECIPES_CONFIG",
      ".SH \"FILES\"",
      "recipes.toml",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test("a page longer than the screen goes to the pager, which may end early")
  func pager() async throws {
    let terminal = try PseudoTerminal(columns: 80)
    let result = try await recipes("man", "export").with("PAGER", "head -n 2").on(terminal).result()
    #expect(result.status == 0)
    #expect(result.lines.count == 2)
    #expect(result.lines.first?.hasPrefix(".TH") == true)
  }

  @Test("what fits the screen, a missing pager, a pipe and --no-pager start none")
  func noPager() async throws {
    for (arguments, pager) in [
      (["--version"], "false"), (["man", "export"], "no-such-pager"),
      (["man", "export", "--no-pager"], "false"),
    ] {
      let terminal = try PseudoTerminal(columns: 80)
      let result = try await CommandRun(RecipesBinary.path, arguments).with("PAGER", pager)
        .on(terminal).result()
      #expect(result.status == 0)
      #expect(!result.output.isEmpty)
      #expect(result.errors.isEmpty)
    }
    let piped = try await recipes("man", "export").with("PAGER", "false").result()
    #expect(piped.output.hasPrefix(".TH"))
  }
}
