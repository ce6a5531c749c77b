import RecipeCore
import Testing

@testable import RecipeStorage

@Suite("Which recipes are those of an earlier index")
struct NumberedRecipesTests {
  @Test("those of the same records, none of which changed")
  func same() async throws {
    let sample = try await IndexSample()
    let index = try #require(sample.index)
    let numbers = sample.records.indices.map { Int32($0) }
    let all = try #require(await Self.numbered(sample.recipes, of: sample.records))
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
    let apart = try #require(await Self.numbered(split, of: sample.records))
    #expect(apart.previousPlaces(in: index, numbers).filter { $0 >= 0 } == [Int32(1 - pair)])
    let joined = RankedRecipe(
      merged: MergedRecipe(id: "0", recipe: sample.records[0].recipe, members: sample.records),
      socialRank: nil)
    let one = try #require(await Self.numbered([joined], of: sample.records))
    #expect(one.previousPlaces(in: index, numbers) == [-1])
  }

  @Test("recipes shared out among processors have the members that each of them has")
  func parts() async throws {
    let records = (0..<1_500).map { number in
      RecipeRecord(
        reference: RecordReference(source: "a", id: "\(10_000 + number)"),
        locator: .url("https://a.example/\(number)"), recipe: Recipe(title: "Dish \(number)"))
    }
    let recipes = stride(from: 0, to: records.count, by: 3).map { start in
      let members = Array(records[start..<start + 1 + start % 3 + (start % 2 == 0 ? 2 : 0)])
      return RankedRecipe(
        merged: MergedRecipe(id: "\(start)", recipe: members[0].recipe, members: members),
        socialRank: nil)
    }
    let numbered = try #require(await Self.numbered(recipes.reversed(), of: records))
    for (place, recipe) in recipes.reversed().enumerated() {
      let first = Int(recipe.merged.id) ?? -1
      #expect(
        numbered.members.of(place).map { Int($0) }
          == Array(first..<first + recipe.merged.members.count))
    }
    #expect(await Self.numbered(recipes, of: Array(records.dropLast(3))) == nil)
  }

  @Test("recipes of records that are not there have no numbers")
  func strangers() async throws {
    let sample = try await IndexSample()
    #expect(await Self.numbered(sample.recipes, of: Array(sample.records.dropFirst())) == nil)
  }

  // MARK: Parts

  private static func numbered(
    _ recipes: [RankedRecipe], of records: [RecipeRecord]
  ) async -> NumberedRecipes? {
    await NumberedRecipes(recipes, of: records, ParallelMap(parallelism: 2))
  }
}
