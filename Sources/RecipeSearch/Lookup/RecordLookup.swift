package import RecipeCore

/// The result of looking up a single record by a name that a person typed.
package enum RecordLookup: Sendable {
  /// Exactly one record.
  case one(RecipeRecord)
  /// Several records with that name, in the order of their references.
  case many([RecipeRecord])
  /// The only record whose title begins with the name, which is not all of the title.
  case beginning(RecipeRecord)
  /// No record, and the nearest titles, at most three.
  case none(nearest: [String])

  /// Finds a record in the ways of `RecordName`, and at last by the beginning of its title; the first
  /// way with a result decides.
  ///
  /// - Parameters:
  ///   - name: The name as typed.
  ///   - records: All records, as their sources delivered them; repeats count once.
  package static func find(_ name: String, in records: [RecipeRecord]) -> RecordLookup {
    let name = (text: name, parsed: RecordName(name))
    for way in RecordName.Way.allCases {
      let found = unique(records.filter { name.parsed.fits($0, by: way) })
      if found.count == 1 { return .one(found[0]) }
      if !found.isEmpty { return .many(found) }
    }
    let parts = records.map { name.parsed.part(ofTitle: $0.recipe.title) }
    if parts.contains(.beginning) {
      let found = unique(zip(records, parts).filter { $0.1 != nil }.map(\.0))
      return found.count == 1 ? .beginning(found[0]) : .many(found)
    }
    return .none(nearest: NearestTitles.to(name.text, in: records.lazy.map(\.recipe.title)))
  }

  private static func unique(_ records: [RecipeRecord]) -> [RecipeRecord] {
    var seen: Set<RecordReference> = []
    return records.filter { seen.insert($0.reference).inserted }
      .sorted { $0.reference < $1.reference }
  }
}
