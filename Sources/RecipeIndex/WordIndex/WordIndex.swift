import RecipeCore
import RecipeSearch

/// An inverted index over ranked recipes: which recipes have which words, numbers and fields.
///
/// It is read in place, for instance in a mapped file; a query reads only the parts it needs.
/// Corruption is detected when a part is read.
struct WordIndex: Sendable {
  /// The number of indexed recipes.
  var recipeCount: Int { layout.recipeCount }

  /// The number of blocks below which a scan is not distributed.
  private static let smallestPart = 64

  private let bytes: SharedBytes
  private let range: Range<Int>
  private let layout: WordIndexLayout

  /// Opens an index that `WordIndexBuilder` built.
  ///
  /// - Parameters:
  ///   - bytes: Bytes that contain the index.
  ///   - range: The range of the index.
  /// - Throws: `IndexCorruption` if there is no index of this version.
  init(_ bytes: SharedBytes, _ range: Range<Int>) throws(IndexCorruption) {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw IndexCorruption() }
    layout = try bytes.withBytes { (bytes) throws(IndexCorruption) in
      try WordIndexLayout(of: UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
    self.bytes = bytes
    self.range = range
  }

  /// Returns the positions of the recipes that may match a query.
  ///
  /// Words, prefixes, numbers and presence are exact for the fields of `IndexField`, and so are
  /// phrases of two words that are indexed in pairs; see `PairedWords`. For other phrases, and for
  /// words of more than two letters of scripts without spaces, the recipes that have the parts in
  /// one field are doubtful; so are all recipes for other fields, symbols and URLs, unless the rest
  /// of the query excludes them.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - places: Finds the recipes of records that people marked; without it, any may be marked.
  /// - Throws: `IndexCorruption` if what was read of the index is corrupt.
  func candidates(
    for query: RecipeQuery, places: WordIndexSearch.RecordSearch? = nil
  ) throws(IndexCorruption) -> QueryCandidates {
    try candidates(for: query.expression, places: places)
  }

  /// Returns the positions of the recipes that match a query or may do so.
  ///
  /// - Throws: `IndexCorruption` if what was read of the index is corrupt.
  func possible(for query: RecipeQuery) throws(IndexCorruption) -> PositionBits {
    guard let expression = query.expression else {
      return PositionBits(count: recipeCount, isFull: true)
    }
    return try withBytes { (index, layout) throws(IndexCorruption) in
      try WordIndexSearch(index, layout).bounds(of: expression).possible
    }
  }

  /// Returns the words of which others may be misspellings; see `RankedRecipes.words(like:work:)`.
  ///
  /// - Returns: `nil` if the words of one of their fields are not indexed.
  /// - Throws: `IndexCorruption` if what was read of the index is corrupt.
  func words(
    like words: [MisspeltWord], work: ParallelMap
  ) async throws(IndexCorruption) -> [[KnownWord]]? {
    var sought: [LikeWordSearch.Sought] = []
    for word in words {
      guard let fields = IndexFieldSet(word.fields) else { return nil }
      sought.append(LikeWordSearch.Sought(word: word, fields: fields))
    }
    let blockCount = sought.isEmpty ? 0 : layout.blockCount
    let parts = await work.flatMap(blockCount, smallestPart: Self.smallestPart) { [sought] blocks in
      [Result { () throws(IndexCorruption) in try self.words(like: sought, in: blocks) }]
    }
    var found: [[KnownWord]] = Array(repeating: [], count: words.count)
    for part in parts {
      for (place, words) in try part.get().enumerated() { found[place] += words }
    }
    return found
  }

  /// Returns the recipes with short titles; see `RankedRecipes.recipes(withTitlesOfAtMost:)`.
  ///
  /// - Throws: `IndexCorruption` if what was read of the index is corrupt.
  func recipes(withTitlesOfAtMost wordCount: Int) throws(IndexCorruption) -> RecipePositions {
    try withBytes { (index, layout) throws(IndexCorruption) in
      try WordIndexSearch(index, layout).recipes(withTitlesOfAtMost: wordCount).positions
    }
  }

  /// Returns the statistics of all recipes for scores.
  ///
  /// - Throws: `IndexCorruption` if they are corrupt.
  func statistics() throws(IndexCorruption) -> CollectionStatistics {
    let (start, statistics) = (range.lowerBound, layout.statistics)
    return try CollectionStatistics(
      bytes, (start + statistics.lowerBound)..<(start + statistics.upperBound),
      recipeCount: recipeCount)
  }

  /// Returns the sort keys of recipes; see `RankedRecipes.numbers(for:at:)`.
  ///
  /// - Throws: `IndexCorruption` if they are corrupt.
  func numbers(
    for order: SortOrder, at positions: RecipePositions
  ) throws(IndexCorruption) -> [Double?]? {
    try withBytes { (index, layout) throws(IndexCorruption) in
      let search = WordIndexSearch(index, layout)
      if order == .source { return try SourceSearch(search).firstSources(at: positions) }
      guard let column = RecipeColumn(of: order) else { return nil }
      let numbers = try search.column(column)
      return positions.array.map { numbers[$0] }
    }
  }

  /// Returns the facts for scores; see `RankedRecipes.relevance(of:_:at:)`.
  ///
  /// - Throws: `IndexCorruption` if they are corrupt.
  func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) throws(IndexCorruption) -> RelevanceFacts? {
    try withBytes { (index, layout) throws(IndexCorruption) in
      try RelevanceSearch(WordIndexSearch(index, layout), terms, at: positions)
        .facts(prior)
    }
  }

  /// Returns the words that are indexed in pairs.
  ///
  /// - Throws: `IndexCorruption` if they are corrupt.
  func pairedWords() throws(IndexCorruption) -> PairedWords {
    try withBytes { (index, layout) throws(IndexCorruption) in
      try PairedWords(UnsafeRawBufferPointer(rebasing: index[layout.pairedWords]))
    }
  }

  /// Calls `body` with the bytes of the index and its layout.
  func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer, WordIndexLayout) throws(IndexCorruption) -> Result
  ) throws(IndexCorruption) -> Result {
    try bytes.withBytes { (bytes) throws(IndexCorruption) in
      try body(UnsafeRawBufferPointer(rebasing: bytes[range]), layout)
    }
  }

  private func words(
    like sought: [LikeWordSearch.Sought], in blocks: Range<Int>
  ) throws(IndexCorruption) -> [[KnownWord]] {
    try withBytes { (index, layout) throws(IndexCorruption) in
      try LikeWordSearch(index, layout, for: sought).words(in: blocks)
    }
  }

  /// Returns the positions of the recipes that may match an expression; `nil` matches all.
  func candidates(
    for expression: QueryExpression?, places: WordIndexSearch.RecordSearch? = nil
  ) throws(IndexCorruption) -> QueryCandidates {
    guard let expression else { return .certain(.all(recipeCount)) }
    return try withBytes { (index, layout) throws(IndexCorruption) in
      try WordIndexSearch(index, layout, places: places).bounds(of: expression).candidates
    }
  }
}
