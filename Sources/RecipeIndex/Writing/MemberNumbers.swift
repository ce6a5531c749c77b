import RecipeCore
import RecipeMatching

/// The numbers of the records of each recipe, in one array.
struct MemberNumbers: Sendable {
  private var numbers: [UInt32] = []
  /// The end of the numbers of each recipe.
  private var ends: [Int] = []

  /// Lists the members of clusters.
  ///
  /// - Parameter places: The clusters' indices, in the order of their recipes.
  init(of clusters: [RecordCluster], at places: [Int]) {
    numbers.reserveCapacity(places.reduce(0) { $0 + clusters[$1].members.count })
    ends.reserveCapacity(places.count)
    for place in places {
      for member in clusters[place].members {
        numbers.append(UInt32(truncatingIfNeeded: member))
      }
      ends.append(numbers.count)
    }
  }

  /// The number of recipes.
  var count: Int { ends.count }

  /// Returns the numbers of a recipe's members.
  func of(_ place: Int) -> ArraySlice<UInt32> {
    numbers[(place > 0 ? ends[place - 1] : 0)..<ends[place]]
  }
}
