import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeSearch

/// The first of many places, against the same of all put in order.
struct FirstIndicesTests {
  @Test(
    "they are the first of all in order, equal ones in the order of their places",
    arguments: [0, 1, 3, 700, 5_000, 9_000], [false, true])
  func places(count: Int, isAscending: Bool) {
    var random = SeededGenerator(seed: 8)
    let keys = (0..<5_000).map { _ in Int.random(in: 0..<900, using: &random) }
    var places = FirstIndices<Int>(count, isAscending: isAscending)
    for (place, key) in keys.enumerated() { places.add(place, key) }
    let expected = keys.indices.sorted { left, right in
      if keys[left] == keys[right] { return left < right }
      return (keys[left] < keys[right]) == isAscending
    }
    #expect(places.sorted == Array(expected.prefix(count)))
  }
}
