package import RecipeCore

/// The result of looking up a single record by a name that a person typed.
package enum RecordLookup: Sendable {
  /// Exactly one record.
  case one(RecipeRecord)
  /// Several records with that name, in the order of their references.
  case many([RecipeRecord])
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
    let begun = unique(records.filter { name.parsed.beginsTitle($0.recipe.title) })
    if begun.count == 1 { return .one(begun[0]) }
    if !begun.isEmpty { return .many(begun) }
    return .none(nearest: NearestTitles.to(name.text, in: records.lazy.map(\.recipe.title)))
  }

  private static func unique(_ records: [RecipeRecord]) -> [RecipeRecord] {
    var seen: Set<RecordReference> = []
    return records.filter { seen.insert($0.reference).inserted }
      .sorted { $0.reference < $1.reference }
  }
}
