import RecipeCore
import RecipeMerging
import RecipeSearch

extension WordIndexBuilder {
  /// Returns the bytes of the index of recipes, updated from an earlier one where nothing changed.
  ///
  /// They equal those of a new index, except for the choice of words indexed in pairs, which stays
  /// until all is built again.
  ///
  /// - Parameters:
  ///   - recipes: All recipes, in rank order; only changed ones are read.
  ///   - earlier: The index of an earlier run, or `nil` if there is none. A corrupt one is not
  ///     used.
  func bytes(
    of recipes: some RankedRecipes, since earlier: EarlierWords?
  ) async -> [UInt8] {
    guard let earlier, let bytes = try? await updatedBytes(of: recipes, since: earlier) else {
      return await bytes(of: recipes)
    }
    return bytes
  }

  /// Does the same, or returns `nil` if another choice of pairs is due and all must be read again.
  ///
  /// - Throws: `IndexCorruption` if the earlier index is corrupt.
  func updatedBytes(
    of recipes: some RankedRecipes, since earlier: EarlierWords
  ) async throws(IndexCorruption) -> [UInt8]? {
    guard keepsPairs(from: earlier.index.recipeCount, to: recipes.count) else { return nil }
    return try await updated(earlier, to: recipes)
  }

  /// - Throws: `IndexCorruption` if the earlier index is corrupt.
  private func updated(
    _ earlier: EarlierWords, to recipes: some RankedRecipes
  ) async throws(IndexCorruption) -> [UInt8] {
    let changes = earlier.changes
    let paired = try earlier.index.pairedWords()
    let parts = await parts(of: recipes, at: changes.fresh.map(Int.init), paired)
    var words = WordDictionaryWriter(recipeCount: recipes.count)
    try earlier.index.withBytes { (index, layout) throws(IndexCorruption) in
      var update = WordUpdate(
        WordDictionary(index: index, layout: layout), changes, fresh: WordMerge(parts))
      try update.write(to: &words)
    }
    let columns = await work.flatMap(RecipeColumn.all.count, smallestPart: 1) { range in
      range.map { number in
        Result { () throws(IndexCorruption) in
          try Self.column(number, of: earlier, parts.map { $0.columns[number] })
        }
      }
    }
    var layout = WordIndexLayout(recipeCount: recipes.count)
    var index = words.finish(&layout)
    layout.statistics = index.append(part: try Self.statistics(earlier, parts).bytes)
    layout.pairedWords = index.append(part: paired.bytes)
    for column in columns { layout.columns.append(index.append(part: try column.get())) }
    layout.write(to: &index)
    return index.bytes
  }

  /// Returns the bytes of a column.
  ///
  /// - Parameter fresh: The numbers of the new recipes, in their order.
  private static func column(
    _ number: Int, of earlier: EarlierWords, _ fresh: [NumberColumnPart]
  ) throws(IndexCorruption) -> [UInt8] {
    try earlier.index.withBytes { (index, layout) throws(IndexCorruption) in
      let known = try NumberColumn(
        UnsafeRawBufferPointer(rebasing: index[layout.columns[number]]),
        recipeCount: layout.recipeCount)
      return NumberColumnWriter.bytes(of: known, at: earlier.changes.previous, with: fresh)
    }
  }

  private static func statistics(
    _ earlier: EarlierWords, _ fresh: [IndexPart]
  ) throws(IndexCorruption) -> CollectionStatistics {
    var (gone, added) = (StatisticsTally(), StatisticsTally())
    for recipe in earlier.gone { gone.add(recipe.decoded) }
    for part in fresh { added.add(part.statistics) }
    guard let changed = try earlier.index.statistics().changed(removing: gone, adding: added)
    else { throw IndexCorruption() }
    return changed
  }
}
