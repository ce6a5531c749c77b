import RecipeCore
import RecipeMatching
import RecipeMerging
import Testing

@testable import RecipeIndex

@Suite("Which recipes are those of an earlier index")
struct NumberedRecipesTests {
  @Test("those of the same records, none of which changed")
  func same() async throws {
    let sample = try await IndexSample()
    let index = try #require(sample.index)
    let numbers = sample.records.indices.map { Int32($0) }
    let all = try #require(Self.numbered(sample.recipes, of: sample.records))
    #expect(all.previousPlaces(in: index, numbers) == [0, 1])
    for (number, record) in sample.records.enumerated() {
      var changed = numbers
      changed[number] = -1
      let expected: [Int32] = sample.recipes.enumerated().map { place, recipe in
        recipe.merged.members.contains { $0.reference == record.reference } ? -1 : Int32(place)
      }
      #expect(all.previousPlaces(in: index, changed) == expected)
    }
  }

  @Test("none whose records were joined otherwise, or of which one is gone")
  func otherMembers() async throws {
    let sample = try await IndexSample()
    let index = try #require(sample.index)
    let pair = try #require(sample.recipes.firstIndex { $0.merged.members.count == 2 })
    let split = sample.records.map {
      RankedRecipe(merged: MergedRecipe(single: $0), socialRank: nil)
    }
    let numbers = sample.records.indices.map { Int32($0) }
    let apart = try #require(Self.numbered(split, of: sample.records))
    #expect(apart.previousPlaces(in: index, numbers).filter { $0 >= 0 } == [Int32(1 - pair)])
    let joined = RankedRecipe(
      merged: MergedRecipe(id: "0", recipe: sample.records[0].recipe, members: sample.records),
      socialRank: nil)
    let one = try #require(Self.numbered([joined], of: sample.records))
    #expect(one.previousPlaces(in: index, numbers) == [-1])
  }

  @Test("each recipe has the members of its own cluster, wherever its rank put it")
  func places() throws {
    let clusters = [[0], [1, 4], [2, 3, 5], [6]].map { RecordCluster(members: $0) }
    let recipes = clusters.indices.map { place in
      RankedRecipe(
        merged: MergedRecipe(id: "\(place)", recipe: Recipe(title: "Dish"), members: []),
        socialRank: nil)
    }
    let ranking = Ranking(recipes: [2, 0, 3, 1].map { recipes[$0] }, places: [2, 0, 3, 1])
    let numbered = try #require(NumberedRecipes(ranking, of: clusters))
    #expect((0..<4).map { Array(numbered.members.of($0)) } == [[2, 3, 5], [0], [6], [1, 4]])
  }

  @Test(
    "recipes that were made of other clusters have no numbers",
    arguments: [[0], [0, 1, 2], [0, 2], [-1, 0], [0, 0]])
  func strangers(_ places: [Int]) async throws {
    let sample = try await IndexSample()
    let clusters = [[0], [1]].map { RecordCluster(members: $0) }
    let ranking = Ranking(recipes: sample.recipes, places: places)
    #expect(NumberedRecipes(ranking, of: clusters) == nil)
  }

  // MARK: Parts

  private static func numbered(
    _ recipes: [RankedRecipe], of records: [RecipeRecord]
  ) -> NumberedRecipes? {
    let clusters = recipes.map { recipe in
      RecordCluster(
        members: recipe.merged.members.compactMap { member in
          records.firstIndex { $0.reference == member.reference }
        })
    }
    return NumberedRecipes(
      Ranking(recipes: recipes, places: Array(recipes.indices)), of: clusters)
  }
}
