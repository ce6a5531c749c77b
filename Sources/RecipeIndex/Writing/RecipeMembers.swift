import RecipeCore
import RecipeMatching

/// The numbers of the records of each recipe, in one list.
struct RecipeMembers: Sendable {
  private var numbers: [UInt32] = []
  /// Where the numbers of each recipe end.
  private var ends: [Int] = []

  /// Lists the members of clusters.
  ///
  /// - Parameter places: The clusters, in the order of their recipes; each is one of them.
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

  /// How many recipes there are.
  var count: Int { ends.count }

  /// The numbers of the members of a recipe.
  func of(_ place: Int) -> ArraySlice<UInt32> {
    numbers[(place > 0 ? ends[place - 1] : 0)..<ends[place]]
  }
}
