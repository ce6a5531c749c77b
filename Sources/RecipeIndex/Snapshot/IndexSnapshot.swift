import RecipeCore
import RecipeMerging

/// The records, clusters, recipes and ranks of an earlier run, kept in a file.
///
/// Everything is read on demand, and may turn out to be corrupt.
struct IndexSnapshot: Sendable {
  /// The file in memory.
  let file: IndexFile
  /// The sources, in the order of the configuration.
  let sources: [IndexedSource]

  /// Opens a snapshot.
  ///
  /// - Throws: An error if it is not one, or is corrupt.
  init(_ bytes: SharedBytes) throws(IndexCorruption) {
    file = try IndexFile(bytes)
    sources = try file.read(.sources) { reader throws(IndexCorruption) in
      try reader.elements { reader throws(IndexCorruption) in try IndexedSource(&reader) }
    }
    let fileCount = Self.fileCount(file)
    guard sources.allSatisfy({ $0.files.upperBound <= fileCount }),
      Self.counts(sources, sumUpTo: file.pieceCount(.recordEnds))
    else { throw IndexCorruption() }
  }

  /// The fingerprint of the inputs of the run that wrote it.
  var fingerprint: UInt64 { file.fingerprint }
  /// The number of files.
  var fileCount: Int { Self.fileCount(file) }
  /// The number of records.
  var recordCount: Int { file.pieceCount(.recordEnds) }
  /// The number of recipes.
  var recipeCount: Int { file.pieceCount(.recipeEnds) }

  private static func counts(_ sources: [IndexedSource], sumUpTo count: Int) -> Bool {
    var left = count
    for source in sources {
      guard source.report.records <= left else { return false }
      left -= source.report.records
    }
    return left == 0
  }

  private static func fileCount(_ file: IndexFile) -> Int {
    file.range(of: .files).count / IndexedFile.byteCount
  }

  /// Returns the source with a name.
  func source(_ name: String) -> IndexedSource? {
    sources.first { $0.report.name == name }
  }

  /// Returns the numbers of a source's records, which are in the order of references, and so of
  /// sources.
  func recordRange(of name: String) -> Range<Int> {
    let start = sources.reduce(0) { count, source in
      source.report.name.utf8.lexicographicallyPrecedes(name.utf8)
        ? count + source.report.records : count
    }
    return start..<(start + (source(name)?.report.records ?? 0))
  }

  /// Reads the record with a number, which is its position in the order of references.
  func record(_ number: Int) throws(IndexCorruption) -> RecipeRecord {
    try file.readPiece(number, of: .records, ends: .recordEnds) {
      reader throws(IndexCorruption) in try reader.record()
    }
  }

  /// A record whose recipe stays in the file, by its place in the order of references.
  func packedRecord(_ number: Int) throws(IndexCorruption) -> RecipeRecord {
    let piece = try file.pieceRange(number, of: .records, ends: .recordEnds)
    return try file.bytes.withBytes { all throws(IndexCorruption) in
      var reader = try ByteReader(all, piece)
      return try reader.record { reader in
        .deferred(PackedRecipe(file.bytes, (piece.lowerBound + reader.position)..<piece.upperBound))
      }
    }
  }

  /// Reads the bytes of the record with a number.
  func recordBytes(_ number: Int) throws(IndexCorruption) -> [UInt8] {
    try file.readPiece(number, of: .records, ends: .recordEnds) {
      reader throws(IndexCorruption) in Array(try reader.part(count: reader.left))
    }
  }

  /// Reads the recipe at a position in rank order.
  func recipe(_ place: Int) throws(IndexCorruption) -> RankedRecipe {
    let (numbered, start) = try numberedRecipe(place)
    var members: [RecipeRecord] = []
    for number in numbered.members { members.append(try record(number)) }
    guard let merged = numbered.merged else {
      return RankedRecipe(
        merged: MergedRecipe(single: members[0]), socialRank: numbered.socialRank)
    }
    let recipe = try file.bytes.withBytes { all throws(IndexCorruption) in
      var reader = try ByteReader(all, merged.recipe.shifted(by: start))
      return try Recipe(reading: &reader)
    }
    return RankedRecipe(
      merged: MergedRecipe(
        id: numbered.id, members: members, links: merged.links, content: RecipeContent(recipe),
        origins: .deferred(
          PackedProvenance(file.bytes, merged.provenance.shifted(by: start)))),
      socialRank: numbered.socialRank)
  }

  /// Verifies the checksums of a recipe and of its records, without decoding their values.
  func verifyRecipe(_ place: Int) throws(IndexCorruption) {
    for number in try numberedRecipe(place).recipe.members {
      _ = try file.pieceRange(number, of: .records, ends: .recordEnds)
    }
  }

  /// Reads the recipe at a position in rank order with the numbers of its members, and the start of
  /// its piece.
  func numberedRecipe(
    _ place: Int
  ) throws(IndexCorruption) -> (recipe: NumberedRecipe, start: Int) {
    let piece = try file.pieceRange(place, of: .recipes, ends: .recipeEnds)
    return try file.bytes.withBytes { all throws(IndexCorruption) in
      var reader = try ByteReader(all, piece)
      return (try reader.numberedRecipe(), piece.lowerBound)
    }
  }
}

extension IndexSnapshot {
  /// Reads the request and the decisions of the run that wrote it.
  func facts() throws(IndexCorruption) -> IndexFacts {
    try file.read(.facts) { reader throws(IndexCorruption) in try IndexFacts(&reader) }
  }
}

extension Range<Int> {
  /// Returns the range moved by a distance.
  func shifted(by distance: Int) -> Range<Int> {
    (lowerBound + distance)..<(upperBound + distance)
  }
}
