import RecipeCore
import RecipeFormatting
import RecipeMerging
import RecipeSearch

/// Every record that the sources list, and those that a person names and that only a source which cannot
/// list its records has.
struct NamedRecords {
  /// The batches of the sources.
  private(set) var batches: [SourceBatch]

  /// Gathers the records.
  ///
  /// - Parameters:
  ///   - names: The names of records.
  ///   - decided: Records that need not be there, as decisions name them.
  init(
    _ names: [String], decided: Set<RecordReference> = [], in recipes: any RecipeCollection
  ) async {
    batches = await recipes.records()
    let records = batches.flatMap(\.records)
    let absent = names.filter { name in
      guard case .none = RecordLookup.find(name, in: records) else { return false }
      return !decided.contains { $0.words.utf8.elementsEqual(name.utf8) }
    }
    for name in absent { add(await recipes.lookUp(name, .whole).found) }
  }

  private mutating func add(_ found: RecipeLookup) {
    let recipes: [RankedRecipe]
    switch found {
    case .none: return
    case .one(let recipe), .beginning(let recipe): recipes = [recipe]
    case .many(let several): recipes = several
    }
    let members = recipes.flatMap(\.merged.members)
    batches = batches.map { batch in
      let known = Set(batch.records.map(\.reference))
      return batch.adding(
        members.filter {
          $0.reference.source == batch.report.name && !known.contains($0.reference)
        })
    }
  }
}
