import Foundation
import RecipeCore
import RecipeDocuments
import Testing

@Suite(
  "Cooklang collections",
  .enabled(
    if: MarkdownSharedFiles.has("corpora/cooklang")
      && MarkdownSharedFiles.has("conformance/cooklang/examples"),
    "needs ../shared/corpora/cooklang and ../shared/conformance/cooklang"))
struct CooklangCorpusTests {
  @Test(
    "every file is a recipe, and is the same after it was written",
    arguments: [("corpora/cooklang", 7), ("conformance/cooklang/examples", 4)])
  func recipes(folder: String, count: Int) throws {
    let files = MarkdownSharedFiles.files(in: folder, suffix: ".cook")
    #expect(files.count == count)
    for file in files {
      let outcome = CooklangRecipeReader().read(
        try MarkdownSharedFiles.bytes(of: file), path: file.lastPathComponent, fields: .all)
      let recipe = try #require(outcome.entries.first?.recipe)
      #expect(outcome.diagnostics.isEmpty)
      #expect(recipe.ingredients.count >= 5 && recipe.directions.count >= 4, "\(file)")
      let texts = recipe.ingredients + recipe.directions
      #expect(texts.allSatisfy { text in !"{}@#~%".contains { text.contains($0) } })
      #expect(try CooklangSample.written(recipe) == recipe)
    }
  }
}
