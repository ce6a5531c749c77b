import RecipeCore
import RecipeMatching

/// A record of a recipe in several records, and what joins it with the others.
package struct DuplicateMember: Sendable, Hashable {
  /// The name of the merged recipe.
  let recipeID: String
  /// The record.
  let record: RecipeRecord
  /// The record it is joined with, on the way to the first one; `nil` for the first.
  let neighbour: RecipeRecord?
  /// What was found about both; `nil` for the first.
  let link: RecordPair?
}

extension DuplicateCluster {
  /// The lead, then the other records, each with the link that joined it.
  var members: [DuplicateMember] {
    let links = linksToLead
    return ([lead] + records.indices.filter { $0 != lead }).map { index in
      let neighbour = links[index].map { $0.first == index ? $0.second : $0.first }
      return DuplicateMember(
        recipeID: id, record: records[index], neighbour: neighbour.map { records[$0] },
        link: links[index])
    }
  }
}
