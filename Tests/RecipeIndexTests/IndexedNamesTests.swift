import RecipeCore
import RecipeMerging
import RecipeSearch
import Testing

@testable import RecipeIndex

@Suite("An index finds recipes by their names")
struct IndexedNamesTests {
  @Test(
    "A marked recipe is found by any name of its records, and no other is read",
    arguments: [
      ("notes", "soup/leek.md", "Leek Soup"), ("api", "35382", "Leek Soup"),
      ("notes", "all.json#zur", "Żurek 🍲"), ("notes", "all.json#2", nil),
      ("notes", "all.json#3", nil), ("notes", "all.json", nil),
      ("notes", "soup/leek.md#1", "Leek Soup"), ("notes", "soup/leek.md#2", nil),
      ("notes", "gone.md", nil), ("nowhere", "35382", nil),
    ] as [(String, String, String?)])
  func marked(source: String, id: String, title: String?) async throws {
    let sample = try await IndexSample()
    let recipes = try IndexedRecipes(try #require(sample.index), CorruptionLatch())
    let reference = RecordReference(source: source, id: id)
    var marks = RecipeMarks()
    marks.set(.cooked, on: reference)
    let query = try RecipeQuery(parsing: "is:cooked").knowing(marks)
    let candidates = recipes.candidates(for: query)
    #expect(Array(candidates.doubtful).isEmpty)
    #expect(
      Array(candidates.certain).map { recipes[$0].merged.recipe.title }
        == [title].compactMap(\.self))
    let others = recipes.candidates(for: try RecipeQuery(parsing: "-is:cooked").knowing(marks))
    #expect(Array(others.doubtful).isEmpty)
    #expect(Array(others.certain).count == recipes.count - Array(candidates.certain).count)
  }

  @Test("Completions see every id and title that begins with a text")
  func beginnings() async throws {
    let sample = try await IndexSample()
    let names = IndexedNames(try #require(sample.index))
    var starts = ["", "?", "zzz", "or", "LEEK so", "leek  s", "zur"]
    for recipe in sample.recipes {
      for text in [recipe.merged.id, recipe.merged.recipe.title] {
        starts += text.indices.map { String(text[...$0]) }
      }
    }
    for start in starts {
      let folded = start.lowercased()
      let expected = sample.recipes.filter {
        $0.merged.id.hasPrefix(folded) || $0.merged.recipe.title.lowercased().hasPrefix(folded)
      }
      var found: [String] = []
      names.forEachRecipe(beginningWith: start) { id, title in
        if id.hasPrefix(folded) || title.lowercased().hasPrefix(folded) { found.append(id) }
        return true
      }
      #expect(found == expected.map(\.merged.id), "\(start)")
    }
  }
}
