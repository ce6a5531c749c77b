import RecipeCore
import RecipeMatching
import RecipeMerging

/// A ranked recipe that refers to its members by their numbers.
struct NumberedRecipe {
  /// The numbers of the members.
  let members: [Int]
  /// The id.
  let id: String
  /// The social rank.
  let socialRank: SocialRank?
  /// The result of merging several members, or `nil` for one.
  let merged: Merged?

  /// The result of a merge, as ranges in the piece that was read.
  struct Merged {
    /// The range of the values.
    let recipe: Range<Int>
    /// The range of their provenance.
    let provenance: Range<Int>
    /// The pairs that joined the members.
    let links: [RecordPair]
  }
}

extension ByteWriter {
  /// Writes a ranked recipe with the numbers of its members.
  mutating func write(_ ranked: RankedRecipe, members: ArraySlice<UInt32>) {
    write(members.count)
    for member in members { write(Int(member)) }
    write(ranked.merged.id)
    write(ranked.socialRank?.value.text)
    if let rank = ranked.socialRank {
      write(rank.origin.rawValue)
      write(rank.member)
    }
    guard members.count > 1 else { return }
    writeSized { ranked.merged.content.write(to: &$0) }
    writeSized { ranked.merged.origins.write(to: &$0, among: members.count) }
    write(ranked.merged.links) { $1.write(to: &$0) }
  }

  /// Writes bytes after their count.
  private mutating func writeSized(_ body: (inout ByteWriter) -> Void) {
    var part = ByteWriter()
    body(&part)
    write(part.bytes.count)
    append(contentsOf: part.bytes)
  }
}

extension ByteReader {
  /// Reads a ranked recipe.
  mutating func numberedRecipe() throws(IndexCorruption) -> NumberedRecipe {
    let members = try counts()
    // Ascending, as written: a corrupt list must not name one large record many times.
    guard zip(members, members.dropFirst()).allSatisfy({ $0 < $1 }) else { throw IndexCorruption() }
    let id = try text()
    let rank = try socialRank(among: members.count)
    guard members.count > 1 else {
      guard members.count == 1 else { throw IndexCorruption() }
      return NumberedRecipe(members: members, id: id, socialRank: rank, merged: nil)
    }
    let (recipe, provenance) = (try sized(), try sized())
    let links = try elements { reader throws(IndexCorruption) in
      try reader.pair(among: members.count)
    }
    return NumberedRecipe(
      members: members, id: id, socialRank: rank,
      merged: NumberedRecipe.Merged(recipe: recipe, provenance: provenance, links: links))
  }

  /// Reads a count, and returns the range of that many bytes after it.
  private mutating func sized() throws(IndexCorruption) -> Range<Int> {
    let count = try count()
    let start = position
    _ = try part(count: count)
    return start..<position
  }

  private mutating func socialRank(among count: Int) throws(IndexCorruption) -> SocialRank? {
    guard let value = try exactNumber() else { return nil }
    guard let origin = SocialRank.Origin(rawValue: try self.count()) else {
      throw IndexCorruption()
    }
    return SocialRank(value: value, origin: origin, member: try member(among: count))
  }

  private mutating func pair(among count: Int) throws(IndexCorruption) -> RecordPair {
    let pair = try RecordPair(reading: &self)
    guard pair.second < count else { throw IndexCorruption() }
    return pair
  }
}
