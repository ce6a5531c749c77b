package import RecipeCore

/// What a name that a person typed leads to, where single records count.
package enum RecordLookup: Sendable {
  /// Exactly one record.
  case one(RecipeRecord)
  /// Several records bear that name; in the order of their references.
  case many([RecipeRecord])
  /// No record does; the titles most like it, at most three.
  case none(nearest: [String])

  /// Finds a record by the ways of `RecordName`; the first that finds anything decides.
  ///
  /// - Parameters:
  ///   - name: What the person typed.
  ///   - records: All records, as their sources gave them; repeats count once.
  package static func find(_ name: String, in records: [RecipeRecord]) -> RecordLookup {
    let name = (text: name, parsed: RecordName(name))
    for way in RecordName.Way.allCases {
      let found = unique(records.filter { name.parsed.fits($0, by: way) })
      if found.count == 1 { return .one(found[0]) }
      if !found.isEmpty { return .many(found) }
    }
    return .none(nearest: NearestTitles.to(name.text, in: records.lazy.map(\.recipe.title)))
  }

  private static func unique(_ records: [RecipeRecord]) -> [RecipeRecord] {
    var seen: Set<RecordReference> = []
    return records.filter { seen.insert($0.reference).inserted }
      .sorted { $0.reference < $1.reference }
  }
}
