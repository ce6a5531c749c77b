import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct PairSieveTests {
  @Test(
    "a pair is kept or not whatever others it is looked at with", arguments: [0, 1, 15, 16, 17, 33])
  func batches(count: Int) {
    var dishes = RandomDishes(seed: 1200)
    var indexer = RecordIndexer(synonyms: .builtIn)
    let records = (0..<count).flatMap { _ in
      let (one, other) = dishes.pair()
      return [one, other]
    }.enumerated().map { RecipeRecord("a/\($0)", $1.recipe) }
    let part = indexer.index(records[...])
    let foods = FoodIndex([part.foods])
    var sieve = PairSieve(keys: part.keys, foods: foods)
    var expected: [CandidatePair] = []
    for first in stride(from: 0, to: 2 * count, by: 2) {
      let pair = CandidatePair(first: first, second: first + 1)
      let isExact = first % 3 == 0
      sieve.add(pair, isExact: isExact)
      let isWorthIt =
        isExact
        ? foods.mayBeOneDish(first, first + 1) : foods.isWorthComparing(first, first + 1)
      if isWorthIt { expected.append(pair) }
    }
    sieve.finish()
    sieve.finish()
    #expect(sieve.pairs == expected)
    #expect(count < 15 || !expected.isEmpty && expected.count < count)
  }

  @Test("records of one page are kept, whatever their foods")
  func onePage() {
    var indexer = RecordIndexer(synonyms: .builtIn)
    let records = ["1 leek", "2 eggs"].enumerated().map { number, line in
      RecipeRecord(
        "a/\(number)",
        Recipe(
          title: "Dish \(number)", sourceURL: "https://green.example/dish",
          ingredients: [line, "salt \(number)"]))
    }
    let part = indexer.index(records[...])
    var sieve = PairSieve(keys: part.keys, foods: FoodIndex([part.foods]))
    sieve.add(CandidatePair(first: 0, second: 1), isExact: true)
    sieve.finish()
    #expect(sieve.pairs == [CandidatePair(first: 0, second: 1)])
  }
}
