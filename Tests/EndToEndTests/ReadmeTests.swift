import Foundation
import Testing

/// Every command that `README.md` shows works as it stands.
struct ReadmeTests {
  @Test("every sh block of the README runs")
  func blocks() async throws {
    let blocks = try Self.blocks(of: "sh", in: Repository.text(of: "README.md"))
    #expect(blocks.count >= 4)
    for block in blocks {
      let folder = try clone()
      let result = try await shell(block).inFolder(folder.path).result()
      #expect(result.status == 0, "\(block)\n\(result.errors)")
    }
  }

  @Test("every toml block of the README is a configuration")
  func configurations() async throws {
    let blocks = try Self.blocks(of: "toml", in: Repository.text(of: "README.md"))
    #expect(!blocks.isEmpty)
    for block in blocks {
      let folder = try clone()
      try folder.write(block, to: "recipes.toml")
      let result = try await recipes("config", "check").inFolder(folder.path).result()
      #expect(result.status == 0, "\(block)\n\(result.errors)")
    }
  }

  @Test("the output that the README shows is what the program prints")
  func output() async throws {
    let readme = try Repository.text(of: "README.md")
    let shown = try #require(Self.blocks(of: "text", in: readme).first)
    let terminal = try PseudoTerminal(columns: 100)
    let result = try await fixtures("list", "--color", "never").on(terminal).result()
    #expect(result.output == shown)
  }

  /// The blocks of a language, without commands that build: the tests are part of a build.
  private static func blocks(of language: String, in page: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .map { block in
        block.components(separatedBy: "\n").filter { !isBuild($0) }.joined(separator: "\n")
          .replacing("swift run -c release recipes", with: "recipes")
      }
      .filter { $0.contains { !$0.isWhitespace } }
  }

  private static func isBuild(_ line: String) -> Bool {
    ["install ", "swift test", "swift build"].contains { line.hasPrefix($0) }
  }

  /// What the commands of the README find in a fresh clone.
  private func clone() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Fixtures", "recipes.toml"] {
      try FileManager.default.copyItem(
        atPath: Repository.root + "/" + name, toPath: folder.path + "/" + name)
    }
    return folder
  }
}
