package import RecipeCore
package import RecipeMatching
package import RecipeMerging

/// Several records that are one recipe, for `duplicates`.
package struct DuplicateCluster: Sendable, Hashable {
  /// The id of the merged recipe.
  package let id: String
  /// Its title.
  package let title: String
  /// The records, in order.
  package let records: [RecipeRecord]
  /// The pairs that joined them, with indices of `records`.
  package let links: [RecordPair]
  /// The index of the record with which the others are compared: the first with the recipe's title.
  let lead: Int

  /// Creates the cluster of a merged recipe, or returns `nil` if it has only one record.
  package init?(_ recipe: MergedRecipe) {
    guard recipe.members.count > 1 else { return nil }
    id = recipe.id
    title = recipe.recipe.title
    records = recipe.members
    links = recipe.links
    lead = recipe.members.firstIndex { $0.recipe.title == recipe.recipe.title } ?? 0
  }

  /// The score of the weakest link.
  var weakestScore: Double { links.map(\.score).min() ?? 1 }

  /// The link from each record towards the `lead`; none for the lead itself.
  var linksToLead: [Int: RecordPair] {
    var neighbours: [Int: [RecordPair]] = [:]
    for link in links {
      neighbours[link.first, default: []].append(link)
      neighbours[link.second, default: []].append(link)
    }
    var found: [Int: RecordPair] = [:]
    var reached = [lead]
    var next = 0
    while next < reached.count {
      let record = reached[next]
      next += 1
      for link in neighbours[record] ?? [] {
        let other = link.first == record ? link.second : link.first
        guard other != lead, found[other] == nil else { continue }
        found[other] = link
        reached.append(other)
      }
    }
    return found
  }
}
