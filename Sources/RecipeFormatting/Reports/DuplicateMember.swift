import RecipeCore
import RecipeMatching

/// A record of a merged recipe, and the link that joins it with the others.
package struct DuplicateMember: Sendable, Hashable {
  /// The id of the merged recipe.
  let recipeID: String
  /// The record.
  let record: RecipeRecord
  /// The record to which it is linked, on the path to the first one; `nil` for the first.
  let neighbour: RecipeRecord?
  /// The link, or `nil` for the first.
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
