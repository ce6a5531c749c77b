import Foundation
import RecipeCore
import RecipeDocuments
import Testing

/// The JSON collections of `../shared/corpora`.
@Suite("JSON corpora", .enabled(if: JSONCorpus.isThere, "needs ../shared/corpora"))
struct JSONCorpusTests {
  @Test("every file of a sample of the English collection is one whole recipe")
  func english() throws {
    let paths = try JSONCorpus.paths(under: "json/english")
    #expect(paths.count == 6_000)
    for (index, path) in paths.sorted().enumerated() where index % 20 == 0 {
      let outcome = try JSONCorpus.read(path)
      #expect(outcome.diagnostics == [], "\(path)")
      #expect(outcome.entries.count == 1, "\(path)")
      let recipe = outcome.entries.first?.recipe
      #expect(recipe?.sourceURL != nil, "\(path)")
      #expect(
        recipe?.ingredients.isEmpty == false || recipe?.directions.isEmpty == false, "\(path)")
    }
  }

  @Test("every node of the schema.org cookbook has a page, ingredients and steps")
  func cookbook() throws {
    let outcome = try JSONCorpus.read("json/jsonld-cookbook/cookbook-100.json")
    #expect(outcome.dialect == "schema.org")
    #expect(outcome.entries.count == 100)
    for recipe in outcome.entries.map(\.recipe) {
      #expect(recipe.sourceURL != nil, "\(recipe.title)")
      #expect(!recipe.ingredients.isEmpty, "\(recipe.title)")
      #expect(!recipe.directions.isEmpty, "\(recipe.title)")
    }
  }

  @Test("every food2fork record has its rank and its page")
  func food2fork() throws {
    let outcome = try JSONCorpus.read("food2fork/records.json")
    #expect(outcome.dialect == "food2fork")
    #expect(outcome.entries.count == 1_782)
    #expect(outcome.entries.allSatisfy { $0.recipe.socialRank != nil })
    #expect(outcome.entries.allSatisfy { $0.recipe.sourceURL != nil })
  }
}

/// Where the collections are.
private enum JSONCorpus {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/corpora").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func paths(under subfolder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: subfolder).path)
      .filter { $0.hasSuffix(".json") }.map { subfolder + "/" + $0 }
  }

  static func read(_ path: String) throws -> DocumentOutcome {
    let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
    return JSONRecipeReader().read(bytes, path: path, fields: .all)
  }
}
