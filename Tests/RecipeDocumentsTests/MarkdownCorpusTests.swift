import Foundation
import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite(
  "Markdown collections",
  .enabled(
    if: MarkdownSharedFiles.has("corpora/markdown"), "needs ../shared/corpora/markdown"))
struct MarkdownCorpusTests {
  /// One page has two dates, the second of which is named.
  @Test("all 378 front matters are read, and only a key that is written twice is complained of")
  func frontMatter() throws {
    let files = MarkdownSharedFiles.files(in: "corpora/markdown", suffix: ".md")
    var read = 0
    var complaints: [String] = []
    for file in files {
      let frontMatter = RecipeFrontMatter(
        of: try MarkdownSharedFiles.bytes(of: file), path: file.lastPathComponent)
      if frontMatter.isPresent { read += 1 }
      complaints += frontMatter.diagnostics.map(\.message)
    }
    #expect(read == 378)
    #expect(complaints == ["front matter: duplicate key 'date', first on line 3"])
  }

  /// The least number of recipes, of those with ingredients and with directions, by folder.
  ///
  /// Free-form holds eight pages that are no recipes: seven READMEs and two lines on onions.
  @Test(
    "recipes are found with their ingredients and directions",
    arguments: [
      ("hugo", 167, 167, 167), ("hugo-fork", 198, 198, 198), ("headings", 46, 46, 46),
      ("chinese", 185, 185, 185), ("chinese-translated", 165, 165, 165),
      ("jekyll", 13, 13, 13), ("free-form", 71, 69, 65),
    ])
  func floors(folder: String, recipes: Int, ingredients: Int, directions: Int) throws {
    let files = MarkdownSharedFiles.files(in: "corpora/markdown/\(folder)", suffix: ".md")
    var found: [Recipe] = []
    for file in files {
      let outcome = MarkdownRecipeReader().read(
        try MarkdownSharedFiles.bytes(of: file), path: file.lastPathComponent, fields: .all)
      #expect(outcome.entries.count == 1 || !outcome.diagnostics.isEmpty)
      found += outcome.entries.map(\.recipe)
    }
    #expect(found.count >= recipes)
    #expect(found.count { !$0.ingredients.isEmpty } >= ingredients)
    #expect(found.count { !$0.directions.isEmpty } >= directions)
    for recipe in found {
      let texts = recipe.ingredients + recipe.directions + [recipe.title]
      #expect(texts.allSatisfy { !$0.contains("<br") && !$0.contains("](") && !$0.contains("![") })
    }
  }
}
