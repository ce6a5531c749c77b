import RecipeCore
import TestSupport
import Testing

@testable import RecipeIndex

@Suite("Recipes as bytes")
struct PackedRecipeTests {
  private static let recipe: Recipe = {
    var recipe = Recipe.full
    (recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes) = (
      0, MinuteRange(-1, 5), MinuteRange(.max)
    )
    return recipe
  }()

  private static func packed(_ recipes: [Recipe]) -> (plain: [RecipeRecord], packed: [RecipeRecord])
  {
    let records = recipes.enumerated().map { RecipeRecord("a/\($0)", $1) }
    return (records, RecordPacker.pack(records))
  }

  @Test("a packed record is the one it was made of, in every field")
  func whole() {
    let (plain, packed) = Self.packed([Self.recipe, Recipe(title: "Żurek 🍲"), Self.recipe])
    #expect(packed == plain)
    #expect(packed.map(\.recipe) == plain.map(\.recipe))
    #expect(packed.allSatisfy { $0.content.packed != nil })
    #expect(plain.allSatisfy { $0.content.packed == nil })
    #expect(Set(packed) == Set(plain))
    #expect(packed.map(\.content.decoded) == plain.map(\.content))
    #expect(packed.allSatisfy { $0.content.decoded.packed == nil })
    #expect(RecordPacker.pack([packed[0], plain[1], packed[2]]) == plain)
    #expect(packed[0].content != packed[1].content)
    #expect(packed[0].content == packed[2].content)
    #expect(RecordPacker.pack([]).isEmpty)
  }

  @Test("a depth has its fields, and no others")
  func depths() {
    let content = Self.packed([Self.recipe]).packed[0].content
    let all = Self.recipe
    for content in [content, content.decoded] {
      #expect(content.title == all.title)
      #expect(content.rankSignals == RankSignals(all))
    }
    #expect(
      content.values(.matching).recipe
        == Recipe(
          title: all.title, publisher: all.publisher, sourceURL: all.sourceURL,
          imageURL: all.imageURL, socialRank: all.socialRank, ingredients: all.ingredients,
          yield: all.yield, rating: all.rating))
    #expect(content.values().recipe == all)
  }

  @Test("content is written as the same bytes, packed or not")
  func written() {
    var (plain, packed) = (ByteWriter(), ByteWriter())
    let records = Self.packed([Recipe(title: "Żurek 🍲"), Self.recipe])
    for record in records.plain { record.content.write(to: &plain) }
    for record in records.packed { record.content.write(to: &packed) }
    #expect(plain.bytes == packed.bytes)
  }

  @Test("bytes that are cut short have no fields")
  func corrupt() {
    var writer = ByteWriter()
    Self.recipe.write(to: &writer)
    let bytes = SharedBytes(writer.bytes)
    for end in 0..<writer.bytes.count {
      #expect(PackedRecipe(bytes, 0..<end).recipe(.all) == Recipe(title: ""))
    }
    #expect(PackedRecipe(bytes, 0..<(writer.bytes.count + 1)).recipe(.all) == Recipe(title: ""))
    #expect(PackedRecipe(bytes, 0..<writer.bytes.count).recipe(.all) == Self.recipe)
  }
}
