import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeIndex
@testable import RecipeSearch

/// Outlines read from bytes, compared with those of values.
struct RecipeOutlineTests {
  @Test("bytes have the outline and the texts of the recipe that was written")
  func packed() {
    var random = RandomQueries(seed: 61)
    for _ in 0..<200 {
      let recipe = random.recipe()
      var texts: [RecipeField: [String]] = [:]
      let packed = RecordPacker.pack(1) { recipe.write(to: &$1) }[0]
      let outline = packed.outline { field, text in
        texts[field, default: []].append(String(decoding: text, as: UTF8.self))
      }
      #expect(outline == RecipeOutline(recipe))
      #expect(texts[.title] == [recipe.title])
      #expect(texts[.publisher] == recipe.publisher.map { [$0] })
      #expect(texts[.ingredients] ?? [] == recipe.ingredients)
      #expect(texts[.directions] ?? [] == recipe.directions)
      #expect(texts[.description] == recipe.description.map { [$0] })
      #expect(texts[.tags] ?? [] == recipe.tags)
      #expect(texts[.author] == recipe.author.map { [$0] })
      #expect(texts[.language] == recipe.language.map { [$0] })
    }
  }

  @Test("bytes that are none of a recipe have the outline of an empty one")
  func corrupt() {
    var random = RandomQueries(seed: 62)
    var writer = ByteWriter()
    random.recipe().write(to: &writer)
    for count in 0..<4 {
      let packed = PackedRecipe(SharedBytes(writer.bytes), 0..<count)
      #expect(packed.outline { _, _ in } == RecipeOutline())
    }
  }

  @Test("the index of packed recipes is that of the same as values")
  func index() async {
    var random = RandomQueries(seed: 63)
    let values = random.recipes(60)
    let packed = values.map { ranked in
      let members = RecordPacker.pack(ranked.merged.members)
      return RankedRecipe(
        merged: members.count == 1
          ? MergedRecipe(single: members[0])
          : MergedRecipe(
            id: ranked.merged.id, recipe: ranked.merged.recipe, members: members),
        socialRank: ranked.socialRank)
    }
    let builder = WordIndexBuilder(work: .sample)
    #expect(await builder.bytes(of: packed) == builder.bytes(of: values))
  }
}
