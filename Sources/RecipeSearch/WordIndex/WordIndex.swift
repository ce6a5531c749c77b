package import RecipeCore
package import Text

/// Which recipes have which words, numbers and parts: an inverted index over ranked recipes.
///
/// It is read where it lies, for instance in a file in memory; a query looks at what it needs of it.
/// What has been damaged is noticed when it is read.
package struct WordIndex: Sendable {
  /// How many recipes are indexed.
  package var recipeCount: Int { layout.recipeCount }

  /// Looking through fewer blocks of words is less work than sharing it out.
  private static let smallestPart = 64

  private let bytes: SharedBytes
  private let range: Range<Int>
  private let layout: WordIndexLayout

  /// Opens an index that `WordIndexBuilder` made.
  ///
  /// - Parameters:
  ///   - bytes: Bytes that have the index somewhere.
  ///   - range: Where the index is.
  /// - Throws: That there is no index of this version.
  package init(_ bytes: SharedBytes, _ range: Range<Int>) throws(ByteReader.Damage) {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw ByteReader.Damage() }
    layout = try bytes.withBytes { (bytes) throws(ByteReader.Damage) in
      try WordIndexLayout(of: UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
    self.bytes = bytes
    self.range = range
  }

  /// The positions of the recipes that may match a query.
  ///
  /// Words, beginnings of words, numbers, and what is known or missing are told exactly for the
  /// fields of `IndexField`, and so are phrases of two words of which there are pairs, see
  /// `PairedWords`, where these are. Of other phrases, and of words of more than two letters of scripts without spaces,
  /// the recipes that have the parts in one field have to be looked at; so have all recipes
  /// for other fields, symbols and addresses, as far as the rest of the query does not rule them out.
  ///
  /// - Throws: That what was read of the index is damaged.
  package func candidates(for query: RecipeQuery) throws(ByteReader.Damage) -> QueryCandidates {
    try candidates(for: query.expression)
  }

  /// The words that each of some words may be a slip of, see `RankedRecipes.words(like:work:)`.
  ///
  /// - Returns: `nil` when the index does not have the words of one of their fields.
  /// - Throws: That what was read of the index is damaged.
  package func words(
    like words: [MisspeltWord], work: ParallelMap
  ) async throws(ByteReader.Damage) -> [[KnownWord]]? {
    var sought: [LikeWordSearch.Sought] = []
    for word in words {
      guard let fields = IndexFieldSet(word.fields) else { return nil }
      sought.append(LikeWordSearch.Sought(word: word, fields: fields))
    }
    let blockCount = sought.isEmpty ? 0 : layout.blockCount
    let parts = await work.flatMap(blockCount, smallestPart: Self.smallestPart) { [sought] blocks in
      [Result { () throws(ByteReader.Damage) in try self.words(like: sought, in: blocks) }]
    }
    var found: [[KnownWord]] = Array(repeating: [], count: words.count)
    for part in parts {
      for (place, words) in try part.get().enumerated() { found[place] += words }
    }
    return found
  }

  /// What scores need to know of all recipes.
  ///
  /// - Throws: That it is damaged.
  package func statistics() throws(ByteReader.Damage) -> CollectionStatistics {
    let (start, statistics) = (range.lowerBound, layout.statistics)
    return try CollectionStatistics(
      bytes, (start + statistics.lowerBound)..<(start + statistics.upperBound),
      recipeCount: recipeCount)
  }

  /// What recipes at some positions stand by in an order, see `RankedRecipes.numbers(for:at:)`.
  ///
  /// - Throws: That it is damaged.
  package func numbers(
    for order: SortOrder, at positions: RecipePositions
  ) throws(ByteReader.Damage) -> [Double?]? {
    try withBytes { (index, layout) throws(ByteReader.Damage) in
      let search = WordIndexSearch(index, layout)
      if order == .source { return try SourceSearch(search).firstSources(at: positions) }
      guard let column = RecipeColumn(of: order) else { return nil }
      let numbers = try search.column(column)
      return positions.map { numbers[$0] }
    }
  }

  /// What scores of recipes are made of, see `RankedRecipes.relevance(of:_:at:)`.
  ///
  /// - Throws: That it is damaged.
  package func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) throws(ByteReader.Damage) -> RelevanceFacts? {
    try withBytes { (index, layout) throws(ByteReader.Damage) in
      try RelevanceSearch(WordIndexSearch(index, layout), terms, at: positions)
        .facts(prior)
    }
  }

  /// The words of which there are pairs.
  ///
  /// - Throws: That they are damaged.
  package func pairedWords() throws(ByteReader.Damage) -> PairedWords {
    try withBytes { (index, layout) throws(ByteReader.Damage) in
      try PairedWords(UnsafeRawBufferPointer(rebasing: index[layout.pairedWords]))
    }
  }

  /// Gives `body` the bytes of the index, and where its parts are among them.
  package func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer, WordIndexLayout) throws(ByteReader.Damage) -> Result
  ) throws(ByteReader.Damage) -> Result {
    try bytes.withBytes { (bytes) throws(ByteReader.Damage) in
      try body(UnsafeRawBufferPointer(rebasing: bytes[range]), layout)
    }
  }

  private func words(
    like sought: [LikeWordSearch.Sought], in blocks: Range<Int>
  ) throws(ByteReader.Damage) -> [[KnownWord]] {
    try withBytes { (index, layout) throws(ByteReader.Damage) in
      try LikeWordSearch(index, layout, for: sought).words(in: blocks)
    }
  }

  /// The positions of the recipes that an expression may be true of; `nil` is true of all.
  package func candidates(
    for expression: QueryExpression?
  ) throws(ByteReader.Damage) -> QueryCandidates {
    guard let expression else { return .certain(.all(recipeCount)) }
    return try withBytes { (index, layout) throws(ByteReader.Damage) in
      try WordIndexSearch(index, layout).bounds(of: expression).candidates
    }
  }
}
