/// The parts of an index file.
enum IndexSection: UInt64, CaseIterable {
  /// The sources with their reports and the ranges of their files.
  case sources = 1
  /// Eight numbers for each file, see `IndexedFile`.
  case files
  /// The concatenated paths of the files.
  case paths
  /// The concatenated numbers of each file's records, four bytes each.
  case fileRecords
  /// The diagnostics of files.
  case diagnostics
  /// The records, in the order of their references.
  case records
  /// The end of each record, eight bytes each.
  case recordEnds
  /// The recipes, in rank order.
  case recipes
  /// The end of each recipe, eight bytes each.
  case recipeEnds
  /// The position of each record's recipe, four bytes each.
  case recordRecipes
  /// The request and the decisions, see `IndexFacts`.
  case facts
  /// The word index.
  case words
  /// The state of matching.
  case memory

  /// True if the section is read in pieces with a checksum each: it is too large to verify as a
  /// whole.
  var isReadInPieces: Bool {
    switch self {
    case .records, .recordEnds, .recipes, .recipeEnds, .words, .memory: true
    case .sources, .files, .paths, .fileRecords, .diagnostics, .recordRecipes, .facts: false
    }
  }
}
