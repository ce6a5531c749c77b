import Foundation
import Testing

/// The commands, configurations and links of `README.md` and of the pages it links to work.
struct ReadmeTests {
  private static let catalogue = "Sources/RecipeCore/RecipeCore.docc/"
  private static let pages: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: Repository.root + "/" + catalogue)
    return ["README.md"]
      + (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { catalogue + $0 }
  }()

  @Test("every sh block of a page runs", arguments: pages)
  func blocks(page: String) async throws {
    for block in try Self.blocks(of: "sh", in: page).compactMap(Self.runnable) {
      let folder = try clone()
      let result = try await shell(block).inFolder(folder.path).result()
      #expect(result.status == 0, "\(block)\n\(result.errors)")
    }
  }

  @Test("every toml block of a page is a configuration", arguments: pages)
  func configurations(page: String) async throws {
    for block in try Self.blocks(of: "toml", in: page) {
      let folder = try clone()
      // The home folder of a test is another temporary folder.
      let block = block.replacing("~/", with: "")
      for path in block.matches(of: #/(?m)^path = "([^"]+)"/#).map(\.output.1) {
        if !folder.has(String(path)) { try folder.write("", to: path + "/.keep") }
      }
      try folder.write(block, to: "recipes.toml")
      let result = try await recipes("config", "check").inFolder(folder.path).result()
      #expect(result.status == 0, "\(block)\n\(result.errors)")
    }
  }

  @Test("every link of a page leads to a file", arguments: pages)
  func links(page: String) throws {
    let text = try Repository.text(of: page)
    let folder = page.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let files = text.matches(of: #/\]\(([^):]+)\)/#).map { folder + $0.output.1 }
    let documents = text.matches(of: #/<doc:(\w+)>/#).map { Self.catalogue + $0.output.1 + ".md" }
    for path in files + documents {
      #expect(FileManager.default.fileExists(atPath: Repository.root + "/" + path), "\(path)")
    }
  }

  @Test("the README has commands, a configuration and links to the catalogue")
  func pageOfCommands() throws {
    #expect(try Self.blocks(of: "sh", in: "README.md").compactMap(Self.runnable).count >= 4)
    #expect(try !Self.blocks(of: "toml", in: "README.md").isEmpty)
    #expect(Self.pages.count > 4)
  }

  @Test("the output that the README shows is what the program prints")
  func output() async throws {
    let shown = try #require(Self.blocks(of: "text", in: "README.md").first)
    let terminal = try PseudoTerminal(columns: 100)
    let result = try await fixtures("list", "--color", "never").on(terminal).result()
    #expect(result.output == shown)
  }

  /// The code blocks of a language on a page.
  private static func blocks(of language: String, in page: String) throws -> [String] {
    try Repository.text(of: page).components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// The commands of a block with the programs under test, or `nil` if all of them build: the tests are
  /// part of a build.
  private static func runnable(_ block: String) -> String? {
    let commands = block.components(separatedBy: "\n")
      .filter { !$0.hasPrefix("swift test") && !$0.hasPrefix("swift build") }
      .joined(separator: "\n")
      .replacing("swift run -c release recipes", with: "recipes")
      .replacing(".build/release/recipes", with: RecipesBinary.path)
    return commands.contains { !$0.isWhitespace } ? commands : nil
  }

  /// A copy of what the commands find in a fresh clone.
  private func clone() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Fixtures", "recipes.toml"] {
      try FileManager.default.copyItem(
        atPath: Repository.root + "/" + name, toPath: folder.path + "/" + name)
    }
    return folder
  }
}
