import RecipeCore
import RecipeMatching
import RecipeMerging
import Text

extension IndexSnapshot {
  /// What matching left behind; `nil` when nothing was matched.
  func memory() throws(ByteReader.Damage) -> MatchMemory? {
    guard !file.range(of: .memory).isEmpty else { return nil }
    return try file.read(.memory) { reader throws(ByteReader.Damage) in
      // The parts are asked for in the order in which they were written.
      try MatchMemory { _ throws(ByteReader.Damage) in
        let (checksum, size) = (try reader.fixed(), try reader.fixed())
        guard let count = Int(exactly: size) else { throw ByteReader.Damage() }
        let content = try reader.part(count: count)
        guard checksum == Checksum.of(content) else { throw ByteReader.Damage() }
        return content
      }
    }
  }

  /// Returns the values that were merged from exactly these records, or `nil` if none were.
  ///
  /// - Parameter members: The numbers of the records, ascending.
  func merged(of members: [Int]) throws(ByteReader.Damage) -> EarlierRecipes.Values? {
    guard let first = members.first, let place = recipePlace(ofRecord: first) else { return nil }
    let (numbered, start) = try numberedRecipe(place)
    guard numbered.members == members, let merged = numbered.merged else { return nil }
    return EarlierRecipes.Values(
      content: .deferred(PackedRecipe(file.bytes, merged.recipe.shifted(by: start))),
      origins: .deferred(PackedProvenance(file.bytes, merged.provenance.shifted(by: start))))
  }

  /// The place in rank order of the recipe that a record is a member of.
  func recipePlace(ofRecord number: Int) -> Int? {
    let range = file.range(of: .recordRecipes)
    guard number >= 0, number < range.count / 4 else { return nil }
    return file.bytes.withBytes { all in
      Int(all.number(at: range.lowerBound + 4 * number, as: UInt32.self))
    }
  }
}
