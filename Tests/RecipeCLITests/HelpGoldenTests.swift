import ArgumentParsing
import Foundation
import Testing

@testable import RecipeCLI

/// The help of every command, compared with files that `RECORD_GOLDEN=1` writes anew.
@Suite("Help texts")
struct HelpGoldenTests {
  /// The words that lead to each command, and none for the program itself.
  private static let commands =
    [""] + CommandCatalog(.builtIn).visiblePaths.map { $0.map(\.name).joined(separator: " ") }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  @Test("help is as recorded", arguments: commands)
  func golden(command: String) async throws {
    let words = command.split(separator: " ").map(String.init)
    let help = await Kitchen(nil).run(["help"] + words).output
    let name = (["help"] + words).joined(separator: "-") + ".txt"
    let file = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(help.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == help)
  }

  @Test("help has examples before anything else but the headline", arguments: commands)
  func examples(command: String) async throws {
    let words = command.split(separator: " ").map(String.init)
    let help = await Kitchen(nil).run(words + ["--help"]).output
    let headings = help.split(separator: "\n").filter { $0.hasSuffix(":") }
    #expect(headings.first == "Examples:")
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
