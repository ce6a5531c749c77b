import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct FoodIndexTests {
  @Test(
    "records are worth a closer look when equal foods bring them near variants", arguments: 0..<4)
  func firstLook(seed: UInt64) {
    var dishes = RandomDishes(seed: 1000 + seed)
    var found = (near: 0, far: 0)
    for _ in 0..<400 {
      let (one, other) = dishes.pair()
      let (left, right) = (one.compared.foods, other.compared.foods)
      let index = Self.index([left, right])
      guard let value = FoodComparison.valueOfEqualFoods(left, right) else {
        #expect(index.mayBeOneDish(0, 1), "\(one) \(other)")
        continue
      }
      let isNear = value >= FoodIndex.leastValue
      #expect(index.mayBeOneDish(0, 1) == isNear, "\(one) \(other)")
      #expect(index.mayBeOneDish(1, 0) == isNear, "\(one) \(other)")
      let sharesHalf = Self.shared(left, right) * 2 >= min(left.weight, right.weight)
      #expect(index.isWorthComparing(0, 1) == (isNear && sharesHalf), "\(one) \(other)")
      if isNear { found.near += 1 } else { found.far += 1 }
    }
    #expect(found.near > 50 && found.far > 50)
  }

  @Test("whether a value is reached is what the value says")
  func reached() {
    for left in 1...40 {
      for right in 1...40 {
        for shared in 0...min(left, right) {
          let weights = (left: Double(left), right: Double(right), shared: Double(shared))
          #expect(
            FoodComparison.reaches(FoodIndex.leastValue, weights)
              == (FoodComparison.value(weights) >= FoodIndex.leastValue), "\(weights)")
        }
      }
    }
  }

  @Test("records without foods that both have are worth no closer look")
  func nothingShared() {
    let index = Self.index([tokens(["leek", "saffron"]), tokens(["sumac", "quinoa"]), tokens([])])
    #expect(!index.isWorthComparing(0, 1) && !index.mayBeOneDish(0, 1))
    #expect(!index.isWorthComparing(0, 2) && !index.isWorthComparing(2, 2))
    #expect(index.isWorthComparing(0, 0) && index.mayBeOneDish(0, 2))
  }

  @Test("a sketch never promises less than two records share", arguments: 0..<4)
  func sketches(seed: UInt64) {
    var random = SeededGenerator(seed: 1100 + seed)
    for _ in 0..<400 {
      // Of few places, so that many foods share one, and now and then with two weights.
      let lists = (0..<2).map { _ in
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          UInt32.random(in: 0..<40, using: &random) << 24
            | 1 << UInt32.random(in: 0..<3, using: &random)
        }
      }
      let (left, right) = (Self.weights(lists[0]), Self.weights(lists[1]))
      let shared = left.reduce(0) { $0 + min($1.value, right[$1.key] ?? 0) }
      let sketches = [left, right].map { foods in
        FoodSketch(foods.map { $0.key | UInt32($0.value) }, weight: 0)
      }
      #expect(sketches[0].mostShared(with: sketches[1]) >= shared)
      #expect(sketches[1].mostShared(with: sketches[0]) >= shared)
      #expect(sketches[0].mostShared(with: sketches[0]) == left.values.reduce(0, +))
    }
  }

  /// What each food of a list weighs, where it stands last.
  private static func weights(_ foods: [UInt32]) -> [UInt32: Int] {
    foods.reduce(into: [:]) { $0[$1 & ~0xF] = Int($1 & 0xF) }
  }

  private static func shared(_ left: FoodTokens, _ right: FoodTokens) -> Float {
    left.tokens.reduce(0) { sum, token in
      sum + (right.tokens.contains { $0.hash == token.hash } ? token.weight : 0)
    }
  }

  private static func index(_ lists: [FoodTokens]) -> FoodIndex {
    var part = FoodIndex.Part()
    for list in lists { part.append(list.tokens) }
    return FoodIndex([part])
  }

  private func tokens(_ lines: [String]) -> FoodTokens {
    FoodTokens(lines, synonyms: .builtIn)
  }
}
