import RecipeCore
import RecipeMatching
import RecipeMerging

/// The recipes of a run with the numbers of their members.
struct NumberedRecipes: Sendable {
  /// The recipes, in rank order.
  let recipes: [RankedRecipe]
  /// The numbers of the members of each recipe.
  let members: MemberNumbers

  /// Numbers the members of recipes.
  ///
  /// - Parameters:
  ///   - ranking: The recipes; the places are those of their clusters.
  ///   - clusters: The clusters of the recipes, one for each.
  /// - Returns: `nil` if they are not those of the recipes.
  init?(_ ranking: Ranking, of clusters: [RecordCluster]) {
    var areLeft = Array(repeating: true, count: clusters.count)
    guard ranking.recipes.count == clusters.count, ranking.places.count == clusters.count else {
      return nil
    }
    for place in ranking.places {
      guard areLeft.indices.contains(place), areLeft[place] else { return nil }
      areLeft[place] = false
    }
    recipes = ranking.recipes
    members = MemberNumbers(of: clusters, at: ranking.places)
  }

  /// Returns for each recipe its position in an earlier index if it has the same unchanged records,
  /// else -1.
  ///
  /// - Parameters:
  ///   - index: The earlier index.
  ///   - previous: For each record its number in that index if it is unchanged, else -1.
  func previousPlaces(in index: IndexSnapshot, _ previous: [Int32]) -> [Int32] {
    let earlier = (0..<index.recordCount).map { index.recipePlace(ofRecord: $0) ?? -1 }
    var counts = Array(repeating: 0, count: index.recipeCount)
    for place in earlier where counts.indices.contains(place) { counts[place] += 1 }
    return (0..<members.count).map { recipe in
      let numbers = members.of(recipe)
      guard let first = numbers.first, previous[Int(first)] >= 0 else { return -1 }
      let place = earlier[Int(previous[Int(first)])]
      let isSame =
        counts.indices.contains(place) && counts[place] == numbers.count
        && numbers.allSatisfy { number in
          let old = previous[Int(number)]
          return old >= 0 && earlier[Int(old)] == place
        }
      return isSame ? Int32(truncatingIfNeeded: place) : -1
    }
  }
}
