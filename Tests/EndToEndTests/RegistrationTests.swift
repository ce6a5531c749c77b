import Foundation
import Testing

/// A source is a folder plus one line in two places; none of the three may be forgotten.
struct RegistrationTests {
  private func plugins() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.root + "/Plugins")
      .filter { !$0.hasPrefix(".") && $0 != "Examples" }
  }

  @Test("every folder of Plugins is in Package.swift and in SourceCatalog.swift")
  func registered() throws {
    let package = try Repository.text(of: "Package.swift")
    let catalog = try Repository.text(of: "Sources/RecipeCLI/Catalogs/SourceCatalog.swift")
    let sources = try #require(package.firstMatch(of: #/let sources = \[([^\]]*)\]/#)).output.1
    let folders = try plugins()
    #expect(folders.count >= 3)
    for folder in folders {
      #expect(sources.contains("\"\(folder)\""), "Package.swift does not name \(folder)")
      #expect(catalog.contains("import \(folder)\n"), "SourceCatalog.swift lacks \(folder)")
      #expect(catalog.contains("\(folder)Plugin.self,"), "SourceCatalog.builtIn lacks \(folder)")
    }
  }

  @Test("recipes init names the kind of every source")
  func kinds() async throws {
    let folder = try TemporaryFolder()
    _ = try await recipes("init").inFolder(folder.path).result()
    let text = try folder.text(of: "recipes.toml")
    let kinds = Set(text.matches(of: #/kind = "([^"]+)"/#).map(\.output.1))
    #expect(kinds.count == (try plugins().count))
    #expect(kinds.isSuperset(of: ["folder", "food2fork", "json", "markdown"]))
  }
}
