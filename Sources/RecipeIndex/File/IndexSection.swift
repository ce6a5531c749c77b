/// The parts of an index file.
enum IndexSection: UInt64, CaseIterable {
  /// The sources, how they fared and which files are whose.
  case sources = 1
  /// Of each file eight numbers, see `IndexedFile`.
  case files
  /// The paths of the files, one behind the other.
  case paths
  /// The numbers of each file's records, one file behind the other, four bytes each.
  case fileRecords
  /// What was odd in files.
  case diagnostics
  /// The records, in the order of their references.
  case records
  /// Where each record ends, eight bytes each.
  case recordEnds
  /// The recipes, in rank order.
  case recipes
  /// Where each recipe ends, eight bytes each.
  case recipeEnds
  /// For each record the place of its recipe, four bytes each.
  case recordRecipes
  /// What else a run found out.
  case facts
  /// Which recipes have which words.
  case words
  /// What matching left behind.
  case memory

  /// Whether it is read piece by piece, each with a checksum of its own: so large a part is never
  /// checked as a whole.
  var isReadInPieces: Bool {
    switch self {
    case .records, .recordEnds, .recipes, .recipeEnds, .words, .memory: true
    case .sources, .files, .paths, .fileRecords, .diagnostics, .recordRecipes, .facts: false
    }
  }
}
