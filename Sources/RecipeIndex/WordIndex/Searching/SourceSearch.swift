import RecipeSearch

/// A search of a word index for the first sources of recipes.
struct SourceSearch {
  private let search: WordIndexSearch

  /// Creates a search.
  init(_ search: WordIndexSearch) {
    self.search = search
  }

  /// Returns for each recipe the index of its first source among all first sources by name.
  func firstSources(at positions: RecipePositions) throws(IndexCorruption) -> [Double?] {
    let positions = positions.array
    var places: [Double?] = Array(repeating: nil, count: positions.count)
    var cursor = try search.dictionary.cursor(at: IndexMark.firstSources)
    var source = 0.0
    while !cursor.isAtEnd, cursor.word.starts(with: IndexMark.firstSources) {
      var recipes = PositionBits(count: search.recipeCount)
      for list in cursor.lists { try list.insert(into: &recipes) }
      for (place, position) in positions.enumerated() where recipes.contains(position) {
        places[place] = source
      }
      source += 1
      try cursor.advance()
    }
    return places
  }
}
