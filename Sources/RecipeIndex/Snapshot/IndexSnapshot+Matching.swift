import RecipeCore
import RecipeMatching
import RecipeMerging
import Text

extension IndexSnapshot {
  /// Returns the state of matching, or `nil` if nothing was matched.
  func memory() throws(IndexCorruption) -> MatchMemory? {
    guard !file.range(of: .memory).isEmpty else { return nil }
    return try file.read(.memory) { reader throws(IndexCorruption) in
      // The parts are read in the order in which they were written.
      try MatchMemory { _ throws(IndexCorruption) in
        let (checksum, size) = (try reader.fixed(), try reader.fixed())
        guard let count = Int(exactly: size) else { throw IndexCorruption() }
        let content = try reader.part(count: count)
        guard checksum == Checksum.of(content) else { throw IndexCorruption() }
        return content
      }
    }
  }

  /// Returns the values that were merged from exactly these records, or `nil` if none were.
  ///
  /// - Parameter members: The numbers of the records, ascending.
  func merged(of members: [Int]) throws(IndexCorruption) -> EarlierRecipes.Values? {
    guard let first = members.first, let place = recipePlace(ofRecord: first) else { return nil }
    let (numbered, start) = try numberedRecipe(place)
    guard numbered.members == members, let merged = numbered.merged else { return nil }
    return EarlierRecipes.Values(
      content: .deferred(PackedRecipe(file.bytes, merged.recipe.shifted(by: start))),
      origins: .deferred(PackedProvenance(file.bytes, merged.provenance.shifted(by: start))))
  }

  /// Returns the position, in rank order, of the recipe that has a record as a member.
  func recipePlace(ofRecord number: Int) -> Int? {
    let range = file.range(of: .recordRecipes)
    guard number >= 0, number < range.count / 4 else { return nil }
    return file.bytes.withBytes { all in
      Int(all.number(at: range.lowerBound + 4 * number, as: UInt32.self))
    }
  }
}
